/// The whole answer to a snapshot: the verdict, where the focus goes, and what to show.
public struct Evaluation: Hashable, Sendable {
    /// What the return key is labelled: the words SwiftUI, UIKit, HTML, Compose, Flutter and React Native share.
    public enum SubmitLabel: String, CaseIterable, Hashable, Sendable {
        case next
        case done
        case go
        case search
        case send
    }

    /// What is valid and what is wrong.
    public let verdict: Verdict
    /// The field to focus, by its position; `nil` for none.
    public let focus: Int?
    /// The return key's label in that field; `nil` where no field is focused.
    public let submitLabel: SubmitLabel?
    /// Whether `previous` would move the focus from there.
    public let canFocusPrevious: Bool
    /// Whether `next` would move the focus from there.
    public let canFocusNext: Bool
    /// Whether the event was a submit, or a return that became one.
    public let isSubmit: Bool
    /// Whether the event was a submit, the whole form was judged, and it is valid.
    public let isAccepted: Bool
    /// The state to send with the next snapshot.
    public let state: RevealState
    /// The fields whose errors the person should see now.
    public let shown: FieldSet

    init(
        verdict: Verdict, focus: Int?, submitLabel: SubmitLabel?, canFocusPrevious: Bool, canFocusNext: Bool,
        isSubmit: Bool, isAccepted: Bool, state: RevealState, shown: FieldSet
    ) {
        self.verdict = verdict
        self.focus = focus
        self.submitLabel = submitLabel
        self.canFocusPrevious = canFocusPrevious
        self.canFocusNext = canFocusNext
        self.isSubmit = isSubmit
        self.isAccepted = isAccepted
        self.state = state
        self.shown = shown
    }
}

extension FormDefinition {
    /// Judges a snapshot.
    ///
    /// - Complexity: O(*n*) in the fields and the bytes of their values.
    public func evaluate(_ snapshot: FormSnapshot) -> Evaluation {
        Evaluation(
            verdict: Verdict(judged: FieldSet(), invalid: FieldSet(), empty: FieldSet(), findings: []), focus: nil,
            submitLabel: nil, canFocusPrevious: false, canFocusNext: false, isSubmit: false, isAccepted: false,
            state: snapshot.state, shown: FieldSet())
    }
}
