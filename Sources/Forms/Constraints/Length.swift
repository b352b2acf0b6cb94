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
