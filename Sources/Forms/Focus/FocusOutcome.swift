/// Where the focus goes, and whether the event was a submit.
public struct FocusOutcome: Hashable, Sendable {
    /// The field to focus, by its position; `nil` for none.
    public let focus: Int?
    /// Whether the event was a submit, or a return that became one.
    public let isSubmit: Bool

    /// An outcome.
    public init(focus: Int?, isSubmit: Bool) {
        self.focus = focus
        self.isSubmit = isSubmit
    }
}
