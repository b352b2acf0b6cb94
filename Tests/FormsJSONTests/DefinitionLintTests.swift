internal import Forms
internal import FormsJSON
internal import Testing

@Suite struct `Definition lints` {
    private static let other = #"{"name": "other", "label": "B"}"#
    private static let choice = #"{"name": "other", "label": "B", "type": "select", "options": ["FR", "JP"]}"#
    private static let tick = #"{"name": "other", "label": "B", "type": "checkbox"}"#
    private static let message = #""messages": {"patternMismatch": "m"}"#

    static let unmet: [FaultRow] = [
        FaultRow(field: #""minLength": ▸5, "maxLength": 4"#, .minOverMax),
        FaultRow(field: #""pattern": ▸"a{5}", "maxLength": 4, \#(message)"#, .patternUnmet),
        FaultRow(field: #""pattern": ▸"(a|bc){0,2}", "minLength": 5, \#(message)"#, .patternUnmet),
        FaultRow(field: #""pattern": ▸"[]", \#(message)"#, .patternUnmet),  // no character is in it
        FaultRow(field: #""pattern": ▸"(?=a)", \#(message)"#, .patternUnmet),  // takes no character
        FaultRow(field: #""type": "number", "min": 1, "max": 5, "step": ▸10"#, .stepUnmet),
        FaultRow(field: #""type": "number", "min": -0.5, "max": 0.25, "step": ▸0.751"#, .stepUnmet),
        FaultRow(field: #""type": "date", "min": "2026-01-01", "max": "2026-01-31", "step": ▸60"#, .stepUnmet),
        FaultRow(field: #""type": "time", "min": "23:00", "max": "01:00", "step": ▸7201"#, .stepUnmet),
        FaultRow(field: #""type": "number", "min": ▸1, "max": 0.9"#, .minOverMax),
        FaultRow(field: #""type": "date", "min": ▸"2026-02-01", "max": "2026-01-31""#, .minOverMax),
        FaultRow(field: #""type": "range", "min": ▸101, "max": 100"#, .minOverMax),
        FaultRow(field: #""type": "range", "min": ▸101"#, .minOverMax),  // a range ends at 100 by itself
        FaultRow(field: #""type": "range", "max": ▸-1"#, .minOverMax),
        FaultRow(field: #""type": "range", "step": ▸101"#, .stepUnmet),
    ]

    @Test(arguments: unmet)
    func `rules that no value satisfies`(row: FaultRow) { expectFault(row) }

    @Test(arguments: [
        #""type": "time", "min": "22:00", "max": "06:00""#,  // over midnight
        #""type": "time", "min": "23:00", "max": "01:00", "step": 7200"#,
        #""type": "number", "min": 1, "max": 1"#,
        #""type": "number", "min": 1, "max": 5, "step": "any""#,
        #""type": "date", "min": "2026-01-01", "max": "2026-01-08", "step": 7"#,
        #""minLength": 4, "maxLength": 4, "pattern": "a{4}|b", \#(message)"#,
        #""type": "email", "multiple": true, "maxLength": 1000, "autocomplete": "off""#,
    ])
    func `rules that some value satisfies are left alone`(members: String) {
        #expect(reading(FaultRow.document(field: members)).faults == [])
    }

    static let never: [FaultRow] = [
        FaultRow(field: #""activeWhen": ▸{"field": "other", "equals": "DE"}"#, others: choice, .conditionNever),
        FaultRow(field: #""activeWhen": ▸{"field": "other", "equals": "fr"}"#, others: choice, .conditionNever, "FR"),
        FaultRow(field: #""activeWhen": ▸{"field": "other", "oneOf": ["fr", "jp"]}"#, others: choice, .conditionNever),
        FaultRow(field: #""requiredWhen": ▸{"field": "other", "equals": "on"}"#, others: tick, .conditionNever),
        FaultRow(
            field: #""activeWhen": ▸{"and": [{"field": "other", "equals": "x"}, {"field": "other", "equals": "y"}]}"#,
            others: other, .conditionNever),
        FaultRow(
            field: #""activeWhen": ▸{"and": [{"field": "other", "equals": "x"}, {"field": "other", "empty": true}]}"#,
            others: other, .conditionNever),
        FaultRow(
            field:
                #""activeWhen": ▸{"and": [{"field": "other", "equals": "x"}, {"not": {"field": "other", "equals": "x"}}]}"#,
            others: other, .conditionNever),
        FaultRow(
            field:
                #""activeWhen": ▸{"and": [{"field": "other", "empty": false}, {"and": [{"field": "other", "empty": true}]}]}"#,
            others: other, .conditionNever),
        FaultRow(
            field: #""activeWhen": ▸{"or": [{"field": "other", "equals": "DE"}, {"field": "other", "equals": "IT"}]}"#,
            others: choice, .conditionNever),
        FaultRow(
            field: #""activeWhen": ▸{"not": {"not": {"field": "other", "equals": "DE"}}}"#, others: choice,
            .conditionNever),
        FaultRow(
            field: "",
            others: """
                {"name": "x", "label": "X", "activeWhen": {"field": "y", "empty": false}},
                {"name": "y", "label": "Y", "activeWhen": {"field": "z", "empty": false}},
                {"name": "z", "label": "Z", "activeWhen": ▸{"field": "x", "empty": false}}
                """, .conditionCircle),
    ]

    @Test(arguments: never)
    func `conditions that can never hold`(row: FaultRow) { expectFault(row) }

    @Test(arguments: [
        #""activeWhen": {"field": "other", "oneOf": ["FR", "DE"]}"#,  // one of them is an option
        #""activeWhen": {"field": "other", "equals": ""}"#,  // nothing chosen
        #""activeWhen": {"or": [{"field": "other", "equals": "DE"}, {"field": "other", "empty": true}]}"#,
        #""activeWhen": {"not": {"field": "other", "equals": "DE"}}"#,
        #""activeWhen": {"and": [{"field": "other", "oneOf": ["FR", "JP"]}, {"not": {"field": "other", "equals": "JP"}}]}"#,
    ])
    func `conditions that may hold are left alone`(members: String) {
        #expect(reading(FaultRow.document(field: members, others: Self.choice)).faults == [])
    }

    @Test func `two fields may each be required unless the other is given`() {
        let fields = #""requiredWhen": {"field": "other", "empty": true}"#
        let other = #"{"name": "other", "label": "B", "requiredWhen": {"field": "a", "empty": true}}"#
        #expect(reading(FaultRow.document(field: fields, others: other)).faults == [])
    }

    static let unmeant: [FaultRow] = [
        FaultRow(field: #""maxLength": 3, "examples": {"accept": ["abc", ▸"abcd"]}"#, .exampleMisjudged),
        FaultRow(field: #""maxLength": 3, "examples": {"refuse": ["abcd", ▸"abc"]}"#, .exampleMisjudged),
        FaultRow(field: #""required": true, "examples": {"accept": [▸""]}"#, .exampleMisjudged),
        FaultRow(
            field: #""type": "checkbox", "required": true, "examples": {"refuse": [false], "accept": [true, ▸false]}"#,
            .exampleMisjudged),
        FaultRow(field: #""examples": {"accept": ▸[]}"#, .emptyExamples),
        FaultRow(field: #""examples": ▸{}"#, .emptyExamples),
        FaultRow(field: #""disabled": true, ▸"required": true"#, .neverJudged),
        FaultRow(
            field: #""readOnly": true, ▸"requiredWhen": {"field": "other", "empty": true}"#, others: other, .neverJudged
        ),
        FaultRow(field: #""messages": {"tooShort": ▸"m"}"#, .neverShown),
        FaultRow(
            #"{"name": "f", "title": "F", "messages": {"notEqual": ▸"m"}, "fields": [{"name": "a", "label": "A"}]}"#,
            .neverShown),
        FaultRow(
            #"{"name": "f", "title": {"en": "F", "fr": "F"}, "fields": [{"name": "a", "label": ▸"Town"}]}"#,
            .missingTranslation),
        FaultRow(
            #"{"name": "f", "title": {"en": "F", "ja": "F"}, "fields": [{"name": "a", "label": ▸{"en": "A"}}]}"#,
            .missingTranslation),
    ]

    @Test(arguments: unmeant)
    func `what surely was not meant`(row: FaultRow) { expectFault(row) }

    @Test func `an example is judged by the field's own rules, whatever other fields say`() {
        let members =
            #""equalTo": "other", "activeWhen": {"field": "other", "empty": false}, "minLength": 2, "#
            + #""examples": {"accept": ["ab"], "refuse": ["a"]}"#
        #expect(reading(FaultRow.document(field: members, others: Self.other)).faults == [])
    }

    @Test func `a string without words, and a placeholder of one word, need no translation`() {
        let document =
            #"{"name": "f", "title": {"en": "F", "fr": "F"}, "fields": [{"name": "a", "label": {"en": "A", "fr": "A"}, "#
            + #""placeholder": "name@example.com", "help": "0–9"}]}"#
        #expect(reading(document).faults.map(\.code) == [.missingTranslation])
        let digits = document.split(separator: "–").joined(separator: "-")
        #expect(reading(digits).faults == [])
    }

    @Test(
        arguments: [
            ("email", "email", "email"), ("contact_email", "email", "email"), ("phone", "text", "tel"),
            ("anything", "tel", "tel"), ("fullName", "text", "name"), ("given-name", "text", "given-name"),
            ("lastName", "text", "family-name"), ("streetAddress", "textarea", "street-address"),
            ("streetAddress", "text", "address-line1"), ("zip", "text", "postal-code"),
            ("country", "select", "country"),
            ("country", "text", "country-name"), ("company", "text", "organization"), ("birthday", "date", "bday"),
            ("otp", "text", "one-time-code"), ("newPassword", "password", "new-password"), ("secret", "password", nil),
            ("username", "text", "username"),
        ] as [(String, String, String?)])
    func `a field that HTML has an autofill token for should say it`(name: String, type: String, token: String?) {
        let options = type == "select" ? #", "options": ["x"]"# : ""
        let document =
            #"{"name": "f", "title": "F", "fields": [{"name": "\#(name)", "label": "A", "type": "\#(type)"\#(options)}]}"#
        let read = reading(document)
        #expect(read.faults.map(\.code) == [.missingAutocomplete])
        #expect(read.faults.first?.suggestion == token)
        #expect(read.definition != nil)
        // Any value will do, `off` too.
        let said = document.split(separator: #""label""#).joined(separator: #""autocomplete": "off", "label""#)
        #expect(reading(said).faults == [])
    }

    @Test(arguments: ["quantity", "comment", "name2"])
    func `a name of one's own needs none`(name: String) {
        #expect(reading(#"{"name": "f", "title": "F", "fields": [{"name": "\#(name)", "label": "A"}]}"#).faults == [])
    }
}

@Suite struct `Password lints` {
    private static func codes(_ members: String) -> [DefinitionFault.Code] {
        let members = #""type": "password", "autocomplete": "new-password", \#(members)"#
        return reading(FaultRow.document(field: members)).faults.map(\.code)
    }

    @Test func `a limit below 64 characters is told with NIST's sentence`() {
        #expect(Self.codes(#""maxLength": 63"#) == [.shortPasswordLimit])
        #expect(Self.codes(#""maxLength": 64"#) == [])
        expectFault(
            FaultRow(
                field: #""type": "password", "autocomplete": "new-password", "maxLength": ▸20"#, .shortPasswordLimit,
                "64"))
        // A code that is typed once is no password.
        let code = #""type": "password", "autocomplete": "one-time-code", "maxLength": 6"#
        #expect(reading(FaultRow.document(field: code)).faults == [])
    }

    @Test(arguments: [
        (#"(?=.*[A-Z])(?=.*\\d).{8,}"#, true),
        (#"(?=.*[^a-z]).+"#, true),
        (#"[a-z]+[0-9]+"#, true),
        (#".*(\\d.*[A-Z]|[A-Z].*\\d).*"#, true),
        (#".{8,}"#, false),
        (#"\\d{4,}"#, false),  // a PIN demands one kind, it mixes none
        (#"[!-~]{8,64}"#, false),
        (#"(?!password).*"#, false),  // refuses one word
    ])
    func `a pattern that demands kinds of characters is told with NIST's sentence`(pattern: String, isTold: Bool) {
        let codes = Self.codes(#""pattern": "\#(pattern)", "messages": {"patternMismatch": "m"}"#)
        #expect(codes == (isTold ? [.passwordComposition] : []))
    }

    @Test func `the sentence is quoted`() throws {
        let members =
            #""type": "password", "autocomplete": "new-password", "pattern": "(?=.*\\d).*", "messages": {"patternMismatch": "m"}"#
        let fault = try #require(reading(FaultRow.document(field: members)).faults.first)
        #expect(fault.help?.contains("SHALL NOT impose other composition rules") == true)
        #expect(fault.severity == .warning)
    }
}

@Suite struct `Fields that can't be compared` {
    @Test(arguments: [
        ("date", "equalTo", "text"), ("number", "after", "date"), ("date", "before", "month"),
        ("checkbox", "equalTo", "text"),
    ])
    func `are told at the name`(type: String, member: String, other: String) {
        expectFault(
            FaultRow(
                field: #""type": "\#(type)", "\#(member)": ▸"other""#,
                others: #"{"name": "other", "label": "B", "type": "\#(other)"}"#, .notComparable))
    }
}
