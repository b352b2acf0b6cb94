import Testing

@testable import Forms

@Suite struct `Verdicts on values` {
    @Test func `all failing rules of a field are listed, in the order of codes`() throws {
        let constraints: [Constraint] = [
            .sameAs("other"), .length(Length(minimum: 30)), .characters(AllowedCharacters("ab", pattern: "")),
            .emailAddress, .required,
        ]
        let form = try makeForm([
            FieldDefinition(name: "field", label: "", constraints: constraints),
            FieldDefinition(name: "other", label: ""),
        ])
        let codes = form.violations("abc", "").map(\.code)
        #expect(codes == [.typeMismatch, .patternMismatch, .tooShort, .notEqual])
        #expect(codes == Violation.Code.allCases.filter(codes.contains))
        #expect(form.violations("", "x").map(\.code) == [.valueMissing])
        #expect(form.possibleViolations(of: 0).map(\.code) == [.valueMissing] + codes)
    }

    @Test func `a constraint that is written twice is listed once`() throws {
        #expect(try makeForm(.required, .required).violations("") == [Violation(.valueMissing)])
        #expect(try makeForm(.emailAddress, .emailAddress).violations("x") == [Violation(.typeMismatch)])
    }

    @Test func `an empty value only ever fails required`() throws {
        let rest: [Constraint] = [
            .emailAddress, .characters(AllowedCharacters("", pattern: "")), .length(Length(minimum: 5)),
            .sameAs("other"),
        ]
        for type in InputType.allCases {
            for isRequired in [false, true] {
                let form = try makeForm([
                    FieldDefinition(
                        name: "a", label: "", type: type, constraints: isRequired ? [.required] + rest : rest),
                    FieldDefinition(name: "other", label: ""),
                ])
                #expect(form.violations("", "x") == (isRequired ? [Violation(.valueMissing)] : []))
            }
        }
    }

    @Test(arguments: [
        " ", "   ", "\t", "\u{A0}", "\u{3000}", "\u{2003}\u{202F}", "\u{85}", "\u{1680}", "\u{2028}\u{2029}",
        " \u{205F} ",
    ])
    func `white space only is a value unless the field says otherwise`(text: String) throws {
        #expect(try makeForm(.required, .length(Length(maximum: 9)), blank: .value).violations(text) == [])
        #expect(
            try makeForm(.required, .length(Length(minimum: 9)), blank: .missing).violations(text)
                == [Violation(.valueMissing)])
        #expect(try makeForm(.length(Length(minimum: 9)), blank: .missing).violations(text) == [])
    }

    @Test func `white space is Unicode's, all of it and nothing else`() throws {
        let form = try makeForm(.required, blank: .missing)
        for value in UInt32(0)...0x3100 {
            guard let scalar = Unicode.Scalar(value), scalar != "\n", scalar != "\r" else { continue }
            let isMissing = form.violations(String(Character(scalar))) == [Violation(.valueMissing)]
            #expect(isMissing == scalar.properties.isWhitespace, "U+\(String(value, radix: 16))")
        }
    }

    @Test(arguments: ["\u{200B}", "\u{FEFF}", "\u{2060}", " a ", "\u{3164}", "\u{2800}", "\u{180E}"])
    func `what is no white space is a value`(text: String) throws {
        #expect(try makeForm(.required, blank: .missing).violations(text) == [])
    }

    @Test func `an unticked checkbox and no choice are empty`() throws {
        let form = try makeForm(.required, .length(Length(minimum: 5)), .emailAddress)
        for (value, isEmpty) in [
            (FieldValue.checked(false), true), (.selections([]), true), (.checked(true), false),
            (.selections([""]), false), (.empty, true),
        ] {
            let verdict = form.verdict(on: [value])
            #expect(verdict.empty.contains(0) == isEmpty)
            #expect(verdict.findings.map(\.violation) == (isEmpty ? [Violation(.valueMissing)] : []))
        }
    }

    @Test func `inactive fields appear in the verdict and are never invalid`() throws {
        let form = try makeForm([
            FieldDefinition(name: "a", label: "", constraints: [.required], isReadOnly: true),
            FieldDefinition(name: "b", label: "", constraints: [.required], isDisabled: true),
            FieldDefinition(name: "c", label: "", constraints: [.required]),
        ])
        let verdict = form.verdict(on: [.empty, .empty, .empty])
        #expect(verdict.judged == [0, 1, 2] && verdict.empty == [0, 1, 2] && verdict.invalid == [2])
        #expect(form.possibleViolations(of: 0) == [] && form.possibleViolations(of: 7) == [])
    }

    @Test func `only the fields of the step are judged`() throws {
        let form = try makeForm(
            (0..<4).compactMap { index in
                FieldName("f\(index)").map { FieldDefinition(name: $0, label: "", constraints: [.required]) }
            })
        let verdict = form.verdict(on: Array(repeating: .empty, count: 4), only: [1, 3, 99])
        #expect(verdict.judged == [1, 3] && verdict.invalid == [1, 3] && verdict.empty == [1, 3])
        #expect(verdict.findings.map(\.field) == [1, 3])
        #expect(form.verdict(on: Array(repeating: .empty, count: 4), only: []).isValid)
    }

    @Test func `a form of 500 fields is judged like a small one`() throws {
        let fields = (0..<500).compactMap { index in
            FieldName("f\(index)").map { FieldDefinition(name: $0, label: "", constraints: [.required]) }
        }
        let form = try makeForm(fields)
        var values = Array(repeating: FieldValue.text("x"), count: 500)
        for empty in [3, 64, 499] { values[empty] = .empty }
        let evaluation = form.evaluate(FormSnapshot(values: values, focused: 499))
        #expect(Array(evaluation.verdict.invalid) == [3, 64, 499])
        #expect(evaluation.focus == 3 && evaluation.shown == [3, 64, 499] && !evaluation.isAccepted)
        #expect(form.evaluate(FormSnapshot(values: values, event: .next, focused: 63)).focus == 64)
        #expect(form.evaluate(FormSnapshot(values: values, event: .previous, focused: 128)).focus == 127)
        #expect(form.evaluate(FormSnapshot(values: values, event: .return, focused: 499)).focus == 3)
    }
}
