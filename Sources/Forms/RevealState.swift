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

extension RevealState {
    /// Takes note of what an event has done.
    ///
    /// - Parameters:
    ///   - field: The field that had the focus when it happened; `nil` for none.
    ///   - isSubmit: Whether it was a submit, or a return that became one.
    mutating func record(_ event: FormEvent, leaving field: Int?, isSubmit: Bool) {
        if isSubmit { isSubmitted = true }
        switch event {
        case .appear, .change: break
        case .blur, .next, .previous, .return, .submit, .dismiss: if let field { touched.insert(field) }
        }
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

extension RevealPolicy {
    /// The fields whose errors the person should see.
    ///
    /// - Parameters:
    ///   - state: The state after the event.
    ///   - field: The focused field whose value has just changed; `nil` where that is not what happened.
    func shown(of invalid: FieldSet, in state: RevealState, changing field: Int?) -> FieldSet {
        if state.isSubmitted { return invalid }
        var shown =
            switch self {
            case .onSubmit: FieldSet()
            case .onBlur, .onChange: invalid.intersection(state.touched)
            }
        if self == .onChange, let field, invalid.contains(field) { shown.insert(field) }
        return shown
    }
}
