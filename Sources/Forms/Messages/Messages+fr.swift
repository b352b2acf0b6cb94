extension MessageCatalog {
    // French sets a narrow no-break space (U+202F) inside guillemets and between groups of digits, and a no-break
    // space (U+00A0) before a colon. Both are written as escapes, so that no editor turns them into plain ones.

    static func french(_ message: Message) -> String {
        switch message {
        case .valueMissing: "Remplissez ce champ."
        case .emailMismatch: "Saisissez une adresse e-mail, par exemple nom@example.com."
        case .charactersMismatch(let parts): "Utilisez uniquement \(frenchList(parts))."
        case .patternMismatch: "Respectez le format demandé."
        case .tooLong(maximum: 0): "Laissez ce champ vide."
        case .tooLong(let maximum): "Utilisez au maximum \(frenchCharacters(maximum))."
        case .tooShort(let minimum): "Utilisez au moins \(frenchCharacters(minimum))."
        case .notEqual(let label): "Saisissez la même valeur que dans le champ «\u{202F}\(label)\u{202F}»."

        case .attention(let count):
            switch PluralCategory(of: count, in: .french) {
            case .one: "\(grouped(count, by: "\u{202F}")) champ à corriger\u{A0}: "
            case .many: "\(grouped(count, by: "\u{202F}")) de champs à corriger\u{A0}: "
            case .other: "\(grouped(count, by: "\u{202F}")) champs à corriger\u{A0}: "
            }
        case .listSeparator: ", "
        case .fullStop: "."
        }
    }

    private static func frenchCharacters(_ count: Int) -> String {
        switch PluralCategory(of: count, in: .french) {
        case .one: "\(grouped(count, by: "\u{202F}")) caractère"
        case .many: "\(grouped(count, by: "\u{202F}")) de caractères"
        case .other: "\(grouped(count, by: "\u{202F}")) caractères"
        }
    }

    private static func frenchList(_ parts: [CharacterPart]) -> String {
        joined(parts, separator: ", ", last: " et ") { part in
            switch part {
            case .letters: "des lettres sans accent (A–Z, a–z)"
            case .uppercaseLetters: "des majuscules sans accent (A–Z)"
            case .lowercaseLetters: "des minuscules sans accent (a–z)"
            case .digits: "des chiffres"
            case .space: "des espaces"
            case .character(let character): "«\u{202F}\(character)\u{202F}»"
            }
        }
    }
}
