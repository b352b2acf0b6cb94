import Foundation
import TestSupport

/// Compares a verdict with the members a case wants.
enum WantedVerdict {
    /// What differs; `nil` where nothing does.
    static func difference(of content: [UInt8], from wanted: CaseValue) throws -> String? {
        let verdict = try JSONDecoder().decode(CaseValue.self, from: Data(content))
        for (member, value) in wanted.object ?? [:] where member != "fields" {
            if verdict[member] != value { return "\(member) differs" }
        }
        guard let fields = wanted["fields"]?.object else { return nil }
        guard verdict["fields"]?.object?.keys.sorted() == fields.keys.sorted() else { return "the fields differ" }
        for (field, codes) in fields {
            let found = (verdict["fields"]?[field]?["errors"]?.array ?? []).compactMap { $0["code"]?.string }
            let expected = (codes.array ?? []).compactMap(\.string)
            let fits = expected == ["*"] ? !found.isEmpty : found == expected
            if !fits { return "\(field) has \(found)" }
        }
        return nil
    }
}
