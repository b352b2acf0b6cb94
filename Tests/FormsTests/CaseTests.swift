import TestSupport
import Testing

@testable import Forms

/// Runs the cases of other people's test suites, where they stand beside the checkout.
@Suite struct `Cases beside the checkout` {
    /// What one line asks, in the words of this package.
    struct Question {
        var form: FormDefinition
        var values: [FieldName: FieldValue]
        var field: FieldName
    }

    @Test(arguments: [
        "email-html", "email-multiple", "required", "length", "length-people", "cross-equal", "fullname",
    ])
    func `give their verdict and code`(file: String) throws {
        guard let cases = try CaseFolder.cases("rules/\(file).jsonl") else { return }
        var skipped = 0
        for one in cases {
            guard let question = try Self.question(one) else {
                skipped += 1
                continue
            }
            let snapshot = FormSnapshot(of: question.form, values: question.values)
            let violations = question.form.evaluate(snapshot).violations(of: question.field, in: question.form)
            let id = one["id"]?.string ?? "?"
            #expect(violations.isEmpty == one["valid"]?.bool, "\(id)")
            if one["score"]?.string == "valid+code", let code = one["code"]?.string {
                #expect(violations.contains { $0.code.rawValue == code }, "\(id)")
            }
        }
        if skipped > 0 { print("\(file): \(skipped) of \(cases.count) cases ask for what no field offers yet.") }
    }

    @Test func `are not missed where there are none`() throws {
        #expect(try CaseFolder.cases("rules/no-such-file.jsonl") == nil)
    }

    /// The form that a rule describes; `nil` for what is not offered yet.
    static func question(_ one: CaseValue) throws -> Question? {
        let params = one["params"] ?? .null
        let value = FieldValue.text(one["value"]?.string ?? "")
        switch one["rule"]?.string {
        case "equal":
            let form = try makeForm([
                FieldDefinition(name: "password", label: "", type: .password),
                FieldDefinition(
                    name: "confirmPassword", label: "", type: .password, constraints: [.sameAs("password")]),
            ])
            let values = one["values"]?.object ?? [:]
            return Question(
                form: form,
                values: [
                    "password": .text(values["password"]?.string ?? ""),
                    "confirmPassword": .text(values["confirmPassword"]?.string ?? ""),
                ], field: "confirmPassword")
        case "fullName":
            return Question(form: ProfileForm.definition, values: ["fullName": value], field: "fullName")
        case "type":
            guard params["multiple"]?.bool != true else { return nil }
            return Question(form: try makeForm(type: .email, .emailAddress), values: ["field": value], field: "field")
        case "required", "length", "minlength", "maxlength":
            // Neither emptiness nor length depends on the type, apart from its sanitising.
            let constraints = constraints(params)
            let type = params["type"]?.string.flatMap(InputType.init) ?? .text
            let field = FieldDefinition(name: "field", label: "", type: type, constraints: constraints)
            return Question(form: try makeForm([field]), values: ["field": value], field: "field")
        default:
            return nil
        }
    }

    static func constraints(_ params: CaseValue) -> [Constraint] {
        var constraints: [Constraint] = params["required"]?.bool == true ? [.required] : []
        let length = Length(minimum: params["minlength"]?.int, maximum: params["maxlength"]?.int)
        if length != Length() { constraints.append(.length(length)) }
        return constraints
    }

    @Test func `give their focus`() throws {
        guard let cases = try CaseFolder.cases("rules/focus.jsonl") else { return }
        for one in cases {
            let id = one["id"]?.string ?? "?"
            let builtIn = BuiltInForms.all.first { $0.name.rawValue == one["form"]?.string }
            let form = try one["definition"].map(Self.form) ?? #require(builtIn, "\(id)")
            var values: [FieldName: FieldValue] = [:]
            for (name, value) in one["values"]?.object ?? [:] {
                values[try #require(FieldName(name))] = .text(value.string ?? "")
            }
            let snapshot = FormSnapshot(
                of: form, values: values, event: try #require(one["event"]?.string.flatMap(FormEvent.init), "\(id)"),
                focused: one["focused"]?.string.flatMap(FieldName.init))
            let evaluation = form.evaluate(snapshot)
            let expected = one["expect"]?.object ?? [:]
            for (member, value) in expected {
                switch member {
                case "focus": #expect(evaluation.focusedField(in: form)?.rawValue == value.string, "\(id)")
                case "accepted": #expect(evaluation.isAccepted == value.bool, "\(id)")
                case "canFocusPrevious": #expect(evaluation.canFocusPrevious == value.bool, "\(id)")
                case "canFocusNext": #expect(evaluation.canFocusNext == value.bool, "\(id)")
                default: Issue.record("\(id) expects \(member), which this test does not know")
                }
            }
        }
    }

    /// A form in the cases' own notation.
    static func form(_ definition: CaseValue) throws -> FormDefinition {
        try makeForm(
            (definition["fields"]?.array ?? []).map { field in
                let type = field["type"]?.string.flatMap(InputType.init) ?? .text
                return FieldDefinition(
                    name: try #require(field["name"]?.string.flatMap { FieldName($0) }), label: "", type: type,
                    constraints: constraints(field) + (type == .email ? [.emailAddress] : []))
            })
    }
}
