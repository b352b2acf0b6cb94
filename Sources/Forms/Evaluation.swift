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
    /// - Parameter snapshot: One value for each field of this form. Positions that are no field's are taken as no
    ///   field at all.
    /// - Complexity: O(*n*) in the fields and the bytes of their values. Allocates once, where something is wrong.
    public func evaluate(_ snapshot: FormSnapshot) -> Evaluation {
        let verdict = verdict(on: snapshot.values, only: snapshot.only)
        let focusable = activeFields.intersection(verdict.judged)
        let sent = snapshot.focused.flatMap { fields.indices.contains($0) ? $0 : nil }
        let outcome = FocusReducer.reduce(
            snapshot.event, focused: sent, focusable: focusable, invalid: verdict.invalid, empty: verdict.empty)

        var state = snapshot.state
        state.touched = state.touched.intersection(allFields)
        // A field that can't have had the focus can't have been left either.
        let left = sent.flatMap { activeFields.contains($0) ? $0 : nil }
        state.record(snapshot.event, leaving: left, isSubmit: outcome.isSubmit)

        return Evaluation(
            verdict: verdict, focus: outcome.focus,
            submitLabel: outcome.focus.map { submitLabel(at: $0, among: focusable) },
            canFocusPrevious: outcome.focus.map { focusable.previous(before: $0) != nil } ?? false,
            canFocusNext: outcome.focus.map { focusable.next(after: $0) != nil } ?? false,
            isSubmit: outcome.isSubmit,
            isAccepted: outcome.isSubmit && snapshot.only == nil && verdict.isValid,
            state: state,
            shown: reveal.shown(of: verdict.invalid, in: state, changing: snapshot.event == .change ? sent : nil))
    }

    private func submitLabel(at field: Int, among focusable: FieldSet) -> Evaluation.SubmitLabel {
        fields[field].submitLabel ?? (focusable.next(after: field) == nil ? .done : .next)
    }
}

extension Evaluation {
    /// The name of the field to focus; `nil` for none.
    ///
    /// - Parameter form: The definition that judged.
    public func focusedField(in form: FormDefinition) -> FieldName? { focus.map { form.fields[$0].name } }

    /// What is wrong with a field, whether it is to be shown yet or not; empty for a name the form does not have.
    ///
    /// - Parameter form: The definition that judged.
    public func violations(of field: FieldName, in form: FormDefinition) -> [Violation] {
        guard let index = form.index(of: field) else { return [] }
        return verdict.findings.compactMap { $0.field == index ? $0.violation : nil }
    }

    /// Whether the person should see now what is wrong with a field; `false` for a name the form does not have.
    ///
    /// - Parameter form: The definition that judged.
    public func shows(_ field: FieldName, in form: FormDefinition) -> Bool {
        form.index(of: field).map(shown.contains) ?? false
    }
}
