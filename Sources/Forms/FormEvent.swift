/// What just happened in the form, as the client saw it.
public enum FormEvent: String, CaseIterable, Hashable, Sendable {
    /// The form came on screen.
    case appear
    /// A value changed.
    case change
    /// The focused field lost the focus.
    case blur
    /// The person asked for the next field (a chevron, Tab).
    case next
    /// The person asked for the previous field.
    case previous
    /// The return key was pressed in the focused field.
    case `return`
    /// The form was submitted.
    case submit
    /// The keyboard was dismissed.
    case dismiss
}
