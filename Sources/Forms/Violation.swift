/// One way in which a value fails.
public struct Violation: Hashable, Sendable {
    /// The flags of HTML's `ValidityState`, then our own in the same grammar; in the order in which they are listed.
    public enum Code: String, CaseIterable, Hashable, Sendable {
        case valueMissing
        case typeMismatch
        case patternMismatch
        case tooLong
        case tooShort
        case notEqual
    }

    /// Which way.
    public let code: Code
    /// The limit that was missed (`tooShort`: the least, `tooLong`: the most); `nil` for codes without one.
    public let bound: Int?
    /// The other field (`notEqual`); `nil` for codes without one.
    public let other: FieldName?

    /// A violation. Limits and names only: a value, or its length, has no place here.
    public init(_ code: Code, bound: Int? = nil, other: FieldName? = nil) {
        self.code = code
        self.bound = bound
        self.other = other
    }
}
