/// Says in the reader's language what is wrong, and always what to do about it.
public enum MessageCatalog {
    /// The message for a violation.
    ///
    /// - Parameters:
    ///   - field: The position of the field it is in.
    ///   - form: The definition that found it: its labels, and the characters a field allows, are named.
    public static func message(
        for violation: Violation, of field: Int, in form: FormDefinition, language: Language
    ) -> String {
        text(Message(violation, of: field, in: form, language: language), in: language)
    }

    /// What a screen reader says after a refused submit.
    ///
    /// - Parameter invalid: The fields that failed; nothing is said of none.
    public static func announcement(
        of invalid: FieldSet, in form: FormDefinition, language: Language
    ) -> String {
        guard !invalid.isEmpty else { return "" }
        var announcement = text(.attention(count: invalid.count), in: language)
        let separator = text(.listSeparator, in: language)
        var isFirst = true
        for field in invalid {
            if !isFirst { announcement += separator }
            announcement += form.fields[field].label[language]
            isFirst = false
        }
        announcement += text(.fullStop, in: language)
        return announcement
    }

    static func text(_ message: Message, in language: Language) -> String {
        switch language {
        case .english: english(message)
        case .french: french(message)
        case .japanese: japanese(message)
        }
    }

    /// The digits of a count, in groups of three.
    static func grouped(_ count: Int, by separator: String) -> String {
        guard count >= 1000 else { return String(count) }
        let rest = String(count % 1000)
        return grouped(count / 1000, by: separator) + separator + String(repeating: "0", count: 3 - rest.utf8.count)
            + rest
    }
}

extension MessageCatalog {
    /// A list as a sentence has it: another word may stand before its last part.
    static func joined(
        _ parts: [CharacterPart], separator: String, last: String, by name: (CharacterPart) -> String
    ) -> String {
        var list = ""
        for (index, part) in parts.enumerated() {
            if index > 0 { list += index == parts.count - 1 ? last : separator }
            list += name(part)
        }
        return list
    }
}

/// What is to be said, with everything that is said in it; each language has one switch over these.
enum Message: Hashable, Sendable {
    case valueMissing
    case emailMismatch
    /// Only these are allowed: at least one part.
    case charactersMismatch([CharacterPart])
    /// The form of what is allowed isn't known.
    case patternMismatch
    case tooLong(maximum: Int)
    case tooShort(minimum: Int)
    /// The other field's label.
    case notEqual(label: String)

    /// How the announcement begins, up to the list of labels.
    case attention(count: Int)
    case listSeparator
    case fullStop

    /// What to say about a violation.
    init(_ violation: Violation, of field: Int, in form: FormDefinition, language: Language) {
        switch violation.code {
        case .valueMissing: self = .valueMissing
        case .typeMismatch: self = .emailMismatch
        case .patternMismatch:
            let parts = form.fields[field].allowedCharacters?.parts ?? []
            self = parts.isEmpty ? .patternMismatch : .charactersMismatch(parts)
        case .tooLong: self = .tooLong(maximum: violation.bound ?? 0)
        case .tooShort: self = .tooShort(minimum: violation.bound ?? 0)
        case .notEqual:
            let other = violation.other.flatMap(form.index)
            self = .notEqual(label: other.map { form.fields[$0].label[language] } ?? "")
        }
    }
}

extension FieldDefinition {
    fileprivate var allowedCharacters: AllowedCharacters? {
        for case .characters(let allowed) in constraints { return allowed }
        return nil
    }
}
