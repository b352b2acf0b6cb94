/// Says where the focus goes: a pure function of what happened and what is valid.
///
/// It proposes only; the view owns the focus. It never names a field outside `focusable`.
enum FocusReducer {
    /// Where the focus goes after an event.
    ///
    /// - Parameters:
    ///   - focused: The field that had the focus. One that can't be focused is a place in the order still: `next`
    ///     and `previous` go on from there.
    ///   - focusable: The fields that can have the focus.
    ///   - invalid: The fields that failed, all of them focusable.
    ///   - empty: The fields nothing was typed into.
    static func reduce(
        _ event: FormEvent, focused: Int?, focusable: FieldSet, invalid: FieldSet, empty: FieldSet
    ) -> FocusOutcome {
        let here = focused.flatMap { focusable.contains($0) ? $0 : nil }
        switch event {
        case .appear: return stay(empty.intersection(focusable).first ?? invalid.first)
        case .change, .blur: return stay(here)
        case .next: return stay(focused.flatMap(focusable.next(after:)) ?? here)
        case .previous: return stay(focused.flatMap(focusable.previous(before:)) ?? here)
        case .return:
            guard let focused else { return stay(nil) }
            return focusable.next(after: focused).map(stay) ?? submit(invalid)
        case .submit: return submit(invalid)
        case .dismiss: return stay(nil)
        }
    }

    private static func stay(_ focus: Int?) -> FocusOutcome { FocusOutcome(focus: focus, isSubmit: false) }

    private static func submit(_ invalid: FieldSet) -> FocusOutcome {
        FocusOutcome(focus: invalid.first, isSubmit: true)
    }
}
