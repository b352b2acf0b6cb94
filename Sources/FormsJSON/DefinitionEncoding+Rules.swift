internal import Forms

/// What a field's values must satisfy, and what is said where they don't.
extension DefinitionEncoding {
    /// Appends a field's constraints and options.
    mutating func appendConstraints(of field: FieldDefinition) {
        let said = SaidConstraints(field.constraints)
        append(",\"required\":", said.isRequired ? true : nil)
        append(",\"minLength\":", said.minLength)
        append(",\"maxLength\":", said.maxLength)
        append(",\"pattern\":", said.pattern)
        append(",\"min\":", limit: said.minimum, of: field.type)
        append(",\"max\":", limit: said.maximum, of: field.type)
        append(",\"step\":", limit: said.step, of: .number)
        append(",\"multiple\":", field.isMultiple ? true : nil)
        appendOptions(field.options)
        appendWords(said.blocked)
        append(",\"equalTo\":", said.equalTo?.rawValue)
        append(",\"notEqualTo\":", said.notEqualTo?.rawValue)
        append(",\"after\":", said.after?.rawValue)
        append(",\"before\":", said.before?.rawValue)
    }

    /// Appends a limit: a number where the type's values are numbers and JSON can write it so, else a string.
    private mutating func append(_ name: String, limit: String?, of type: InputType) {
        guard let limit else { return }
        JSONWriter.append(raw: name, to: &bytes)
        if type == .number || type == .range, JSONReader.isNumber(Array(limit.utf8)[...]) {
            JSONWriter.append(raw: limit, to: &bytes)
        } else {
            JSONWriter.append(quoted: limit, to: &bytes)
        }
    }

    private mutating func appendOptions(_ options: [Option]) {
        for (position, option) in options.enumerated() {
            JSONWriter.append(raw: position == 0 ? ",\"options\":[" : ",", to: &bytes)
            JSONWriter.append(raw: "{\"value\":", to: &bytes)
            JSONWriter.append(quoted: option.value, to: &bytes)
            JSONWriter.append(raw: ",\"label\":", to: &bytes)
            JSONWriter.append(option.label, to: &bytes)
            JSONWriter.append(raw: "}", to: &bytes)
        }
        if !options.isEmpty { JSONWriter.append(raw: "]", to: &bytes) }
    }

    private mutating func appendWords(_ words: [String]) {
        for (position, word) in words.enumerated() {
            JSONWriter.append(raw: position == 0 ? ",\"blocked\":[" : ",", to: &bytes)
            JSONWriter.append(quoted: word, to: &bytes)
        }
        if !words.isEmpty { JSONWriter.append(raw: "]", to: &bytes) }
    }

    // MARK: Conditions

    mutating func append(_ name: String, _ condition: Condition?, in form: FormDefinition) {
        guard let condition else { return }
        JSONWriter.append(raw: name, to: &bytes)
        append(condition, in: form)
    }

    private mutating func append(_ condition: Condition, in form: FormDefinition) {
        switch condition {
        case .equals(let field, let value):
            appendTest(of: field, "equals")
            append(value, of: field, in: form)
        case .oneOf(let field, let values):
            appendTest(of: field, "oneOf")
            for (position, value) in values.enumerated() {
                JSONWriter.append(raw: position == 0 ? "[" : ",", to: &bytes)
                append(value, of: field, in: form)
            }
            JSONWriter.append(raw: values.isEmpty ? "[]" : "]", to: &bytes)
        case .isEmpty(let field):
            appendTest(of: field, "empty")
            JSONWriter.append(true, to: &bytes)
        case .not(.isEmpty(let field)):
            appendTest(of: field, "empty")
            JSONWriter.append(false, to: &bytes)
        case .and(let parts): append("and", parts, in: form)
        case .or(let parts): append("or", parts, in: form)
        case .not(let part):
            JSONWriter.append(raw: "{\"not\":", to: &bytes)
            append(part, in: form)
        }
        JSONWriter.append(raw: "}", to: &bytes)
    }

    private mutating func appendTest(of field: FieldName, _ test: String) {
        JSONWriter.append(raw: "{\"field\":", to: &bytes)
        JSONWriter.append(quoted: field.rawValue, to: &bytes)
        JSONWriter.append(raw: ",\"\(test)\":", to: &bytes)
    }

    private mutating func append(_ word: String, _ parts: [Condition], in form: FormDefinition) {
        JSONWriter.append(raw: "{\"\(word)\":[", to: &bytes)
        for (position, part) in parts.enumerated() {
            if position > 0 { JSONWriter.append(raw: ",", to: &bytes) }
            append(part, in: form)
        }
        JSONWriter.append(raw: "]", to: &bytes)
    }

    /// Appends a value as snapshots have it: a boolean for a checkbox.
    private mutating func append(_ value: String, of field: FieldName, in form: FormDefinition) {
        let isCheckbox = form.index(of: field).map { form.fields[$0].type == .checkbox } ?? false
        if isCheckbox, value == "true" || value == "false" {
            JSONWriter.append(raw: value, to: &bytes)
        } else {
            JSONWriter.append(quoted: value, to: &bytes)
        }
    }

    // MARK: Messages

    mutating func append(_ messages: MessageOverrides) {
        var isFirst = true
        for code in Violation.Code.allCases {
            guard let message = messages[code] else { continue }
            JSONWriter.append(raw: isFirst ? ",\"messages\":{" : ",", to: &bytes)
            isFirst = false
            JSONWriter.append(quoted: code.rawValue, to: &bytes)
            JSONWriter.append(raw: ":", to: &bytes)
            append(message)
        }
        if !isFirst { JSONWriter.append(raw: "}", to: &bytes) }
    }

    /// Appends a message as ``JSONWriter`` does a text. Plural forms only go with a language.
    private mutating func append(_ message: LocalizedMessage) {
        let english = message[.english]
        let translated = Language.allCases.filter { language in
            language != .english && (message.translation(in: language) != nil || message[language] != english)
        }
        if translated.isEmpty, !english.hasForms { return JSONWriter.append(quoted: english.other, to: &bytes) }
        JSONWriter.append(raw: "{\"en\":", to: &bytes)
        append(english)
        for language in translated {
            JSONWriter.append(raw: ",\"\(language.tag)\":", to: &bytes)
            append(message[language])
        }
        JSONWriter.append(raw: "}", to: &bytes)
    }

    private mutating func append(_ template: MessageTemplate) {
        guard template.hasForms else { return JSONWriter.append(quoted: template.other, to: &bytes) }
        var isFirst = true
        for category in PluralCategory.allCases {
            guard let form = template.form(for: category) else { continue }
            JSONWriter.append(raw: isFirst ? "{" : ",", to: &bytes)
            isFirst = false
            JSONWriter.append(quoted: category.rawValue, to: &bytes)
            JSONWriter.append(raw: ":", to: &bytes)
            JSONWriter.append(quoted: form, to: &bytes)
        }
        JSONWriter.append(raw: "}", to: &bytes)
    }
}

extension MessageTemplate {
    /// Whether it says more than one thing.
    fileprivate var hasForms: Bool { form(for: .one) != nil || form(for: .many) != nil }
}

/// What a list of constraints says in a definition: of two lengths both hold, so the narrower bounds are said; of two
/// others the first.
private struct SaidConstraints {
    var isRequired = false
    var minLength: Int?
    var maxLength: Int?
    var pattern: String?
    var minimum: String?
    var maximum: String?
    var step: String?
    var equalTo: FieldName?
    var notEqualTo: FieldName?
    var after: FieldName?
    var before: FieldName?
    var blocked: [String] = []

    init(_ constraints: [Constraint]) {
        for constraint in constraints {
            switch constraint {
            case .required: isRequired = true
            case .emailAddress: break
            case .characters(let allowed): pattern = pattern ?? allowed.pattern
            case .pattern(let other): pattern = pattern ?? other.source
            case .length(let length):
                if let bound = length.minimum { minLength = max(bound, minLength ?? bound) }
                if let bound = length.maximum { maxLength = min(bound, maxLength ?? bound) }
            case .minimum(let limit): minimum = minimum ?? limit
            case .maximum(let limit): maximum = maximum ?? limit
            case .step(let limit): step = step ?? limit
            case .sameAs(let name): equalTo = equalTo ?? name
            case .differentFrom(let name): notEqualTo = notEqualTo ?? name
            case .after(let name): after = after ?? name
            case .before(let name): before = before ?? name
            case .blocked(let words): blocked += words
            }
        }
    }
}

extension JSONReader {
    /// Whether a text is a number as JSON writes them, and nothing else.
    static func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
        guard let first = text.first,
            first == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
        else { return false }
        var reader = JSONReader(text)
        do throws(JSONSyntaxError) {
            try reader.skipNumber()
            try reader.finish()
            return true
        } catch {
            return false
        }
    }
}
