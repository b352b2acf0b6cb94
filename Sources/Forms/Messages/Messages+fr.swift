extension MessageCatalog {
    // French sets a narrow no-break space (U+202F) inside guillemets and between groups of digits, and a no-break
    // space (U+00A0) before a colon. Both are written as escapes, so that no editor turns them into plain ones.

    static func french(_ message: Message) -> String {
        switch message {
        case .valueMissing: "Remplissez ce champ."
        case .notTicked: "Cochez cette case."
        case .notChosen: "Choisissez une option."
        case .emailMismatch: "Saisissez une adresse e-mail, par exemple nom@example.com."
        case .emailsMismatch:
            "Saisissez des adresses e-mail séparées par des virgules, par exemple nom@example.com, autre@example.com."
        case .charactersMismatch(let parts): "Utilisez uniquement \(frenchList(parts))."
        case .patternMismatch: "Respectez le format demandé."
        case .tooLong(maximum: 0): "Laissez ce champ vide."
        case .tooLong(let maximum): "Utilisez au maximum \(frenchCharacters(maximum))."
        case .tooShort(let minimum): "Utilisez au moins \(frenchCharacters(minimum))."
        case .tooSmall(let minimum): "Saisissez au minimum \(minimum)."
        case .tooEarly(let minimum): "Saisissez au plus tôt \(minimum)."
        case .tooLarge(let maximum): "Saisissez au maximum \(maximum)."
        case .tooLate(let maximum): "Saisissez au plus tard \(maximum)."
        case .notGreater(let label): "Saisissez une valeur supérieure à celle du champ «\u{202F}\(label)\u{202F}»."
        case .notLater(let label): "Saisissez un moment postérieur à celui du champ «\u{202F}\(label)\u{202F}»."
        case .notLess(let label): "Saisissez une valeur inférieure à celle du champ «\u{202F}\(label)\u{202F}»."
        case .notEarlier(let label): "Saisissez un moment antérieur à celui du champ «\u{202F}\(label)\u{202F}»."
        case .outside(let from, let to): "Saisissez une heure de \(from) à \(to)."
        case .notWhole: "Saisissez un nombre entier."
        case .offStep(let step): "Avancez par pas de \(frenchStep(step)) à partir de \(step.base)."
        case .unreadable(let type): frenchUnreadable(type)
        case .notEqual(let label): "Saisissez la même valeur que dans le champ «\u{202F}\(label)\u{202F}»."
        case .notDifferent(let label): "Saisissez une autre valeur que dans le champ «\u{202F}\(label)\u{202F}»."
        case .notAnOption: "Choisissez l’une des options."
        case .blocked: "Cette valeur n’est pas autorisée. Saisissez-en une autre."

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

    private static func frenchStep(_ step: StepWords) -> String {
        let category = step.category(in: .french)
        let digits = step.digits(groupedBy: "\u{202F}") + (category == .many && step.unit != .number ? " de" : "")
        let isOne = category == .one
        return switch step.unit {
        case .number: digits
        case .days: "\(digits) \(isOne ? "jour" : "jours")"
        case .months: "\(digits) mois"
        case .weeks: "\(digits) \(isOne ? "semaine" : "semaines")"
        case .minutes: "\(digits) \(isOne ? "minute" : "minutes")"
        case .seconds: "\(digits) \(isOne ? "seconde" : "secondes")"
        }
    }

    private static func frenchUnreadable(_ type: InputType) -> String {
        switch type {
        case .number, .range: "Saisissez un nombre, par exemple 12 ou 12.5."
        case .date: "Saisissez une date existante sous la forme année-mois-jour, par exemple 2026-02-28."
        case .month: "Saisissez un mois sous la forme année-mois, par exemple 2026-02."
        case .week: "Saisissez une semaine sous la forme année-semaine, par exemple 2026-W07."
        case .time: "Saisissez une heure, par exemple 14:30."
        case .datetimeLocal: "Saisissez une date existante et une heure, par exemple 2026-02-28T14:30."
        case .color: "Saisissez une couleur, par exemple #3366ff."
        case .text, .search, .tel, .email, .password, .textarea, .checkbox, .radio, .select:
            "Cette valeur est illisible. Saisissez-la à nouveau."
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
