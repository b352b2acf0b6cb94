internal import Forms
internal import FormsJSON
internal import Testing

@Suite struct `Definition faults` {
    static let syntax: [FaultRow] = [
        FaultRow(#"{"name": "f", "title": "F", "fields": [{"name": "a", "label": "A"}]▸"#, .jsonSyntax),
        FaultRow(#"n▸onsense"#, .jsonSyntax),
        FaultRow(#"{"name": "f"} ▸{}"#, .jsonSyntax),
        FaultRow("{\"name\": \"f\",\n▸// the title\n\"title\": \"F\"}", .jsonSyntax),  // no comments
        FaultRow("{\"name\": \"f\",▸}", .jsonSyntax),  // no comma at the end
        FaultRow(#"{"name": ▸'f'}"#, .jsonSyntax),
        FaultRow(#"{"min": 0▸1}"#, .jsonSyntax),
        FaultRow(#"{"pattern": "▸\d"}"#, .jsonSyntax),  // one backslash in the place of two
        FaultRow("{\"name\": \"a▸\nb\"}", .jsonSyntax),
        FaultRow(#"{"name": "▸\uD800"}"#, .jsonSyntax),
        FaultRow(#"{"name": "▸\u0000"}"#, .jsonSyntax),
        FaultRow("▸\u{FEFF}{}", .jsonSyntax),  // a byte order mark
        FaultRow(
            String(repeating: "[", count: DefinitionReading.maxDepth) + "▸[", .nestedTooDeeply),
        FaultRow("▸[]", .wrongType),
        FaultRow("▸\"form\"", .wrongType),
        FaultRow("", .jsonSyntax).atStart,
    ]

    @Test(arguments: syntax)
    func `what is no such document is told where it ceases to be one`(row: FaultRow) { expectFault(row) }

    static let form: [FaultRow] = [
        FaultRow(
            #"{▸"nam": "f", "name": "f", "title": "F", "fields": [{"name": "a", "label": "A"}]}"#, .unknownMember,
            "name"),
        FaultRow(
            #"{"name": "f", "title": "F", "fields": [{"name": "a", "label": "A"}], ▸"name": "g"}"#, .duplicateMember),
        FaultRow(#"▸{"title": "F", "fields": [{"name": "a", "label": "A"}]}"#, .missingMember),
        FaultRow(#"▸{"name": "f", "fields": [{"name": "a", "label": "A"}]}"#, .missingMember),
        FaultRow(#"▸{"name": "f", "title": "F"}"#, .missingMember),
        FaultRow(#"{"name": "f", "title": "F", "fields": ▸[]}"#, .emptyValue),
        FaultRow(#"{"name": "f", "title": "F", "fields": [▸"a"]}"#, .wrongType),
        FaultRow(#"{"name": "f", "title": "F", "fields": ▸{"a": 1}}"#, .wrongType),
        FaultRow(#"{"name": ▸null, "title": "F", "fields": [{"name": "a", "label": "A"}]}"#, .wrongType),
        FaultRow(#"{"name": ▸"my form", "title": "F", "fields": [{"name": "a", "label": "A"}]}"#, .invalidName),
        FaultRow(#"{"name": "f", "title": ▸"", "fields": [{"name": "a", "label": "A"}]}"#, .missingLabel),
        FaultRow(
            #"{"name": "f", "title": "F", "reveal": ▸"onblur", "fields": [{"name": "a", "label": "A"}]}"#, .unknownWord,
            "onBlur"),
        FaultRow(#"{"name": "f", "title": "F", "fields": [▸{"label": "A"}]}"#, .missingMember),
        FaultRow(#"{"name": "f", "title": "F", "fields": [{"name": ▸"a"}]}"#, .missingLabel),
        FaultRow(#"{"name": "f", "title": "F", "fields": [{"name": "a", "label": ▸"  "}]}"#, .missingLabel),
    ]

    @Test(arguments: form)
    func `a form's own members`(row: FaultRow) { expectFault(row) }

    static let words: [FaultRow] = [
        FaultRow(field: #"▸"requird": true"#, .unknownMember, "required"),
        FaultRow(field: #"▸"maxlength": 3"#, .unknownMember, "maxLength"),  // HTML's own spelling
        FaultRow(field: #"▸"enterkeyhint": "go""#, .unknownMember, "submitLabel"),  // HTML's own word
        FaultRow(field: #"▸"frobnicate": 1"#, .unknownMember),
        FaultRow(field: #""required": ▸"yes""#, .wrongType),
        FaultRow(field: #""required": ▸null"#, .wrongType),
        FaultRow(field: #""maxLength": ▸"20""#, .wrongType, "20"),
        FaultRow(field: #""maxLength": ▸-1"#, .invalidLength),
        FaultRow(field: #""maxLength": ▸2.5"#, .invalidLength),
        FaultRow(field: #""maxLength": ▸1e99"#, .invalidLength),
        FaultRow(field: #""type": ▸"numbr""#, .unknownType, "number"),
        FaultRow(field: #""type": ▸"boolean""#, .unknownType, "checkbox"),
        FaultRow(field: #""type": ▸"url""#, .unknownType, "text"),
        FaultRow(field: #""blank": ▸"mising""#, .unknownWord, "missing"),
        FaultRow(field: #""submitLabel": ▸"submit""#, .unknownWord),
        FaultRow(field: #""submitLabel": ▸"sent""#, .unknownWord, "send"),
        FaultRow(field: #""inputMode": ▸"numerc""#, .unknownWord, "numeric"),
        FaultRow(field: #""autocapitalize": ▸"word""#, .unknownWord, "words"),
        FaultRow(field: #""spellcheck": ▸0"#, .wrongType),
        FaultRow(field: #""autocomplete": ▸"e-mail""#, .unknownAutocomplete, "email"),
        FaultRow(field: #""autocomplete": ▸"home name""#, .unknownAutocomplete, "name"),  // only contacts have a home
        FaultRow(field: #""autocomplete": ▸"""#, .unknownAutocomplete),
        FaultRow(field: #""placeholder": ▸"""#, .emptyValue),
        FaultRow(field: #""help": ▸["a"]"#, .wrongType),
        FaultRow(field: #""help": ▸{}"#, .emptyValue),
        FaultRow(field: #""help": {▸"de": "Hilfe"}"#, .unknownLanguage),
        FaultRow(field: #""help": {▸"en-GB": "Help"}"#, .unknownLanguage, "en"),
        FaultRow(field: #""help": {"en": "Help", ▸"en": "More"}"#, .duplicateMember),
    ]

    @Test(arguments: words)
    func `a field's members and their words`(row: FaultRow) { expectFault(row) }

    static let rules: [FaultRow] = [
        FaultRow(field: #""type": "number", ▸"minLength": 1"#, .notForType),
        FaultRow(field: #"▸"min": 1"#, .notForType),
        FaultRow(field: #""type": "color", ▸"pattern": "a""#, .notForType),
        FaultRow(field: #"▸"options": ["a"]"#, .notForType),
        FaultRow(field: #"▸"multiple": true"#, .notForType),
        FaultRow(field: #""type": "checkbox", ▸"readOnly": true"#, .notForType),
        FaultRow(field: #""type": "color", ▸"required": true"#, .notForType),
        FaultRow(field: #"▸"after": "b""#, others: #"{"name": "b", "label": "B"}"#, .notForType),
        FaultRow(field: #""type": "number", "min": ▸"one""#, .invalidBound),
        FaultRow(field: #""type": "date", "min": ▸"2026-02-30""#, .invalidBound),
        FaultRow(field: #""type": "date", "max": ▸20260228"#, .wrongType),
        FaultRow(field: #""type": "number", "step": ▸0"#, .invalidStep),
        FaultRow(field: #""type": "number", "step": ▸"ani""#, .invalidStep, "any"),
        FaultRow(field: #""type": "number", "step": ▸true"#, .wrongType),
        FaultRow(field: #""pattern": "▸(a", "messages": {"patternMismatch": "m"}"#, .patternSyntax),
        FaultRow(field: #""pattern": "é\u00e9*▸+", "messages": {"patternMismatch": "m"}"#, .patternSyntax),
        FaultRow(field: #""pattern": ▸"a|b""#, .patternWithoutMessage),
        FaultRow(field: #""type": "select", "options": ▸[]"#, .emptyValue),
        FaultRow(field: #""type": "select", "options": ["x", ▸"x"]"#, .duplicateOption),
        FaultRow(field: #""type": "select", "options": ["x", ▸1]"#, .wrongType, "\"1\""),
        FaultRow(field: #""type": "select", "options": [▸{"label": "X"}]"#, .missingMember),
        FaultRow(
            #"{"name": "f", "title": "F", "fields": [▸{"name": "a", "label": "A", "type": "radio"}]}"#, .missingMember),
        FaultRow(field: #""blocked": [▸1]"#, .wrongType),
    ]

    @Test(arguments: rules)
    func `a field's rules`(row: FaultRow) { expectFault(row) }

    private static let other = #"{"name": "other", "label": "B"}"#

    static let names: [FaultRow] = [
        FaultRow(field: #""requiredWhen": ▸true"#, .wrongType),
        FaultRow(field: #""requiredWhen": ▸{"field": "other"}"#, others: other, .invalidCondition),
        FaultRow(
            field: #""requiredWhen": {"field": "other", "equals": "x", ▸"empty": true}"#, others: other,
            .invalidCondition),
        FaultRow(
            field: #""requiredWhen": {▸"field": "other", "not": {"field": "other", "empty": true}}"#, others: other,
            .invalidCondition),
        FaultRow(field: #""requiredWhen": ▸{"equals": "x"}"#, .missingMember),
        FaultRow(field: #""requiredWhen": {"field": "other", ▸"equal": "x"}"#, others: other, .unknownMember, "equals"),
        FaultRow(field: #""requiredWhen": {"field": "other", "oneOf": ▸[]}"#, others: other, .emptyValue),
        FaultRow(field: #""requiredWhen": {"and": ▸[]}"#, .emptyValue),
        FaultRow(field: #""requiredWhen": {"field": "other", "equals": ▸1}"#, others: other, .wrongType, "\"1\""),
        FaultRow(field: #""requiredWhen": {"field": "other", "equals": ▸["x"]}"#, others: other, .wrongType),
        FaultRow(field: #""requiredWhen": {"field": ▸"othr", "empty": true}"#, others: other, .unknownField, "other"),
        FaultRow(
            field: #""requiredWhen": {"not": {"or": [{"field": ▸"nobody", "empty": true}]}}"#, others: other,
            .unknownField),
        FaultRow(field: #""activeWhen": {"field": ▸"a", "empty": true}"#, .refersToItself),
        FaultRow(field: #""equalTo": ▸"othr""#, others: other, .unknownField, "other"),
        FaultRow(field: #""equalTo": ▸"a""#, .refersToItself),
        FaultRow(field: "", others: #"{"name": ▸"a", "label": "B"}"#, .duplicateField),
    ]

    @Test(arguments: names)
    func `what names another field`(row: FaultRow) { expectFault(row) }

    static let texts: [FaultRow] = [
        FaultRow(field: #""messages": ▸"no""#, .wrongType),
        FaultRow(field: #""messages": {▸"tooshort": "m"}"#, .unknownCode, "tooShort"),
        FaultRow(field: #""minLength": 2, "messages": {"tooShort": ▸""}"#, .emptyValue),
        FaultRow(field: #""minLength": 2, "messages": {"tooShort": {"en": ▸1}}"#, .wrongType),
        FaultRow(
            field: #""minLength": 2, "messages": {"tooShort": {"en": {▸"few": "m", "other": "m"}}}"#, .unknownPlural),
        FaultRow(field: #""minLength": 2, "messages": {"tooShort": {"en": ▸{"one": "m"}}}"#, .missingPlural),
        FaultRow(
            field: #""required": true, "messages": {"valueMissing": {"en": ▸{"one": "m", "other": "m"}}}"#,
            .unknownPlural),
        FaultRow(
            field: #""minLength": 2, "messages": {"tooShort": "é ▸{mim} of {label}"}"#, .unknownPlaceholder, "{min}"),
        FaultRow(field: #""minLength": 2, "messages": {"tooShort": "▸{max}"}"#, .unknownPlaceholder),
        FaultRow(field: #""minLength": 2, "messages": {"tooShort": "m", ▸"tooShort": "m"}"#, .duplicateMember),
        FaultRow(field: #""examples": ▸[]"#, .wrongType),
        FaultRow(field: #""examples": {"accept": ▸"x"}"#, .wrongType),
        FaultRow(field: #""examples": {"accept": [▸1]}"#, .wrongType, "\"1\""),
        FaultRow(field: #""examples": {"accept": [▸true]}"#, .wrongType),
        FaultRow(field: #""examples": {▸"reject": ["x"]}"#, .unknownMember),
    ]

    @Test(arguments: texts)
    func `messages and examples`(row: FaultRow) { expectFault(row) }
}

@Suite struct `Definition fault codes` {
    @Test func `have each a row in a table`() {
        typealias Faults = `Definition faults`
        typealias Lints = `Definition lints`
        let tables = [
            Faults.syntax, Faults.form, Faults.words, Faults.rules, Faults.names, Faults.texts, Lints.unmet,
            Lints.never, Lints.unmeant,
        ]
        // These have tables of their own, and the last one takes two files.
        let elsewhere: Set<DefinitionFault.Code> = [
            .missingAutocomplete, .notComparable, .shortPasswordLimit, .passwordComposition, .duplicateForm,
        ]
        let codes = Set(tables.joined().map(\.code)).union(elsewhere)
        #expect(codes == Set(DefinitionFault.Code.allCases))
    }
}

extension FaultRow {
    /// The same, at the start of the document.
    fileprivate var atStart: FaultRow { FaultRow("▸" + document, code, suggestion) }
}
