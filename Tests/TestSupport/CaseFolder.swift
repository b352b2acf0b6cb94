internal import Foundation

/// The folder of cases that stands beside a checkout in some workplaces; a clone alone has none.
package enum CaseFolder {
    /// The path of a case file; `nil` where the folder is not there.
    package static func path(_ name: String) -> String? {
        nil
    }
}
