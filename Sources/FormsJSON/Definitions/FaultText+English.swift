internal import Forms

// What is said of each fault. A message is a clause without a full stop; names from the file stand in backquotes, cut at
// 64 characters.

extension FaultText {
    /// A name from the file as a message has it.
    static func quoted(_ name: String) -> String {
        let scalars = name.unicodeScalars
        var shown = "`"
        for scalar in scalars.prefix(SnapshotFaults.maxQuotedCharacters) {
            let isControl = scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
            shown.unicodeScalars.append(isControl ? "\u{FFFD}" : scalar)
        }
        if scalars.count > SnapshotFaults.maxQuotedCharacters { shown += "…" }
        return shown + "`"
    }

    /// A text about a name that does not exist, with the nearest that does, or all of them.
    private static func unknown(
        _ code: DefinitionFault.Code, _ message: String, _ name: String, known: [String], hint: String? = nil
    ) -> FaultText {
        if let nearest = NearestName.nearest(to: name, among: known) {
            return FaultText(code, message, help: "did you mean `\(nearest)`?", suggestion: nearest)
        }
        return FaultText(code, message, help: hint ?? "one of \(known.joined(separator: ", "))")
    }

    // MARK: The document

    static func syntax(_ reason: JSONSyntaxError.Reason, next byte: UInt8?) -> FaultText {
        switch reason {
        case .unexpectedEnd: FaultText(.jsonSyntax, "the file ends in the middle of a value")
        case .trailingBytes: FaultText(.jsonSyntax, "something follows the end of the form")
        case .invalidNumber: FaultText(.jsonSyntax, "this is no JSON number")
        case .invalidEscape:
            FaultText(.jsonSyntax, "JSON has no such escape", help: #"a backslash is written \\, in patterns too"#)
        case .controlCharacter:
            FaultText(.jsonSyntax, "a string can't hold this character as it is", help: #"write \n for a new line"#)
        case .invalidUTF8: FaultText(.jsonSyntax, "this is no UTF-8", help: "save the file as UTF-8")
        case .loneSurrogate: FaultText(.jsonSyntax, "this is half a character", help: "write the character itself")
        case .nul: FaultText(.jsonSyntax, "no text can hold U+0000")
        case .duplicateMember: FaultText(.duplicateMember, "this member stands twice")
        case .tooDeep: FaultText(.nestedTooDeeply, "more than \(DefinitionReading.maxDepth) levels")
        case .unexpectedByte: unexpected(byte)
        }
    }

    private static func unexpected(_ byte: UInt8?) -> FaultText {
        let help: String? =
            switch byte {
            case UInt8(ascii: "/"), UInt8(ascii: "#"): "JSON has no comments"
            case UInt8(ascii: "'"): "strings stand in double quotes"
            case UInt8(ascii: "}"), UInt8(ascii: "]"): "no comma stands before a closing bracket"
            case UInt8(ascii: "\""): "a comma is missing before this"
            case 0xEF: "save the file without a byte order mark"
            default: nil
            }
        return FaultText(.jsonSyntax, "this can't stand here in JSON", help: help)
    }

    static func notAForm(_ found: JSONNode.Value) -> FaultText {
        FaultText(.wrongType, "a form is an object, not \(found.kind)")
    }

    static func wrongType(_ thing: String, expected: String, found: JSONNode.Value) -> FaultText {
        if case .null = found {
            return FaultText(.wrongType, "\(thing) is \(expected), not null", help: "leave the member out")
        }
        return FaultText(.wrongType, "\(thing) is \(expected), not \(found.kind)")
    }

    static func quotedNumber(_ name: String, _ text: String) -> FaultText {
        FaultText(.wrongType, "`\(name)` is a number, not a string", help: "write it without quotes", suggestion: text)
    }

    static func unquotedNumber(_ name: String, _ text: String) -> FaultText {
        FaultText(
            .wrongType, "values in `\(name)` are texts, not numbers", help: "write it in quotes",
            suggestion: "\"\(text)\"")
    }

    static func unknownMember(_ name: String, of thing: String, known: [String]) -> FaultText {
        let message = "\(thing) has no member \(quoted(name))"
        if let (member, why) = synonym(name), known.contains(member) {
            return FaultText(.unknownMember, message, help: "\(why) `\(member)`", suggestion: member)
        }
        return unknown(.unknownMember, message, name, known: known)
    }

    /// Names that other libraries and HTML itself have for our members.
    private static func synonym(_ name: String) -> (member: String, why: String)? {
        switch name {
        case "id": ("name", "a field goes by its")
        case "enterkeyhint", "enterKeyHint": ("submitLabel", "HTML's enterkeyhint is")
        case "hint", "description", "helpText": ("help", "the text beside a field is")
        case "choices", "values", "enum": ("options", "what may be chosen is")
        case "sameAs", "matches", "confirms": ("equalTo", "what must be the same is")
        case "regex", "regexp": ("pattern", "HTML's word is")
        case "minimum": ("min", "HTML's word is")
        case "maximum": ("max", "HTML's word is")
        case "visibleWhen", "showIf", "visibleIf", "when", "if": ("activeWhen", "the condition is")
        case "requiredIf": ("requiredWhen", "the condition is")
        case "in": ("oneOf", "the test is")
        case "is", "eq", "value": ("equals", "the test is")
        case "all": ("and", "the word is")
        case "any": ("or", "the word is")
        default: nil
        }
    }

    static func duplicateMember(_ name: String) -> FaultText {
        FaultText(.duplicateMember, "\(quoted(name)) stands twice in this object", help: "remove one of them")
    }

    static func missingMember(_ name: String, of thing: String) -> FaultText {
        FaultText(.missingMember, "\(thing) has no `\(name)`")
    }

    static func emptyList(_ name: String) -> FaultText {
        FaultText(.emptyValue, "`\(name)` is empty", help: "list one at least, or leave the member out")
    }

    static func emptyText(_ name: String) -> FaultText {
        FaultText(.emptyValue, "\(quoted(name)) says nothing", help: "write a text, or leave the member out")
    }

    // MARK: Words

    static func invalidName(_ name: String) -> FaultText {
        FaultText(
            .invalidName, "\(quoted(name)) is no name",
            help: "1 to 64 letters, digits, `_`, `-` or `.` of ASCII, the first a letter or `_`")
    }

    static func unknownType(_ word: String) -> FaultText {
        let types = InputType.allCases.map { $0.rawValue }
        let message = "there is no type \(quoted(word))"
        switch word {
        case "url":
            return FaultText(.unknownType, message, help: "use the type text with a `pattern`", suggestion: "text")
        case "string": return FaultText(.unknownType, message, help: "HTML's word is `text`", suggestion: "text")
        case "integer", "int", "decimal":
            return FaultText(
                .unknownType, message, help: "HTML's word is `number`; its `step` is 1", suggestion: "number")
        case "boolean", "bool":
            return FaultText(.unknownType, message, help: "HTML's word is `checkbox`", suggestion: "checkbox")
        case "dropdown", "choice":
            return FaultText(.unknownType, message, help: "HTML's word is `select`", suggestion: "select")
        case "phone": return FaultText(.unknownType, message, help: "HTML's word is `tel`", suggestion: "tel")
        case "hidden", "file", "submit", "button", "image", "reset":
            return FaultText(.unknownType, message, help: "nobody types into it, so there is nothing to judge")
        default: return unknown(.unknownType, message, word, known: types)
        }
    }

    static func unknownWord(_ word: String, in member: String, known: [String]) -> FaultText {
        unknown(.unknownWord, "\(quoted(word)) is no `\(member)`", word, known: known)
    }

    static func unknownAutocomplete(_ word: String) -> FaultText {
        unknown(
            .unknownAutocomplete, "\(quoted(word)) can't stand here in `autocomplete`", word,
            known: AutocompleteToken.all, hint: "see HTML's list of autofill field names")
    }

    static func unknownLanguage(_ tag: String) -> FaultText {
        let known = Language.allCases.map { $0.tag }
        if let language = known.first(where: { tag.hasPrefix($0 + "-") }) {
            return FaultText(
                .unknownLanguage, "\(quoted(tag)) is no language of the messages",
                help: "`\(language)` is read for it", suggestion: language)
        }
        return FaultText(
            .unknownLanguage, "\(quoted(tag)) is no language of the messages",
            help: "one of \(known.joined(separator: ", "))")
    }

    static func unknownCode(_ name: String) -> FaultText {
        unknown(
            .unknownCode, "\(quoted(name)) is no code of a violation", name,
            known: Violation.Code.allCases.map { $0.rawValue })
    }

    static func unknownPlural(_ name: String, in language: Language) -> FaultText {
        unknown(
            .unknownPlural, "\(quoted(name)) is no plural category of \(language.tag)", name,
            known: PluralCategory.allCases.map { $0.rawValue })
    }

    static func missingPlural(_ language: Language) -> FaultText {
        FaultText(.missingPlural, "the plural forms for \(language.tag) lack `other`", help: "`other` is always needed")
    }

    static func nothingToCount(_ code: Violation.Code) -> FaultText {
        FaultText(
            .unknownPlural, "`\(code.rawValue)` has nothing to count", help: "write one string for the language")
    }

    static func unknownPlaceholder(_ word: String, of code: Violation.Code) -> FaultText {
        let known = code.placeholders
        let message = "`\(code.rawValue)` has no \(quoted("{\(word)}"))"
        if let nearest = NearestName.nearest(to: word, among: known) {
            return FaultText(
                .unknownPlaceholder, message, help: "did you mean `{\(nearest)}`?", suggestion: "{\(nearest)}")
        }
        return FaultText(
            .unknownPlaceholder, message, help: "one of \(known.map { "{\($0)}" }.joined(separator: ", "))")
    }

    // MARK: Constraints

    static func invalidLength(_ name: String) -> FaultText {
        FaultText(.invalidLength, "`\(name)` is a count of characters: 0, 1, 2 and so on")
    }

    static func invalidBound(_ name: String, _ type: InputType) -> FaultText {
        FaultText(
            .invalidBound, "this `\(name)` is no \(type.meaning)", help: type.example.map { "write it like \($0)" })
    }

    static func invalidStep(_ text: String) -> FaultText {
        let message = "`step` is a number above 0, or \"any\""
        if let nearest = NearestName.nearest(to: text, among: ["any"]) {
            return FaultText(.invalidStep, message, help: "did you mean `\(nearest)`?", suggestion: nearest)
        }
        return FaultText(.invalidStep, message)
    }

    static func notForType(_ name: String, _ type: InputType, instead: String) -> FaultText {
        FaultText(.notForType, "`\(name)` says nothing about a field of type \(type.rawValue)", help: instead)
    }

    static func patternSyntax(_ error: PatternError) -> FaultText {
        FaultText(.patternSyntax, "this pattern can't be taken", help: error.reason.sentence)
    }

    static func patternWithoutMessage(_ field: String) -> FaultText {
        FaultText(
            .patternWithoutMessage, "the pattern of \(quoted(field)) has no message of its own",
            help: "nobody can guess a pattern: say in `messages` what `patternMismatch` means here")
    }

    // MARK: Labels

    static func missingLabel(of field: String?) -> FaultText {
        FaultText(
            .missingLabel, "\(field.map(quoted) ?? "the field") has no `label`",
            help: "say what people call it: the announcement reads it out")
    }

    static func emptyLabel(_ name: String) -> FaultText {
        FaultText(.missingLabel, "this `\(name)` says nothing", help: "say what people call it")
    }

    // MARK: Conditions

    static var conditionWithoutTest: FaultText {
        FaultText(
            .invalidCondition, "the condition tests nothing",
            help: "write `equals`, `oneOf` or `empty` beside `field`, or `and`, `or`, `not`")
    }

    static var conditionWithTwoTests: FaultText {
        FaultText(
            .invalidCondition, "a condition tests one thing", help: "put each test into an object of an `and` list")
    }

    static func fieldBeside(_ name: String) -> FaultText {
        FaultText(.invalidCondition, "`field` says nothing beside `\(name)`", help: "put it into the conditions there")
    }
}

extension JSONNode.Value {
    /// What kind of value it is, with an article.
    var kind: String {
        switch self {
        case .object: "an object"
        case .array: "a list"
        case .string: "a string"
        case .number: "a number"
        case .boolean(let boolean): boolean ? "true" : "false"
        case .null: "null"
        }
    }
}

extension InputType {
    /// What its values are.
    var meaning: String {
        switch self {
        case .date: "date"
        case .month: "month"
        case .week: "week"
        case .time: "time of day"
        case .datetimeLocal: "date and time"
        default: "number"
        }
    }

    /// A value as it is written.
    var example: String? {
        switch self {
        case .date: "\"2026-03-31\""
        case .month: "\"2026-03\""
        case .week: "\"2026-W13\""
        case .time: "\"09:30\""
        case .datetimeLocal: "\"2026-03-31T09:30\""
        case .number, .range: "-1.5"
        default: nil
        }
    }
}
