extension MessageCatalog {
    static func english(_ message: Message) -> String {
        switch message {
        case .valueMissing: "Fill in this field."
        case .emailMismatch: "Enter an email address, like name@example.com."
        case .charactersMismatch(let parts): "Use only \(englishList(parts))."
        case .patternMismatch: "Match the format asked for."
        case .tooLong(maximum: 0): "Leave this field empty."
        case .tooLong(let maximum): "Use at most \(englishCharacters(maximum))."
        case .tooShort(let minimum): "Use at least \(englishCharacters(minimum))."
        case .notEqual(let label): "This must be the same as \(label)."

        case .attention(let count):
            switch PluralCategory(of: count, in: .english) {
            case .one: "\(grouped(count, by: ",")) field needs attention: "
            case .many, .other: "\(grouped(count, by: ",")) fields need attention: "
            }
        case .listSeparator: ", "
        case .fullStop: "."
        }
    }

    private static func englishCharacters(_ count: Int) -> String {
        switch PluralCategory(of: count, in: .english) {
        case .one: "\(grouped(count, by: ",")) character"
        case .many, .other: "\(grouped(count, by: ",")) characters"
        }
    }

    private static func englishList(_ parts: [CharacterPart]) -> String {
        joined(parts, separator: ", ", last: " and ") { part in
            switch part {
            case .letters: "letters (A–Z, a–z)"
            case .uppercaseLetters: "capital letters (A–Z)"
            case .lowercaseLetters: "small letters (a–z)"
            case .digits: "digits"
            case .space: "spaces"
            case .character(let character): "“\(character)”"
            }
        }
    }
}
