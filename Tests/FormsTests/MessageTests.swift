import Testing

@testable import Forms

@Suite struct `Messages to people` {
    /// A form that can break every rule, in each number that a language tells apart.
    static func form() throws -> FormDefinition {
        let characters = AllowedCharacters("abcdefghijklmnopqrstuvwxyz0123456789 -", pattern: "")
        let lengths =
            [0, 1, 2, 1000, 2_000_000].map { Length(maximum: $0) } + [Length(minimum: 1), Length(minimum: 8)]
        let fields = lengths.enumerated().compactMap { index, length in
            FieldName("f\(index)").map { name in
                FieldDefinition(
                    name: name, label: LocalizedText("Label \(index)", french: "Nom \(index)", japanese: "名\(index)"),
                    constraints: [
                        .required, .emailAddress, .characters(characters), .length(length),
                        .sameAs(index == 0 ? "f1" : "f0"),
                    ])
            }
        }
        return try makeForm(fields + choices() + pairs())
    }

    /// What is chosen, ticked or picked.
    private static func choices() -> [FieldDefinition] {
        let options = [Option(value: "a", label: "A")]
        return [
            FieldDefinition(name: "select", label: "Select", type: .select, constraints: [.required], options: options),
            FieldDefinition(
                name: "several", label: "Several", type: .select, constraints: [.required], isMultiple: true,
                options: options),
            FieldDefinition(name: "radio", label: "Radio", type: .radio, constraints: [.required], options: options),
            FieldDefinition(name: "checkbox", label: "Checkbox", type: .checkbox, constraints: [.required]),
            FieldDefinition(name: "color", label: "Color", type: .color),
            FieldDefinition(name: "emails", label: "Emails", type: .email, constraints: [.required], isMultiple: true),
            FieldDefinition(
                name: "other", label: "Other", type: .search,
                constraints: [.differentFrom("f0"), .blocked(["admin"])]),
        ]
    }

    /// Two fields of every type that has an order, bounded every way.
    private static func pairs() -> [FieldDefinition] {
        let bounds: [(type: InputType, low: String, high: String, step: String)] = [
            (.number, "1", "10.5", "0.5"), (.range, "0", "100", "5"), (.date, "2024-01-01", "2024-12-31", "7"),
            (.month, "2024-01", "2024-12", "3"), (.week, "2024-W01", "2024-W52", "2"), (.time, "09:00", "17:30", "900"),
            (.datetimeLocal, "2024-01-01T09:00", "2024-12-31T17:30", "3600"),
        ]
        return bounds.enumerated().flatMap { index, bound -> [FieldDefinition] in
            guard let first = FieldName("first\(index)"), let second = FieldName("second\(index)") else { return [] }
            return [
                FieldDefinition(name: first, label: "First", type: bound.type),
                FieldDefinition(
                    name: second, label: "Second", type: bound.type,
                    constraints: [
                        .minimum(bound.low), .maximum(bound.high), .step(bound.step), .after(first), .before(first),
                    ]),
            ]
        }
    }

    @Test func `every code is said in every language, as a sentence without gaps`() throws {
        let form = try Self.form()
        for language in Language.allCases {
            var codes: Set<Violation.Code> = []
            for field in form.fields.indices {
                for violation in form.possibleViolations(of: field) {
                    let message = MessageCatalog.message(for: violation, of: field, in: form, language: language)
                    codes.insert(violation.code)
                    #expect(message.hasSuffix(language == .japanese ? "。" : "."))
                    #expect(message.count > 8 && !message.contains("  ") && !message.contains("\n"))
                    for gap in ["{", "}", "%", "nil", "Optional", "\\", "«\u{202F}\u{202F}»", "「」"] {
                        #expect(!message.contains(gap), "\(message)")
                    }
                    if let bound = violation.bound, bound > 0, bound < 1000 {
                        #expect(message.contains("\(bound)"))
                    }
                    if let other = violation.other.flatMap(form.index) {
                        #expect(message.contains(form.fields[other].label[language]))
                    }
                }
            }
            #expect(codes.count == Violation.Code.allCases.count)
        }
    }

    @Test func `no two codes are said alike, nor one code in two languages`() throws {
        let form = try Self.form()
        let messages = Language.allCases.flatMap { language in
            form.possibleViolations(of: 2).map {
                MessageCatalog.message(for: $0, of: 2, in: form, language: language)
            }
        }
        #expect(Set(messages).count == messages.count)
    }

    static func register(_ violation: Violation, _ language: Language) -> String {
        MessageCatalog.message(for: violation, of: 2, in: RegisterForm.definition, language: language)
    }

    @Test func `English says it as the contract does`() {
        #expect(Self.register(Violation(.tooShort, bound: 8), .english) == "Use at least 8 characters.")
        #expect(Self.register(Violation(.tooShort, bound: 1), .english) == "Use at least 1 character.")
        #expect(Self.register(Violation(.tooLong, bound: 1000), .english) == "Use at most 1,000 characters.")
        #expect(
            Self.register(Violation(.notEqual, other: "password"), .english) == "This must be the same as Password.")
    }

    @Test func `French sets its spaces, and de behind a million`() {
        #expect(Self.register(Violation(.tooShort, bound: 8), .french) == "Utilisez au moins 8 caractères.")
        #expect(Self.register(Violation(.tooLong, bound: 1), .french) == "Utilisez au maximum 1 caractère.")
        #expect(
            Self.register(Violation(.tooLong, bound: 2_000_000), .french)
                == "Utilisez au maximum 2\u{202F}000\u{202F}000 de caractères.")
        #expect(
            Self.register(Violation(.notEqual, other: "password"), .french)
                == "Saisissez la même valeur que dans le champ «\u{202F}Mot de passe\u{202F}».")
    }

    @Test func `Japanese names the other field in Japanese`() {
        #expect(Self.register(Violation(.tooShort, bound: 8), .japanese) == "8文字以上で入力してください。")
        #expect(Self.register(Violation(.notEqual, other: "password"), .japanese) == "「パスワード」と同じ内容を入力してください。")
    }

    @Test(arguments: [
        (Language.english, "Use only letters (A–Z, a–z), digits, “-”, “.” and “_”."),
        (
            .french,
            "Utilisez uniquement des lettres sans accent (A–Z, a–z), des chiffres, «\u{202F}-\u{202F}», "
                + "«\u{202F}.\u{202F}» et «\u{202F}_\u{202F}»."
        ),
        (.japanese, "半角英字、半角数字、「-」、「.」、「_」だけを使って入力してください。"),
    ])
    func `a pattern of characters is said by naming them`(language: Language, expected: String) {
        let form = ProfileForm.definition
        #expect(
            MessageCatalog.message(for: Violation(.patternMismatch), of: 2, in: form, language: language) == expected)
    }

    @Test func `the announcement counts the fields and names them in form order`() {
        let form = RegisterForm.definition
        let announce = { MessageCatalog.announcement(of: $0, in: form, language: $1) }
        #expect(announce([2, 1], .english) == "2 fields need attention: Password, Confirm password.")
        #expect(announce([1], .english) == "1 field needs attention: Password.")
        #expect(announce([0, 1], .french) == "2 champs à corriger\u{A0}: Adresse e-mail, Mot de passe.")
        #expect(announce([1], .french) == "1 champ à corriger\u{A0}: Mot de passe.")
        #expect(announce([1, 2], .japanese) == "2件の項目を確認してください：パスワード、パスワード（確認用）。")
        for language in Language.allCases { #expect(announce([], language) == "") }
    }

    @Test func `a label without a translation is said as it is`() throws {
        let form = try makeForm([FieldDefinition(name: "a", label: "Étage"), FieldDefinition(name: "b", label: "B")])
        for language in Language.allCases {
            let message = MessageCatalog.message(
                for: Violation(.notEqual, other: "a"), of: 1, in: form, language: language)
            #expect(message.contains("Étage"))
        }
    }
}
