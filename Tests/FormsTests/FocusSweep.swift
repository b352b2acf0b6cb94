@testable import Forms

/// Every answer of one form with one set of values: each event, each focus, each state.
///
/// Each is asked for once; the laws then compare answers with each other, however many they need. Sets are bit masks
/// and no focus is the position behind the last field: plain numbers, so that a sweep is quick without optimisation.
struct FocusSweep {
    /// One question and its answer.
    struct Case {
        let event: FormEvent
        let focused: Int
        let touched: Int
        let isSubmitted: Bool

        let focus: Int
        let touchedAfter: Int
        let isSubmittedAfter: Bool
        let shown: Int
        let isSubmit: Bool
        let isAccepted: Bool
        let submitLabel: Evaluation.SubmitLabel?
        let canFocusPrevious: Bool
        let canFocusNext: Bool
        let hasSameVerdict: Bool
    }

    /// How many fields there are; as a focus, none.
    let count: Int
    let reveal: RevealPolicy
    let isWholeForm: Bool
    let active: Int
    let focusable: Int
    let invalid: Int
    let empty: Int
    private(set) var cases: [Case] = []

    init(_ form: FormDefinition, values: [FieldValue], only: FieldSet? = nil) {
        let count = form.fields.count
        self.count = count
        reveal = form.reveal
        isWholeForm = only == nil
        let verdict = form.verdict(on: values, only: only)
        active = (0..<count).reduce(0) { mask, index in
            let field = form.fields[index]
            let isInactive = field.isReadOnly || field.isDisabled || verdict.inactive.contains(index)
            return isInactive ? mask : mask | 1 << index
        }
        focusable = active & (only?.mask(count) ?? ~0)
        invalid = verdict.invalid.mask(count)
        empty = verdict.empty.mask(count)
        let sets = (0..<(1 << count)).map(FieldSet.init(mask:))
        var snapshot = FormSnapshot(values: values, only: only)
        for event in FormEvent.allCases {
            snapshot.event = event
            for focused in 0...count {
                snapshot.focused = focused < count ? focused : nil
                for touched in 0..<(2 << count) {
                    snapshot.state.touched = sets[touched >> 1]
                    snapshot.state.isSubmitted = touched & 1 == 1
                    let answer = form.evaluate(snapshot)
                    cases.append(
                        Case(
                            event: event, focused: focused, touched: touched >> 1, isSubmitted: touched & 1 == 1,
                            focus: answer.focus ?? count, touchedAfter: answer.state.touched.mask(count),
                            isSubmittedAfter: answer.state.isSubmitted, shown: answer.shown.mask(count),
                            isSubmit: answer.isSubmit, isAccepted: answer.isAccepted, submitLabel: answer.submitLabel,
                            canFocusPrevious: answer.canFocusPrevious, canFocusNext: answer.canFocusNext,
                            hasSameVerdict: answer.verdict == verdict))
                }
            }
        }
    }

    /// The answer to an event that comes after another one's answer.
    func answer(_ event: FormEvent, after one: Case) -> Case {
        let row = (Self.position(of: event) * (count + 1) + one.focus) << count + one.touchedAfter
        return cases[row << 1 + (one.isSubmittedAfter ? 1 : 0)]
    }

    private static func position(of event: FormEvent) -> Int {
        switch event {
        case .appear: 0
        case .change: 1
        case .blur: 2
        case .next: 3
        case .previous: 4
        case .return: 5
        case .submit: 6
        case .dismiss: 7
        }
    }
}

extension FieldSet {
    /// The fields whose bits are set.
    init(mask: Int) {
        self.init()
        for index in 0..<8 where mask >> index & 1 == 1 { insert(index) }
    }

    /// A bit for each of the first fields; one more where others are in the set too.
    func mask(_ count: Int) -> Int {
        var mask = 0
        var index = 0
        var rest = self
        while index < count {
            if rest.contains(index) {
                mask |= 1 << index
                rest.remove(index)
            }
            index += 1
        }
        return rest.isEmpty ? mask : mask | 1 << count
    }
}
