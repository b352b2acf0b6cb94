import Testing

@testable import Forms

@Suite struct `Focus laws` {
    /// What a field holds and asks for: the ways to be valid, invalid and empty.
    enum Kind: CaseIterable { case valid, tooShort, emptyAndOptional, emptyAndRequired }

    static func field(_ index: Int, isActive: Bool, isRequired: Bool) -> FieldDefinition {
        FieldDefinition(
            name: ["a", "b", "c", "d"][index], label: "",
            constraints: isRequired ? [.required, .length(Length(minimum: 2))] : [.length(Length(minimum: 2))],
            // Both ways of being inactive.
            isReadOnly: !isActive && index % 2 == 0, isDisabled: !isActive && index % 2 == 1)
    }

    @Test(arguments: 1...4)
    func `hold in every form, for every validity, focus, event and state`(count: Int) throws {
        var breaches: [FocusLaw: [String]] = [:]
        for active in 0..<(1 << count) {
            let form = try makeForm(
                (0..<count).map { Self.field($0, isActive: active >> $0 & 1 == 1, isRequired: true) })
            for invalid in 0..<(1 << count) {
                let values = (0..<count).map { FieldValue.text(invalid >> $0 & 1 == 1 ? "x" : "xx") }
                Self.check(FocusSweep(form, values: values), into: &breaches)
            }
        }
        for law in FocusLaw.allCases { #expect(breaches[law, default: []] == [], "\(law)") }
    }

    @Test(arguments: RevealPolicy.allCases)
    func `hold for empty fields, for steps and for every way of revealing`(reveal: RevealPolicy) throws {
        var breaches: [FocusLaw: [String]] = [:]
        for count in 1...2 {
            for active in 0..<(1 << count) {
                for kinds in Self.allKinds(count) {
                    let form = try makeForm(
                        (0..<count).map {
                            Self.field($0, isActive: active >> $0 & 1 == 1, isRequired: kinds[$0] == .emptyAndRequired)
                        }, reveal: reveal)
                    let values: [FieldValue] = kinds.map { kind in
                        switch kind {
                        case .valid: .text("xx")
                        case .tooShort: .text("x")
                        case .emptyAndOptional, .emptyAndRequired: .empty
                        }
                    }
                    // Steps and ways of revealing have nothing to do with each other.
                    for only in -1..<(reveal == .onBlur ? 1 << count : 0) {
                        let step = only < 0 ? nil : FieldSet(mask: only)
                        Self.check(FocusSweep(form, values: values, only: step), into: &breaches)
                    }
                }
            }
        }
        for law in FocusLaw.allCases { #expect(breaches[law, default: []] == [], "\(law)") }
    }

    @Test(arguments: 2...3)
    func `hold where values decide which fields take part`(count: Int) throws {
        var breaches: [FocusLaw: [String]] = [:]
        for conditional in 0..<(1 << count) where conditional & 1 == 0 {
            // Each conditional field asks about the one before it.
            let fields = (0..<count).map { index in
                let field = Self.field(index, isActive: true, isRequired: true)
                guard conditional >> index & 1 == 1 else { return field }
                return FieldDefinition(
                    name: field.name, label: "", constraints: field.constraints,
                    activeWhen: .equals(["a", "b", "c", "d"][index - 1], "xx"))
            }
            let form = try makeForm(fields)
            for kinds in Self.allKinds(count) {
                let values = kinds.map { FieldValue.text(["xx", "x", "", ""][Kind.allCases.firstIndex(of: $0) ?? 0]) }
                // What the conditions say, walked through by hand.
                var active = 0
                for index in 0..<count {
                    let isAsked = conditional >> index & 1 == 1
                    if !isAsked || active >> (index - 1) & 1 == 1 && kinds[index - 1] == .valid { active |= 1 << index }
                }
                let sweep = FocusSweep(form, values: values)
                #expect(sweep.active == active)
                #expect(form.verdict(on: values).judged.mask(count) == active)
                Self.check(sweep, into: &breaches)
                for only in 0..<(count == 2 ? 1 << count : 0) {
                    Self.check(FocusSweep(form, values: values, only: FieldSet(mask: only)), into: &breaches)
                }
            }
        }
        for law in FocusLaw.allCases { #expect(breaches[law, default: []] == [], "\(law)") }
    }

    static func allKinds(_ count: Int) -> [[Kind]] {
        count == 0 ? [[]] : allKinds(count - 1).flatMap { start in Kind.allCases.map { start + [$0] } }
    }

    /// Collects the first few breaches of each law.
    static func check(_ sweep: FocusSweep, into breaches: inout [FocusLaw: [String]]) {
        let laws = FocusLaw.allCases
        for one in sweep.cases {
            for law in laws where !law.holds(of: one, in: sweep) {
                guard breaches[law, default: []].count < 3 else { continue }
                breaches[law, default: []].append("\(one), focusable \(sweep.focusable), invalid \(sweep.invalid)")
            }
        }
    }

    @Test func `a focus that no field has is no focus`() throws {
        let form = try makeForm([Self.field(0, isActive: true, isRequired: true)])
        for event in FormEvent.allCases {
            for focused in [Int.min, -1, 1, 64, 500, Int.max] {
                let state = RevealState(touched: [0, 1, 64, 500])
                let sent = FormSnapshot(values: [.empty], event: event, focused: focused, state: state)
                let none = FormSnapshot(values: [.empty], event: event, focused: nil, state: RevealState(touched: [0]))
                #expect(form.evaluate(sent) == form.evaluate(none))
            }
        }
    }
}
