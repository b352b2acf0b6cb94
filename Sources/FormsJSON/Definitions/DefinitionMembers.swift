internal import Forms

/// The members of a definition file.
enum FormMember: String, CaseIterable {
    /// Read by editors only.
    case schema = "$schema"
    case name, title, reveal, fields, messages
    /// Part of what `GET /forms/{form}` answers; follows from the rest, so it is not read.
    case revision
}

/// The members of a field.
enum FieldMember: String, CaseIterable {
    case name, label, type
    case required, minLength, maxLength, pattern, min, max, step, multiple, options, blocked
    case equalTo, notEqualTo, after, before
    case activeWhen, requiredWhen
    case blank, readOnly, disabled
    case autocomplete, inputMode, autocapitalize, spellcheck, submitLabel, placeholder, help
    case messages, examples
}

/// The members of an option.
enum OptionMember: String, CaseIterable {
    case value, label
}

/// The members of examples.
enum ExampleMember: String, CaseIterable {
    case accept, refuse
}

/// The members of a condition.
enum ConditionMember: String, CaseIterable {
    case field, equals, oneOf, empty
    case and, or, not
}

extension FieldMember {
    /// What is said of a type, as HTML has it (§4.10.5.1, and the elements `textarea` and `select`).
    ///
    /// - Returns: Why the member says nothing there and what to use instead; `nil` where it is fine.
    func misuse(on type: InputType) -> String? {
        switch self {
        case .minLength, .maxLength:
            if type.isText { return nil }
            return type.isOrdered ? "use `min` and `max`" : "leave it out"
        case .pattern:
            if type.isText { return nil }
            if type.isChoice { return "list what may be chosen in `options`" }
            return type.isOrdered ? "use `min`, `max` and `step`" : "leave it out"
        case .min, .max, .step:
            if type.isOrdered { return nil }
            return type.isText ? "use `minLength` and `maxLength`, or the type number" : "leave it out"
        case .after, .before: return type.isOrdered ? nil : "only dates, times and numbers have an order"
        case .multiple:
            if type == .email || type == .select { return nil }
            return type == .checkbox || type == .radio
                ? "use the type select" : "only email and select can hold several"
        case .options:
            return type.isChoice
                ? nil : type == .checkbox ? "use the type select with `multiple`" : "use the type select"
        case .required: return type == .range || type == .color ? "a \(type.rawValue) always has a value" : nil
        case .readOnly:
            switch type {
            case .range, .color, .checkbox, .radio, .select: return "use `disabled`"
            default: return nil
            }
        case .blocked: return type.isText ? nil : "only texts can be blocked"
        case .blank: return type.isText ? nil : "only texts can be blank"
        case .placeholder: return type.isText || type == .number ? nil : "use `help`"
        case .autocomplete: return type == .checkbox || type == .radio ? "leave it out" : nil
        default: return nil
        }
    }
}

extension InputType {
    /// Whether it is typed as text of any length.
    var isText: Bool {
        switch self {
        case .text, .search, .tel, .email, .password, .textarea: true
        default: false
        }
    }

    /// Whether its values have an order.
    var isOrdered: Bool {
        switch self {
        case .number, .range, .date, .month, .week, .time, .datetimeLocal: true
        default: false
        }
    }

    /// Whether one chooses among options.
    var isChoice: Bool { self == .select || self == .radio }
}
