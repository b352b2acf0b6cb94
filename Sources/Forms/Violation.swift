/// One way in which a value fails.
public struct Violation: Hashable, Sendable {
    /// The flags of HTML's `ValidityState`, then our own in the same grammar; in the order in which they are listed.
    public enum Code: String, CaseIterable, Hashable, Sendable {
        case valueMissing
        case typeMismatch
        case patternMismatch
        case tooLong
        case tooShort
        case rangeUnderflow
        case rangeOverflow
        case stepMismatch
        case badInput
        /// It must be the same as another field.
        case notEqual
        /// It must differ from another field.
        case notDifferent
        /// It is none of the options, or one of the values that are blocked.
        case notAllowed
    }

    /// At most one of them goes with any code, so they share their room.
    private enum Limit: Hashable {
        case none
        case count(Int)
        case written(String)
        case field(FieldName)
    }

    /// Which way.
    public let code: Code
    private let detail: Limit

    /// A violation without a limit. A value, or its length, has no place in any.
    public init(_ code: Code) {
        self.code = code
        detail = .none
    }

    /// A violation of a bound.
    public init(_ code: Code, bound: Int) {
        self.code = code
        detail = .count(bound)
    }

    /// A violation of a limit.
    public init(_ code: Code, limit: String) {
        self.code = code
        detail = .written(limit)
    }

    /// A violation of what holds between two fields.
    public init(_ code: Code, other: FieldName) {
        self.code = code
        detail = .field(other)
    }

    /// The length that was missed (`tooShort`: the least, `tooLong`: the most); `nil` for codes without one.
    public var bound: Int? { if case .count(let bound) = detail { bound } else { nil } }

    /// The `min`, `max` or `step` that was missed, as the definition has it; `nil` for codes without one.
    public var limit: String? { if case .written(let limit) = detail { limit } else { nil } }

    /// The other field (`notEqual`, `notDifferent`, and the range where `after` or `before` speak); `nil` for codes
    /// without one.
    public var other: FieldName? { if case .field(let other) = detail { other } else { nil } }
}
