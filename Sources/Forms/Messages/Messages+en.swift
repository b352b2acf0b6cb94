extension MessageCatalog {
    static func english(_ message: Message) -> String {
        switch message {
        case .valueMissing: "Fill in this field."
        case .notTicked: "Check this box."
        case .notChosen: "Choose an option."
        case .emailMismatch: "Enter an email address, like name@example.com."
        case .emailsMismatch:
            "Enter email addresses with commas between them, like name@example.com, other@example.com."
        case .charactersMismatch(let parts): "Use only \(englishList(parts))."
        case .patternMismatch: "Match the format asked for."
        case .tooLong(maximum: 0): "Leave this field empty."
        case .tooLong(let maximum): "Use at most \(englishCharacters(maximum))."
        case .tooShort(let minimum): "Use at least \(englishCharacters(minimum))."
        case .tooSmall(let minimum): "Enter \(minimum) or more."
        case .tooEarly(let minimum): "Enter \(minimum) or later."
        case .tooLarge(let maximum): "Enter \(maximum) or less."
        case .tooLate(let maximum): "Enter \(maximum) or earlier."
        case .notGreater(let label): "This must be greater than \(label)."
        case .notLater(let label): "This must be later than \(label)."
        case .notLess(let label): "This must be less than \(label)."
        case .notEarlier(let label): "This must be earlier than \(label)."
        case .outside(let from, let to): "Enter a time from \(from) to \(to)."
        case .notWhole: "Enter a whole number."
        case .offStep(let step): "Use steps of \(englishStep(step)), counted from \(step.base)."
        case .unreadable(let type): englishUnreadable(type)
        case .notEqual(let label): "This must be the same as \(label)."
        case .notDifferent(let label): "This must differ from \(label)."
        case .notAnOption: "Choose one of the options."
        case .blocked: "This can’t be used. Enter something else."

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

    private static func englishStep(_ step: StepWords) -> String {
        let digits = step.digits(groupedBy: ",")
        let isOne = step.category(in: .english) == .one
        return switch step.unit {
        case .number: digits
        case .days: "\(digits) \(isOne ? "day" : "days")"
        case .months: "\(digits) \(isOne ? "month" : "months")"
        case .weeks: "\(digits) \(isOne ? "week" : "weeks")"
        case .minutes: "\(digits) \(isOne ? "minute" : "minutes")"
        case .seconds: "\(digits) \(isOne ? "second" : "seconds")"
        }
    }

    private static func englishUnreadable(_ type: InputType) -> String {
        switch type {
        case .number, .range: "Enter a number, like 12 or 12.5."
        case .date: "Enter a date that exists, as year-month-day, like 2026-02-28."
        case .month: "Enter a month as year-month, like 2026-02."
        case .week: "Enter a week as year-week, like 2026-W07."
        case .time: "Enter a time, like 14:30."
        case .datetimeLocal: "Enter a date that exists and a time, like 2026-02-28T14:30."
        case .color: "Enter a color, like #3366ff."
        case .text, .search, .tel, .email, .password, .textarea, .checkbox, .radio, .select:
            "This can’t be read. Enter it again."
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
