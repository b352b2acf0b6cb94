/// What decides whether errors may be shown yet. It never changes what is valid.
public struct RevealState: Hashable, Sendable {
    /// The fields the person has left at least once.
    public var touched: FieldSet
    /// Whether the form was submitted at least once.
    public var isSubmitted: Bool

    /// A state as sent; without arguments the state of a pristine form.
    public init(touched: FieldSet = FieldSet(), isSubmitted: Bool = false) {
        self.touched = touched
        self.isSubmitted = isSubmitted
    }
}

/// When a form begins to show errors.
public enum RevealPolicy: String, CaseIterable, Hashable, Sendable {
    /// As soon as a value changes in the focused field, and in every field that was left.
    case onChange
    /// In every field that was left. The default.
    case onBlur
    /// Only once the form was submitted.
    case onSubmit
}
