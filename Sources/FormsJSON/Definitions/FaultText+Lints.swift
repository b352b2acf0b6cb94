internal import Forms

// What is said of rules that do not fit together, and of what surely was not meant.

extension FaultText {
    static func duplicateForm(_ name: FormName, first path: String) -> FaultText {
        FaultText(
            .duplicateForm, "the form \(quoted(name.rawValue)) is defined in \(path) too", help: "rename one of them")
    }

    static func duplicateField(_ name: FieldName) -> FaultText {
        FaultText(.duplicateField, "two fields are called \(quoted(name.rawValue))", help: "rename one of them")
    }

    static func duplicateOption(_ value: String) -> FaultText {
        FaultText(.duplicateOption, "two options have the value \(quoted(value))", help: "remove one of them")
    }

    static func unknownField(_ name: String, known: [String]) -> FaultText {
        let message = "the form has no field \(quoted(name))"
        if let nearest = NearestName.nearest(to: name, among: known) {
            return FaultText(.unknownField, message, help: "did you mean `\(nearest)`?", suggestion: nearest)
        }
        let shown = known.prefix(12).joined(separator: ", ") + (known.count > 12 ? ", …" : "")
        return FaultText(.unknownField, message, help: "fields: \(shown)")
    }

    static func refersToItself(_ name: String) -> FaultText {
        FaultText(.refersToItself, "\(quoted(name)) is this field itself", help: "name another field")
    }

    static func notComparable(_ one: InputType, _ other: InputType, _ field: String) -> FaultText {
        FaultText(
            .notComparable, "a \(one.rawValue) can't be compared with \(quoted(field)), a \(other.rawValue)",
            help: "both fields need the same type")
    }

    static func conditionCircle(_ names: [String]) -> FaultText {
        let chain = names.prefix(8).map(quoted).joined(separator: " waits for ")
        return FaultText(
            .conditionCircle, "the conditions go in a circle: \(chain)" + (names.count > 8 ? " …" : ""),
            help: "let one of them depend on something else")
    }

    static func lengthsCrossed(least: Int, greatest: Int) -> FaultText {
        FaultText(.minOverMax, "`minLength` is \(least), above the `maxLength` of \(greatest): no value can be both")
    }

    static func boundsCrossed(_ minimum: String, _ maximum: String) -> FaultText {
        FaultText(.minOverMax, "`min` \(quoted(minimum)) is above `max` \(quoted(maximum)): no value can be both")
    }

    static var patternMatchesNothing: FaultText {
        FaultText(.patternUnmet, "no value at all matches this pattern")
    }

    static func patternTooLong(_ least: Int, maxLength: Int) -> FaultText {
        FaultText(
            .patternUnmet,
            "the pattern takes \(least) characters at least, and `maxLength` allows \(maxLength): no value can be both")
    }

    static func patternTooShort(_ greatest: Int, minLength: Int) -> FaultText {
        FaultText(
            .patternUnmet,
            "the pattern takes \(greatest) characters at most, and `minLength` asks for \(minLength): no value can be both"
        )
    }

    static func stepUnmet(_ minimum: String) -> FaultText {
        FaultText(.stepUnmet, "`step` is more than from `min` to `max`: only \(quoted(minimum)) is allowed")
    }

    static func conditionNever(_ why: String, of member: FieldMember, suggestion: String?) -> FaultText {
        FaultText(
            .conditionNever, "this `\(member.rawValue)` can never hold: \(why)",
            help: suggestion.map { "did you mean `\($0)`?" }, suggestion: suggestion)
    }

    /// What the form itself refuses. Every case has a text of its own, with a better place, so nobody should read this.
    static func refused(_ reason: DefinitionError.Reason) -> FaultText {
        switch reason {
        case .noFields: emptyList("fields")
        case .duplicateField(let name): duplicateField(name)
        case .unknownField(let name, _): unknownField(name.rawValue, known: [])
        case .unreachableLength(let field): .init(.minOverMax, "the lengths of `\(field)` exclude each other")
        case .misplaced(let member, let field): .init(.notForType, "`\(field)` can't have `\(member.rawValue)`")
        case .invalidLimit(let member, let field):
            .init(.invalidBound, "the `\(member.rawValue)` of `\(field)` is none for its type")
        case .unreachableRange(let field): .init(.minOverMax, "the bounds of `\(field)` exclude each other")
        case .incomparableFields(_, let other, let field):
            .init(.notComparable, "`\(field)` can't be compared with `\(other)`")
        case .noOptions(let field): .init(.missingMember, "`\(field)` has no `options`")
        case .duplicateOption(let field): .init(.duplicateOption, "two options of `\(field)` have the same value")
        case .circularActivity(let names): conditionCircle(names.map { $0.rawValue })
        }
    }

    static func exampleRefused(_ codes: [Violation.Code]) -> FaultText {
        FaultText(
            .exampleMisjudged,
            "this example is to be accepted, and is refused: \(codes.map { $0.rawValue }.joined(separator: ", "))")
    }

    static var exampleAccepted: FaultText {
        FaultText(.exampleMisjudged, "this example is to be refused, and is accepted by the field's own rules")
    }

    static var emptyExamples: FaultText {
        FaultText(.emptyExamples, "no examples are listed", help: "list values, or leave the member out")
    }

    static func neverJudged(_ name: String) -> FaultText {
        FaultText(
            .neverJudged, "a field that is \(name) is never judged, so what it requires says nothing",
            help: "remove one of the two")
    }

    static func neverShown(_ code: Violation.Code) -> FaultText {
        FaultText(.neverShown, "nothing here can fail with `\(code.rawValue)`, so the message is never shown")
    }

    /// - Parameter isString: Whether one string stands for every language.
    static func missingTranslation(_ name: String, _ languages: [Language], isString: Bool) -> FaultText {
        let tags = languages.map { $0.tag }.joined(separator: ", ")
        let message =
            isString
            ? "this \(quoted(name)) is one text for every language, where others have \(tags)"
            : "this \(quoted(name)) has no text in \(tags), which others have"
        return FaultText(
            .missingTranslation, message,
            help: "write an object with a text for each language, even where they are the same")
    }

    static func missingAutocomplete(_ token: String) -> FaultText {
        FaultText(
            .missingAutocomplete, "no `autocomplete`: browsers and password managers can't fill the field in",
            help: "\"autocomplete\": \"\(token)\", or \"off\" where it is not the person's own", suggestion: token)
    }

    static func missingPasswordAutocomplete(of name: String) -> FaultText {
        FaultText(
            .missingAutocomplete, "no `autocomplete`: password managers can't tell what this is",
            help: "\"new-password\" where one is chosen, \"current-password\" where one logs in",
            suggestion: AutocompleteToken.token(forName: name))
    }

    static func shortPasswordLimit(_ limit: Int) -> FaultText {
        FaultText(
            .shortPasswordLimit, "a password of more than \(limit) characters is refused",
            help:
                "NIST SP 800-63B-4: \"Verifiers and CSPs SHOULD permit a maximum password length of at least 64 characters.\"",
            suggestion: "64")
    }

    static var passwordComposition: FaultText {
        FaultText(
            .passwordComposition, "the pattern demands kinds of characters in a password",
            help:
                "NIST SP 800-63B-4: \"Verifiers and CSPs SHALL NOT impose other composition rules (e.g., requiring mixtures of "
                + "different character types) for passwords.\"")
    }
}
