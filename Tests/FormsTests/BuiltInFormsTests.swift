import Testing

@testable import Forms

@Suite struct `Built-in forms` {
    static let address254 = "\(String(repeating: "a", count: 250))@b.c"

    @Test(arguments: [
        ("login", ["email", "password"]),
        ("register", ["email", "password", "confirmPassword"]),
        ("profile", ["emailAddress", "fullName", "username"]),
    ])
    func `have the fields of the contract, in its order`(name: String, fields: [String]) throws {
        let form = try #require(BuiltInForms.all.first { $0.name.rawValue == name })
        #expect(form.fields.map(\.name.rawValue) == fields)
        #expect(form.activeFields == FieldSet(first: fields.count))
        #expect(form.reveal == .onBlur)
        let nothing = Array(repeating: FieldValue.empty, count: fields.count)
        let missing = form.verdict(on: nothing).findings
        #expect(missing.map(\.field) == Array(fields.indices))
        #expect(missing.allSatisfy { $0.violation == Violation(.valueMissing) })
    }

    @Test(arguments: [
        (LoginForm.definition, [.next, Evaluation.SubmitLabel.go]),
        (RegisterForm.definition, [.next, .next, .go]),
        (ProfileForm.definition, [.next, .next, .done]),
    ])
    func `label the return key`(form: FormDefinition, labels: [Evaluation.SubmitLabel]) {
        let values = Array(repeating: FieldValue.empty, count: form.fields.count)
        for (index, label) in labels.enumerated() {
            let evaluation = form.evaluate(FormSnapshot(values: values, event: .change, focused: index))
            #expect(evaluation.submitLabel == label)
        }
    }

    @Test(arguments: [
        ("ada@example.com", "12345678", []),
        ("ada@example.com", "1234567", [Violation(.tooShort, bound: 8)]),
        ("ada", "12345678", [Violation(.typeMismatch)]),
        (address254, "12345678", []),
        ("a\(address254)", "12345678", [Violation(.tooLong, bound: 254)]),
        // No upper bound: the password was accepted elsewhere.
        ("ada@example.com", String(repeating: "x", count: 5000), []),
        ("ada@example.com", "        ", []),  // white space is a value in a password
    ])
    func `login judges`(email: String, password: String, expected: [Violation]) {
        #expect(LoginForm.definition.violations(email, password) == expected)
    }

    @Test(arguments: [
        ("12345678", "12345678", []),
        ("short", "short", [Violation(.tooShort, bound: 8)]),
        ("short", "shot", [Violation(.tooShort, bound: 8), Violation(.notEqual, other: "password")]),
        ("12345678", "", [Violation(.valueMissing)]),
        ("", "12345678", [Violation(.valueMissing), Violation(.notEqual, other: "password")]),
        (String(repeating: "é", count: 128), String(repeating: "é", count: 128), []),
        (
            String(repeating: "é", count: 129), String(repeating: "é", count: 129),
            [Violation(.tooLong, bound: 128)]
        ),
    ])
    func `register judges`(password: String, confirmPassword: String, expected: [Violation]) {
        #expect(RegisterForm.definition.violations("ada@example.com", password, confirmPassword) == expected)
    }

    @Test(arguments: [
        ("Ada Lovelace", "ada_lovelace", []),
        ("O", "a.b", []),
        ("王", "A-1", []),
        (" ", "ada", [Violation(.valueMissing)]), ("\u{3000}", "ada", [Violation(.valueMissing)]),
        ("Ada", "   ", [Violation(.valueMissing)]),
        ("Ada", "ad", [Violation(.tooShort, bound: 3)]),
        ("Ada", "é", [Violation(.patternMismatch), Violation(.tooShort, bound: 3)]),
        ("Ada", " ada", [Violation(.patternMismatch)]),
        ("Ada", "a\nda", []),  // a pasted newline is taken away
        (String(repeating: "語", count: 100), String(repeating: "x", count: 30), []),
        (
            String(repeating: "語", count: 101), String(repeating: "x", count: 31),
            [Violation(.tooLong, bound: 100), Violation(.tooLong, bound: 30)]
        ),
    ])
    func `profile judges`(fullName: String, username: String, expected: [Violation]) {
        #expect(ProfileForm.definition.violations("ada@example.com", fullName, username) == expected)
    }

    @Test func `the verdict of the contract's example comes out`() {
        let form = RegisterForm.definition
        let snapshot = FormSnapshot(
            of: form,
            values: ["email": .text("ada@example.com"), "password": .text("short"), "confirmPassword": .text("shot")],
            focused: "confirmPassword", state: RevealState(touched: [0, 1]))
        let evaluation = form.evaluate(snapshot)
        #expect(evaluation.focusedField(in: form) == "password" && evaluation.submitLabel == .next)
        #expect(evaluation.canFocusPrevious && evaluation.canFocusNext && !evaluation.isAccepted)
        #expect(evaluation.violations(of: "email", in: form) == [])
        #expect(evaluation.violations(of: "password", in: form) == [Violation(.tooShort, bound: 8)])
        #expect(evaluation.violations(of: "confirmPassword", in: form) == [Violation(.notEqual, other: "password")])
        #expect(evaluation.shows("password", in: form) && !evaluation.shows("email", in: form))
        #expect(evaluation.violations(of: "emial", in: form) == [] && !evaluation.shows("emial", in: form))
        #expect(evaluation.state == RevealState(touched: [0, 1, 2], isSubmitted: true))
    }

    @Test func `a step by names is the step by positions`() {
        let form = RegisterForm.definition
        let byName = FormSnapshot(
            of: form, values: ["password": .text("x")], event: .next, focused: "email", only: ["password", "email"])
        let byPosition = FormSnapshot(values: [.empty, .text("x"), .empty], event: .next, focused: 0, only: [0, 1])
        #expect(byName == byPosition)
    }

    @Test func `are named in every language, and hinted so that nothing typed is mangled`() {
        for form in BuiltInForms.all {
            for text in [form.title] + form.fields.map(\.label) {
                #expect(text.translation(in: .french) != nil && text.translation(in: .japanese) != nil)
            }
            for field in form.fields {
                #expect(field.hints.autocomplete != nil && field.hints.spellcheck == false)
                #expect(field.name == "fullName" || field.hints.autocapitalize == "none")
                #expect((field.type == .email) == (field.hints.inputMode == "email"))
            }
        }
        let tokens = BuiltInForms.all.map { $0.fields.compactMap(\.hints.autocomplete) }
        #expect(
            tokens == [
                ["username", "current-password"], ["email", "new-password", "new-password"],
                ["email", "name", "username"],
            ])
    }
}
