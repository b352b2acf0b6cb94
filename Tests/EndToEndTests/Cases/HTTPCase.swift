import Foundation
import TestSupport

/// A case of `http/cases.json`: bytes to send, or a procedure, and what must come of it.
struct HTTPCase: Sendable {
    /// One thing a client does.
    enum Step: Sendable {
        /// Sends bytes so many times.
        case send([UInt8], times: Int)
        /// Waits so long, or until something comes.
        case pause(Duration)
        /// Ends its sending side.
        case shutdown
    }

    /// Why a case can't be read.
    struct Unreadable: Error {
        let id: String
    }

    let id: String
    let steps: [Step]
    let expected: String
    /// What to do beyond sending the bytes; `nil` for plain cases.
    let procedure: String?
    /// Members of the answer's content.
    let wanted: CaseValue?

    /// The part of the id before the dot.
    var family: String { String(id.prefix { $0 != "." }) }

    /// All bytes of the steps, with repeats.
    var bytes: [UInt8] {
        steps.flatMap { step -> [UInt8] in
            guard case .send(let bytes, let times) = step else { return [] }
            return Array(repeating: bytes, count: times).flatMap(\.self)
        }
    }

    /// The cases beside this checkout; none where the folder is not there.
    static func all() throws -> [HTTPCase] {
        guard let path = CaseFolder.path("http/cases.json") else { return [] }
        let file = try JSONDecoder().decode(CaseValue.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
        return try (file["cases"]?.array ?? []).map(HTTPCase.init)
    }

    private init(_ value: CaseValue) throws {
        let id = value["id"]?.string ?? "a case without an id"
        guard let expected = value["expected"]?.string else { throw Unreadable(id: id) }
        self.id = id
        self.expected = expected
        procedure = value["how"]?.string
        wanted = value["want"]
        if let text = value["bytes"]?.string {
            steps = [.send(try Self.unescaped(text, id), times: 1)]
        } else {
            steps = try (value["steps"]?.array ?? []).map { try Self.step($0, id) }
        }
    }

    private static func step(_ value: CaseValue, _ id: String) throws -> Step {
        if let text = value["bytes"]?.string {
            return .send(try unescaped(text, id), times: value["times"]?.int ?? 1)
        }
        if case .number(let seconds)? = value["pause"] { return .pause(.milliseconds(Int(seconds * 1000))) }
        guard value["shutdown"]?.bool == true else { throw Unreadable(id: id) }
        return .shutdown
    }

    /// The bytes of a text with escapes: `\r`, `\n`, `\t`, `\\`, `\xNN`.
    private static func unescaped(_ text: String, _ id: String) throws -> [UInt8] {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\") else {
                bytes.append(byte)
                continue
            }
            switch rest.popFirst() {
            case UInt8(ascii: "r"): bytes.append(0x0D)
            case UInt8(ascii: "n"): bytes.append(0x0A)
            case UInt8(ascii: "t"): bytes.append(0x09)
            case UInt8(ascii: "\\"): bytes.append(UInt8(ascii: "\\"))
            case UInt8(ascii: "x"):
                let digits = String(decoding: rest.prefix(2), as: UTF8.self)
                guard digits.utf8.count == 2, let value = UInt8(digits, radix: 16) else { throw Unreadable(id: id) }
                rest = rest.dropFirst(2)
                bytes.append(value)
            default: throw Unreadable(id: id)
            }
        }
        return bytes
    }
}
