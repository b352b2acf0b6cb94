/// What is to be said, with everything that is said in it; each language has one switch over these.
enum Message: Hashable, Sendable {
    case valueMissing
    /// A checkbox that must be ticked.
    case notTicked
    /// A choice that must be made.
    case notChosen
    case emailMismatch
    case emailsMismatch
    /// Only these are allowed: at least one part.
    case charactersMismatch([CharacterPart])
    /// The form of what is allowed isn't known.
    case patternMismatch
    case tooLong(maximum: Int)
    case tooShort(minimum: Int)

    /// A number that is too small, a date or time that is too early; and the other way round.
    case tooSmall(minimum: String)
    case tooEarly(minimum: String)
    case tooLarge(maximum: String)
    case tooLate(maximum: String)
    /// The same, compared with another field.
    case notGreater(label: String)
    case notLater(label: String)
    case notLess(label: String)
    case notEarlier(label: String)
    /// A time outside a range that goes past midnight.
    case outside(from: String, to: String)
    case notWhole
    case offStep(StepWords)
    /// No value of its type.
    case unreadable(InputType)

    /// The other field's label.
    case notEqual(label: String)
    case notDifferent(label: String)
    case notAnOption
    case blocked

    /// How the announcement begins, up to the list of labels.
    case attention(count: Int)
    case listSeparator
    case fullStop
}

extension Message {
    /// What to say about a violation.
    init(_ violation: Violation, of field: Int, in form: FormDefinition, language: Language) {
        let definition = form.fields[field]
        let label = violation.other.flatMap(form.index).map { form.fields[$0].label[language] } ?? ""
        switch violation.code {
        case .valueMissing: self = Self.missing(definition.type)
        case .typeMismatch: self = definition.isMultiple ? .emailsMismatch : .emailMismatch
        case .patternMismatch:
            let parts = definition.allowedCharacters?.parts ?? []
            self = parts.isEmpty ? .patternMismatch : .charactersMismatch(parts)
        case .tooLong: self = .tooLong(maximum: violation.bound ?? 0)
        case .tooShort: self = .tooShort(minimum: violation.bound ?? 0)
        case .rangeUnderflow, .rangeOverflow: self = Self.outOfRange(violation, form.range(of: field), label: label)
        case .stepMismatch: self = Self.offStep(form.range(of: field))
        case .badInput: self = .unreadable(definition.type)
        case .notEqual: self = .notEqual(label: label)
        case .notDifferent: self = .notDifferent(label: label)
        case .notAllowed: self = definition.type.isChoice ? .notAnOption : .blocked
        }
    }

    private static func missing(_ type: InputType) -> Message {
        switch type {
        case .checkbox: .notTicked
        case .radio, .select: .notChosen
        default: .valueMissing
        }
    }

    private static func outOfRange(_ violation: Violation, _ range: RangeRules?, label: String) -> Message {
        let isNumber = range?.type == .number || range?.type == .range
        let isBelow = violation.code == .rangeUnderflow
        guard let limit = violation.limit else {
            if isBelow { return isNumber ? .notGreater(label: label) : .notLater(label: label) }
            return isNumber ? .notLess(label: label) : .notEarlier(label: label)
        }
        if let range, range.isReversed, let minimum = range.minimum, let maximum = range.maximum {
            return .outside(from: minimum.text, to: maximum.text)
        }
        if isBelow { return isNumber ? .tooSmall(minimum: limit) : .tooEarly(minimum: limit) }
        return isNumber ? .tooLarge(maximum: limit) : .tooLate(maximum: limit)
    }

    private static func offStep(_ range: RangeRules?) -> Message {
        guard let range, let words = StepWords(range) else { return .patternMismatch }
        return range.hasWholeNumbers ? .notWhole : .offStep(words)
    }
}

extension FieldDefinition {
    fileprivate var allowedCharacters: AllowedCharacters? {
        for case .characters(let allowed) in constraints { return allowed }
        return nil
    }
}
