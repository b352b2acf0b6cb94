/// Bounds how many characters a value may have.
///
/// A character is a Unicode code point (NIST SP 800-63B-4 §3.1.1.2), so every client counts alike.
/// An empty value always satisfies this constraint: only `required` speaks about emptiness.
public struct Length: Hashable, Sendable {
    /// The least count in code points that is allowed; `nil` for none.
    public let minimum: Int?
    /// The greatest count in code points that is allowed; `nil` for none.
    public let maximum: Int?

    /// Bounds, both ends included.
    public init(minimum: Int? = nil, maximum: Int? = nil) {
        precondition(minimum ?? 0 >= 0 && maximum ?? 0 >= 0, "a length can't be negative")
        self.minimum = minimum
        self.maximum = maximum
    }
}

extension Length {
    /// Finds what is wrong with a value's length.
    ///
    /// - Parameter value: The text as typed, neither trimmed nor normalised.
    /// - Returns: `tooLong` or `tooShort` with the bound it misses; `nil` when the length fits or the value is empty.
    /// - Complexity: O(*n*) in the value's UTF-8 bytes. Counting stops at the bound that decides.
    public func violation(in value: String) -> Violation? {
        let bytes = value.utf8.count
        guard bytes > 0 else { return nil }
        let least = minimum ?? 0
        // A code point takes one to four bytes: most lengths are settled without looking at the text.
        if bytes < least { return Violation(.tooShort, bound: least) }
        if bytes <= maximum ?? .max && (bytes + 3) / 4 >= least { return nil }

        let count = Self.codePoints(in: value, upTo: maximum.map { $0 == .max ? $0 : $0 + 1 } ?? least)
        if let maximum, count > maximum { return Violation(.tooLong, bound: maximum) }
        return count < least ? Violation(.tooShort, bound: least) : nil
    }

    /// Counts code points: the bytes that do not continue one (RFC 3629 §3).
    private static func codePoints(in value: String, upTo limit: Int) -> Int {
        let bytes = value.utf8.span
        var count = 0
        for index in bytes.indices where bytes[index] & 0b1100_0000 != 0b1000_0000 {
            count += 1
            if count >= limit { break }
        }
        return count
    }

    /// The lengths that both bounds allow.
    func intersection(_ other: Length) -> Length {
        Length(
            minimum: Self.pick(minimum, other.minimum, by: Swift.max),
            maximum: Self.pick(maximum, other.maximum, by: Swift.min))
    }

    /// Whether there is a length within the bounds.
    var isReachable: Bool { minimum ?? 0 <= maximum ?? .max }

    private static func pick(_ one: Int?, _ other: Int?, by choice: (Int, Int) -> Int) -> Int? {
        guard let one, let other else { return one ?? other }
        return choice(one, other)
    }
}
