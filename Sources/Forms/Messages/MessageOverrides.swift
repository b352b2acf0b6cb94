/// The messages that an operator puts in the catalog's place, by code.
///
/// Those of a field are asked first, then those of the form, then the catalog.
public struct MessageOverrides: Hashable, Sendable {
    private var messages: [Violation.Code: LocalizedMessage]

    /// The messages by code; none by default.
    public init(_ messages: [Violation.Code: LocalizedMessage] = [:]) { self.messages = messages }

    /// Whether the catalog speaks alone.
    public var isEmpty: Bool { messages.isEmpty }

    /// The message for a code; `nil` where there is none.
    public subscript(code: Violation.Code) -> LocalizedMessage? {
        get { messages[code] }
        set { messages[code] = newValue }
    }
}

extension MessageOverrides: ExpressibleByDictionaryLiteral {
    /// Messages by code; of two for one code the last counts.
    public init(dictionaryLiteral elements: (Violation.Code, LocalizedMessage)...) {
        self.init()
        for (code, message) in elements { self[code] = message }
    }
}
