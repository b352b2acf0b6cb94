internal import Foundation

/// The folder of cases that stands beside a checkout in some workplaces; a clone alone has none.
package enum CaseFolder {
    /// The path of a case file; `nil` where the folder is not there.
    ///
    /// - Parameter name: The file below the folder, such as `rules/required.jsonl`.
    package static func path(_ name: String) -> String? {
        // This file is Tests/TestSupport/CaseFolder.swift of the package.
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let path = root.deletingLastPathComponent().appendingPathComponent("shared/cases/\(name)").path
        return FileManager.default.fileExists(atPath: path) ? path : nil
    }

    /// The cases of a file, one a line; `nil` where the folder is not there, which is said in one line.
    package static func cases(_ name: String) throws -> [CaseValue]? {
        guard let path = path(name) else {
            print("No cases beside this checkout: \(name) was not run.")
            return nil
        }
        let decoder = JSONDecoder()
        return try Data(contentsOf: URL(fileURLWithPath: path)).split(separator: UInt8(ascii: "\n"))
            .map { try decoder.decode(CaseValue.self, from: Data($0)) }
    }
}

/// A JSON value of a case.
package enum CaseValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([CaseValue])
    case object([String: CaseValue])

    /// A member of an object; `nil` for one that is missing, and for what is no object.
    package subscript(member: String) -> CaseValue? {
        if case .object(let members) = self { members[member] } else { nil }
    }

    package var string: String? { if case .string(let string) = self { string } else { nil } }
    package var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }
    /// A string, or a number as it is usually written.
    package var text: String? {
        if case .number(let number) = self { int.map { "\($0)" } ?? "\(number)" } else { string }
    }
    package var int: Int? { if case .number(let number) = self { Int(exactly: number) } else { nil } }
    package var array: [CaseValue]? { if case .array(let array) = self { array } else { nil } }
    package var object: [String: CaseValue]? { if case .object(let members) = self { members } else { nil } }
}

extension CaseValue: Decodable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let bool = try? container.decode(Bool.self) {
            self = .bool(bool)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let string = try? container.decode(String.self) {
            self = .string(string)
        } else if let array = try? container.decode([CaseValue].self) {
            self = .array(array)
        } else {
            self = .object(try container.decode([String: CaseValue].self))
        }
    }
}
