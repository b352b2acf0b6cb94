@testable import Forms

/// What must hold of every answer.
enum FocusLaw: CaseIterable {
    case `the focus is where the table of events says`
    case `no unknown or inactive field is named`
    case `next and then previous returns, except at the ends`
    case `previous and then next returns, except at the ends`
    case `repeated return reaches a submit`
    case `only a submit, or a return on the last field, is a submit`
    case `a refused submit lands on the first invalid field, an accepted one nowhere`
    case `accepted is a submit of the whole form that is valid`
    case `change and blur never move`
    case `sent back with change, focus and state stay`
    case `the verdict never depends on focus, event or state`
    case `touched gains the field that was left, and submitted a submit`
    case `errors show when the form reveals them`
    case `nothing shows on a pristine form`
    case `label and neighbours describe the new focus`

    /// Whether the law holds of one answer among all of its form and values.
    func holds(of one: FocusSweep.Case, in sweep: FocusSweep) -> Bool {
        let none = sweep.count
        let isFocusable = sweep.focusable.has(one.focused)
        switch self {
        case .`the focus is where the table of events says`:
            return one.focus == Self.expectedFocus(one, sweep)
        case .`no unknown or inactive field is named`:
            return (one.focus == none || sweep.focusable.has(one.focus)) && sweep.invalid & ~sweep.focusable == 0
                && one.shown & ~sweep.invalid == 0 && one.touchedAfter >> sweep.count == 0
        case .`next and then previous returns, except at the ends`:
            guard one.event == .next, isFocusable else { return true }
            if one.focus == one.focused { return sweep.focusable >> one.focused == 1 }
            return sweep.answer(.previous, after: one).focus == one.focused
        case .`previous and then next returns, except at the ends`:
            guard one.event == .previous, isFocusable else { return true }
            if one.focus == one.focused { return sweep.focusable.trailingZeroBitCount == one.focused }
            return sweep.answer(.next, after: one).focus == one.focused
        case .`repeated return reaches a submit`:
            guard one.event == .return, one.focused != none else { return true }
            var last = one
            var presses = 1
            while !last.isSubmit && presses <= sweep.count {
                last = sweep.answer(.return, after: last)
                presses += 1
            }
            return last.isSubmit
        case .`only a submit, or a return on the last field, is a submit`:
            let isLast = one.focused != none && sweep.focusable >> (one.focused + 1) == 0
            return one.isSubmit == (one.event == .submit || one.event == .return && isLast)
        case .`a refused submit lands on the first invalid field, an accepted one nowhere`:
            return !one.isSubmit || one.focus == sweep.first(of: sweep.invalid)
        case .`accepted is a submit of the whole form that is valid`:
            return one.isAccepted == (one.isSubmit && sweep.isWholeForm && sweep.invalid == 0)
        case .`change and blur never move`:
            return one.event != .change && one.event != .blur || one.focus == (isFocusable ? one.focused : none)
        case .`sent back with change, focus and state stay`:
            let again = sweep.answer(.change, after: one)
            return again.focus == one.focus && again.touchedAfter == one.touchedAfter
                && again.isSubmittedAfter == one.isSubmittedAfter
        case .`the verdict never depends on focus, event or state`:
            return one.hasSameVerdict
        case .`touched gains the field that was left, and submitted a submit`:
            let leaves = one.event != .appear && one.event != .change && sweep.active.has(one.focused)
            return one.touchedAfter == (leaves ? one.touched | 1 << one.focused : one.touched)
                && one.isSubmittedAfter == (one.isSubmitted || one.isSubmit)
        case .`errors show when the form reveals them`:
            return one.shown == sweep.invalid & Self.revealed(one, sweep)
        case .`nothing shows on a pristine form`:
            return one.touchedAfter != 0 || one.isSubmittedAfter || one.event == .change || one.shown == 0
        case .`label and neighbours describe the new focus`:
            if one.focus == none { return one.submitLabel == nil && !one.canFocusPrevious && !one.canFocusNext }
            let isFirst = sweep.focusable.trailingZeroBitCount == one.focus
            let isLast = sweep.focusable >> one.focus == 1
            return one.canFocusPrevious == !isFirst && one.canFocusNext == !isLast
                && one.submitLabel == (isLast ? .done : .next)
        }
    }

    /// The contract's table of events.
    private static func expectedFocus(_ one: FocusSweep.Case, _ sweep: FocusSweep) -> Int {
        let none = sweep.count
        let here = sweep.focusable.has(one.focused) ? one.focused : none
        let behind = sweep.first(of: sweep.focusable & (~0 << (one.focused + 1)))
        switch one.event {
        case .appear:
            let empty = sweep.first(of: sweep.focusable & sweep.empty)
            return empty == none ? sweep.first(of: sweep.invalid) : empty
        case .submit: return sweep.first(of: sweep.invalid)
        case .dismiss: return none
        case .change, .blur: return here
        case .next: return behind == none ? here : behind
        case .previous:
            let before = sweep.focusable & ~(~0 << one.focused)
            return one.focused == none || before == 0 ? here : Int.bitWidth - 1 - before.leadingZeroBitCount
        case .return: return one.focused != none && behind == none ? sweep.first(of: sweep.invalid) : behind
        }
    }

    private static func revealed(_ one: FocusSweep.Case, _ sweep: FocusSweep) -> Int {
        if one.isSubmittedAfter { return ~0 }
        switch sweep.reveal {
        case .onSubmit: return 0
        case .onBlur: return one.touchedAfter
        case .onChange: return one.event == .change ? one.touchedAfter | 1 << one.focused : one.touchedAfter
        }
    }
}

extension FocusSweep {
    /// The first field of a mask; none where it is empty.
    fileprivate func first(of mask: Int) -> Int { mask == 0 ? count : mask.trailingZeroBitCount }
}

extension Int {
    /// Whether a mask has a field.
    fileprivate func has(_ field: Int) -> Bool { self >> field & 1 == 1 }
}
