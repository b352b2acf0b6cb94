/// The name of a form, as it stands in `/forms/{form}`.
///
/// The same grammar as ``FieldName``, so a name needs no escaping in a path.
public struct FormName: Hashable, Sendable, CustomStringConvertible {
    /// The name as it stands in a path.
    public let rawValue: String

    /// Takes text from outside as a name.
    ///
    /// - Returns: `nil` where the text is no name.
    public init?(_ rawValue: String) {
        guard FieldName.isName(rawValue) else { return nil }
        self.rawValue = rawValue
    }

    /// The name itself.
    public var description: String { rawValue }
}

extension FormName: ExpressibleByStringLiteral {
    /// Takes a name written in the source; anything that is no name is our own mistake and traps.
    public init(stringLiteral value: String) {
        precondition(
            FieldName.isName(value), "a form name is 1 to 64 of A-Z a-z 0-9 _ - . and starts with a letter or _")
        rawValue = value
    }
}
