/// Bounds which characters a value may be made of: a set of ASCII characters, as an HTML `pattern` can say it.
public struct AllowedCharacters: Hashable, Sendable {
    /// The same rule as an HTML `pattern` (ECMAScript's `v` flag, the whole value).
    public let pattern: String
    private let low: UInt64
    private let high: UInt64

    /// A set of ASCII characters.
    ///
    /// - Parameters:
    ///   - characters: The characters allowed.
    ///   - pattern: The same rule as an HTML `pattern`, for clients that judge locally.
    public init(_ characters: String, pattern: String) {
        var low: UInt64 = 0
        var high: UInt64 = 0
        for byte in characters.utf8 {
            precondition(byte < 128, "only ASCII characters can be allowed one by one")
            if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte - 64) }
        }
        self.low = low
        self.high = high
        self.pattern = pattern
    }
}

extension AllowedCharacters {
    /// Finds a character that is not allowed.
    ///
    /// - Returns: `patternMismatch`; `nil` when every character is allowed.
    /// - Complexity: O(*n*) in the value's UTF-8 bytes.
    public func violation(in value: String) -> Violation? {
        let bytes = value.utf8.span
        for index in bytes.indices where !contains(bytes[index]) { return Violation(.patternMismatch) }
        return nil
    }

    /// Whether an ASCII character is allowed. No other byte is.
    func contains(_ byte: UInt8) -> Bool {
        switch byte {
        case 0..<64: low & (1 << UInt64(byte)) != 0
        case 64..<128: high & (1 << UInt64(byte - 64)) != 0
        default: false
        }
    }

    /// Whether all of these ASCII characters are allowed.
    func contains(allOf bytes: ClosedRange<UInt8>) -> Bool { bytes.allSatisfy(contains) }
}
