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
        for type in InputType.allCases {
            let options = type.isChoice ? [Option(value: "x", label: "")] : []
            let other = FieldDefinition(name: "other", label: "", type: type, options: options)
            for isRequired in [false, true] where !isRequired || type.allows(.required) {
                let field = FieldDefinition(
                    name: "a", label: "", type: type,
                    constraints: try Self.everything(on: type) + (isRequired ? [.required] : []), options: options)
                let form = try makeForm([field, other])
                let value = type == .checkbox ? FieldValue.checked(true) : .text("2")
                for empty in [FieldValue.empty] + (type == .checkbox ? [.checked(false)] : []) {
                    let findings = form.verdict(on: [empty, value], only: [0]).findings
                    #expect(findings.map(\.violation) == (isRequired ? [Violation(.valueMissing)] : []), "\(type)")
                }
            }
        }
    }

    /// Each constraint that a type takes, but for `required`.
    static func everything(on type: InputType) throws -> [Constraint] {
        let limit =
            switch type {
            case .date: "2024-01-01"
            case .month: "2024-01"
            case .week: "2024-W01"
            case .time: "10:00"
            case .datetimeLocal: "2024-01-01T10:00"
            default: "5"
            }
        let all: [(DefinitionError.Member, Constraint)] = [
            (.pattern, .characters(AllowedCharacters("", pattern: ""))), (.pattern, .pattern(try Pattern("never"))),
            (.minLength, .length(Length(minimum: 5))), (.min, .minimum(limit)), (.max, .maximum(limit)),
            (.step, .step("7")), (.equalTo, .sameAs("other")), (.after, .after("other")), (.before, .before("other")),
            (.blocked, .blocked([""])),
        ]
        return all.compactMap { type.allows($0) ? $1 : nil }
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
        let form = try makeForm([
            FieldDefinition(name: "tick", label: "", type: .checkbox, constraints: [.required]),
            FieldDefinition(
                name: "choice", label: "", type: .select, constraints: [.required], isMultiple: true,
                options: [Option(value: "", label: "None"), Option(value: "a", label: "A")]),
        ])
        let missing = Violation(.valueMissing)
        let rows: [([FieldValue], [Violation])] = [
            ([.checked(false), .selections([])], [missing, missing]),
            ([.empty, .empty], [missing, missing]),  // nothing was sent for them
            ([.checked(true), .selections(["a"])], []),
            ([.checked(true), .selections([""])], []),  // an option was chosen, whatever its value is
        ]
        for (values, expected) in rows { #expect(form.verdict(on: values).findings.map(\.violation) == expected) }
    }

    @Test func `a value of another kind than the field's is bad input`() throws {
        let fields = [
            FieldDefinition(name: "a", label: ""), FieldDefinition(name: "a", label: "", type: .checkbox),
            FieldDefinition(
                name: "a", label: "", type: .select, isMultiple: true, options: [Option(value: "x", label: "X")]),
        ]
        let values: [FieldValue] = [.text("x"), .checked(true), .selections(["x"])]
        for (place, field) in fields.enumerated() {
            let form = try makeForm([field])
            for (kind, value) in values.enumerated() {
                let expected = kind == place ? [] : [Violation(.badInput)]
                #expect(form.verdict(on: [value]).findings.map(\.violation) == expected)
            }
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
