/// An error answer: problem details (RFC 9457).
///
/// It is for the developer of a client and in English. It quotes names, cut at 64 characters, and never a value.
package struct Problem: Error, Hashable, Sendable {
    /// One thing that is wrong, and where.
    package struct Fault: Hashable, Sendable {
        /// Where, as a JSON Pointer (RFC 6901); empty for the whole content.
        package let pointer: String
        /// What is wrong, as a word a client may compare.
        package let code: String
        /// What belongs there instead.
        package let detail: String

        package init(pointer: String, code: String, detail: String) {
            self.pointer = pointer
            self.code = code
            self.detail = detail
        }
    }

    /// What kind of problem it is; its type is `/problems/` and the kind's slug.
    package let kind: Kind
    /// What happened this time.
    package let detail: String
    /// Every fault with its place; empty where there is no place to point at.
    package let errors: [Fault]

    package init(_ kind: Kind, detail: String, errors: [Fault] = []) {
        self.kind = kind
        self.detail = detail
        self.errors = errors
    }

    /// The problem as lines of text, for a terminal.
    package var text: String {
        var text = "\(kind.title): \(detail)"
        for fault in errors {
            text += "\n  \(fault.pointer.isEmpty ? "(the whole)" : Self.printable(fault.pointer)): \(fault.detail)"
        }
        return text
    }

    /// A pointer quotes names of client origin; a control character in one must not steer a terminal.
    private static func printable(_ pointer: String) -> String {
        var text = ""
        for scalar in pointer.unicodeScalars {
            let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
            text.unicodeScalars.append(isControl ? "\u{FFFD}" : scalar)
        }
        return text
    }
}
