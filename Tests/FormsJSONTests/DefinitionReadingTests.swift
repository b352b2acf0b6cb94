internal import Forms
internal import FormsJSON
internal import Testing

@Suite struct `Definition reading` {
    @Test(arguments: BuiltInForms.all)
    func `a built-in form reads back as it was`(form: FormDefinition) {
        for revision in [nil, "0123456789ab"] {
            let read = DefinitionReading(form.encoded(revision: revision)[...])
            #expect(read.faults == [])
            #expect(read.definition == form)
        }
    }

    @Test func `a form that says everything reads back as it was`() throws {
        let form = try makeRichForm()
        let read = DefinitionReading(form.encoded()[...])
        #expect(read.faults.filter { $0.severity == .error } == [])
        #expect(read.definition?.fields == form.fields)
        #expect(read.definition == form)
        #expect(read.definition?.encoded() == form.encoded())
    }

    @Test func `a minimal form has HTML's defaults`() throws {
        let form = try #require(reading(FaultRow.document(field: "")).definition)
        #expect(form.reveal == .onBlur)
        #expect(form.fields == [FieldDefinition(name: "a", label: LocalizedText("A"))])
    }

    @Test func `a number's text is kept as it is`() throws {
        let members = #""type": "number", "min": -0.10, "max": 1e3, "step": 0.01"#
        let field = try #require(reading(FaultRow.document(field: members)).definition?.fields.first)
        #expect(field.constraints == [.minimum("-0.10"), .maximum("1e3"), .step("0.01")])
    }

    @Test func `a pattern that is a list of characters needs no message of its own`() throws {
        let field = try #require(
            reading(FaultRow.document(field: #""pattern": "[a-z0-9_]+""#)).definition?.fields.first)
        guard case .characters(let allowed)? = field.constraints.first else {
            Issue.record("it can't be said in words")
            return
        }
        #expect(allowed.pattern == "[a-z0-9_]+")
        #expect(allowed.violation(in: "ab_9") == nil)
        #expect(allowed.violation(in: "aB") != nil)
    }

    @Test(arguments: [
        (#""x""#, LocalizedText("x")),
        (#"{"en": "x"}"#, LocalizedText("x")),
        (#"{"fr": "y", "en": "x"}"#, LocalizedText("x", french: "y")),
        (#"{"ja": "z", "fr": "y"}"#, LocalizedText("z", french: "y", japanese: "z")),  // no English: the first is read
    ])
    func `a text is a string or one per language`(json: String, expected: LocalizedText) throws {
        let form = try #require(
            reading(#"{"name": "f", "title": \#(json), "fields": [{"name": "a", "label": "A"}]}"#).definition)
        #expect(form.title == expected)
    }

    @Test(arguments: [
        (#"{"field": "b", "equals": "x"}"#, Condition.equals("b", "x")),
        (#"{"field": "c", "equals": true}"#, .equals("c", "true")),
        (#"{"field": "b", "oneOf": ["x", "y"]}"#, .oneOf("b", ["x", "y"])),
        (#"{"field": "b", "empty": true}"#, .isEmpty("b")),
        (#"{"field": "b", "empty": false}"#, .not(.isEmpty("b"))),
        (
            #"{"and": [{"field": "b", "empty": true}, {"field": "c", "equals": false}]}"#,
            .and([.isEmpty("b"), .equals("c", "false")])
        ),
        (#"{"or": [{"not": {"field": "b", "equals": "x"}}]}"#, .or([.not(.equals("b", "x"))])),
    ])
    func `a condition is what it says`(json: String, expected: Condition) throws {
        let others = #"{"name": "b", "label": "B"}, {"name": "c", "label": "C", "type": "checkbox"}"#
        let form = try #require(reading(FaultRow.document(field: "\"activeWhen\": \(json)", others: others)).definition)
        #expect(form.fields[0].activeWhen == expected)
    }

    @Test func `messages go by code, language and plural category`() throws {
        let members =
            #""minLength": 2, "required": true, "messages": {"valueMissing": "m", "tooShort": "#
            + #"{"fr": "f {min}", "en": {"one": "o", "other": "{min}"}}}"#
        let field = try #require(reading(FaultRow.document(field: members)).definition?.fields.first)
        #expect(field.messages[.valueMissing] == LocalizedMessage("m"))
        #expect(
            field.messages[.tooShort] == LocalizedMessage(MessageTemplate("{min}", one: "o"), french: "f {min}"))
        #expect(field.messages[.tooLong] == nil)
    }

    @Test func `what HTML says anyway is not said twice`() throws {
        let others = #"{"name": "b", "label": "B", "submitLabel": "done"}"#
        let form = try #require(reading(FaultRow.document(field: #""submitLabel": "next""#, others: others)).definition)
        #expect(form.fields.map(\.submitLabel) == [nil, nil])
        let search = try #require(reading(FaultRow.document(field: #""submitLabel": "search""#)).definition)
        #expect(search.fields.map(\.submitLabel) == [.search])
    }
}

/// A form in which every member of a definition file says something.
func makeRichForm() throws -> FormDefinition {
    let pattern = try Pattern(#"\p{Lu}[^"\\]+|é"#)
    let text = LocalizedText("a \"b\" \\ \n\u{2028}", french: "é", japanese: "名")
    return try FormDefinition(
        name: "rich", title: text, reveal: .onChange,
        messages: [
            .valueMissing: LocalizedMessage("Say {label}."), .tooLong: LocalizedMessage("{max}", japanese: "{max}字"),
        ],
        fields: [
            FieldDefinition(
                name: "text", label: text,
                constraints: [
                    .required, .pattern(pattern), .length(Length(minimum: 2, maximum: 9)), .blocked(["admin", "root"]),
                ],
                blank: .missing,
                messages: [
                    .patternMismatch: LocalizedMessage("p", french: "q"),
                    .tooShort: LocalizedMessage(
                        MessageTemplate("{min} x", one: "one"),
                        french: MessageTemplate("n", one: "un", many: "beaucoup")),
                ],
                submitLabel: .search,
                hints: FieldHints(
                    autocomplete: "section-a shipping name", inputMode: "text", autocapitalize: "words",
                    spellcheck: true,
                    placeholder: text, help: LocalizedText("help"))),
            FieldDefinition(
                name: "number", label: text, type: .number,
                constraints: [.minimum("-1.50"), .maximum("1e3"), .step("0.25")]),
            FieldDefinition(name: "other", label: text, type: .number, constraints: [.step("any"), .after("number")]),
            FieldDefinition(
                name: "day", label: text, type: .date,
                constraints: [.minimum("2026-01-01"), .maximum("2026-12-31"), .step("7"), .before("until")]),
            FieldDefinition(name: "until", label: text, type: .date),
            FieldDefinition(
                name: "choice", label: text, type: .select, constraints: [.required],
                options: [Option(value: "", label: LocalizedText("-")), Option(value: "FR", label: text)]),
            FieldDefinition(
                name: "choices", label: text, type: .select, isMultiple: true,
                options: [Option(value: "1", label: text), Option(value: "2", label: text)],
                activeWhen: .and([.equals("choice", "FR"), .or([.isEmpty("text"), .not(.equals("tick", "true"))])])),
            FieldDefinition(name: "tick", label: text, type: .checkbox, isDisabled: true),
            FieldDefinition(
                name: "again", label: text, constraints: [.sameAs("text"), .differentFrom("locked")],
                requiredWhen: .not(.isEmpty("text"))),
            FieldDefinition(
                name: "locked", label: text, isReadOnly: true, activeWhen: .oneOf("choice", ["FR", ""])),
        ])
}
