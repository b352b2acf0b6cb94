/// The name of a field within its form.
///
/// One to 64 of ASCII letters, digits, `_`, `-` and `.`, the first one a letter or `_`: so that a name is also an
/// identifier in the languages clients are written in, and needs no escaping in JSON, URLs or a JSON Pointer.
public struct FieldName: Hashable, Sendable, CustomStringConvertible {
    /// The name as it stands in a snapshot.
    public let rawValue: String

    /// Takes text from outside as a name.
    ///
    /// - Returns: `nil` where the text is no name.
    public init?(_ rawValue: String) {
        guard Self.isName(rawValue) else { return nil }
        self.rawValue = rawValue
    }

    /// The name itself.
    public var description: String { rawValue }

    /// Whether text is one to 64 characters of the name grammar.
    static func isName(_ text: String) -> Bool {
        guard let first = text.utf8.first, text.utf8.count <= 64 else { return false }
        guard Self.isLetter(first) || first == UInt8(ascii: "_") else { return false }
        return text.utf8.allSatisfy { byte in
            Self.isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}

extension FieldName: ExpressibleByStringLiteral {
    /// Takes a name written in the source; anything that is no name is our own mistake and traps.
    public init(stringLiteral value: String) {
        precondition(Self.isName(value), "a field name is 1 to 64 of A-Z a-z 0-9 _ - . and starts with a letter or _")
        rawValue = value
    }
}
