/// What a client needs to draw a field well. Hints never change a verdict.
public struct FieldHints: Hashable, Sendable {
    /// HTML's `autocomplete` token, such as `email` or `new-password`.
    public var autocomplete: String?
    /// HTML's `inputmode`.
    public var inputMode: String?
    /// HTML's `autocapitalize`: `none`, `sentences`, `words` or `characters`.
    public var autocapitalize: String?
    /// HTML's `spellcheck`, and autocorrection with it.
    public var spellcheck: Bool?
    /// HTML's `placeholder`: an example of what to type.
    public var placeholder: LocalizedText?
    /// What helps to fill the field in, beside its label.
    public var help: LocalizedText?

    /// Hints; what is `nil` is left to the client.
    public init(
        autocomplete: String? = nil, inputMode: String? = nil, autocapitalize: String? = nil, spellcheck: Bool? = nil,
        placeholder: LocalizedText? = nil, help: LocalizedText? = nil
    ) {
        self.autocomplete = autocomplete
        self.inputMode = inputMode
        self.autocapitalize = autocapitalize
        self.spellcheck = spellcheck
        self.placeholder = placeholder
        self.help = help
    }
}
