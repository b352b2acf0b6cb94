/// What kind of control a field is: HTML's `type`, with HTML's meaning.
public enum InputType: String, CaseIterable, Hashable, Sendable {
    case text
    case search
    case tel
    case email
    case password
    case textarea
    case number
    case range
    case date
    case month
    case week
    case time
    case datetimeLocal = "datetime-local"
    case color
    case checkbox
    case radio
    case select
}

extension InputType {
    /// Whether it is typed as text of any length.
    public var isText: Bool {
        switch self {
        case .text, .search, .tel, .email, .password, .textarea: true
        default: false
        }
    }

    /// Whether its values have an order: numbers, dates and times.
    public var isOrdered: Bool {
        switch self {
        case .number, .range, .date, .month, .week, .time, .datetimeLocal: true
        default: false
        }
    }

    /// Whether one chooses among options.
    public var isChoice: Bool { self == .select || self == .radio }

    /// Whether a field of this type can say something, as HTML has it.
    public func allows(_ member: DefinitionError.Member) -> Bool {
        switch member {
        // These always have a value in a browser.
        case .required, .requiredWhen: self != .range && self != .color
        // HTML has no pattern for a textarea; here it has one, for texts of more than one line.
        case .minLength, .maxLength, .blank, .blocked, .pattern: isText
        case .min, .max, .step, .after, .before: isOrdered
        case .multiple: self == .email || self == .select
        case .options: isChoice
        case .equalTo, .notEqualTo, .activeWhen: true
        }
    }
}
