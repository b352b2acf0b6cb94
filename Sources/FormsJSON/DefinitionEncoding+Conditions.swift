internal import Forms

extension DefinitionEncoding {
    /// Appends a condition: `{"field": …, "equals": …}`, or what it is made of: `{"and": […]}`.
    mutating func append(_ name: String, _ condition: Condition?) {
        guard let condition else { return }
        JSONWriter.append(raw: name, to: &bytes)
        append(condition)
    }

    private mutating func append(_ condition: Condition) {
        switch condition {
        case .equals(let field, let value):
            appendField(field, #","equals":"#)
            append(value, of: field)
        case .oneOf(let field, let values):
            appendField(field, #","oneOf":["#)
            for (index, value) in values.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                append(value, of: field)
            }
            bytes.append(UInt8(ascii: "]"))
        case .isEmpty(let field): appendField(field, #","empty":true"#)
        case .not(.isEmpty(let field)): appendField(field, #","empty":false"#)
        case .and(let conditions): append(#"{"and":["#, conditions)
        case .or(let conditions): append(#"{"or":["#, conditions)
        case .not(let condition):
            JSONWriter.append(raw: #"{"not":"#, to: &bytes)
            append(condition)
        }
        bytes.append(UInt8(ascii: "}"))
    }

    private mutating func appendField(_ field: FieldName, _ test: String) {
        JSONWriter.append(raw: #"{"field":"#, to: &bytes)
        JSONWriter.append(quoted: field.rawValue, to: &bytes)
        JSONWriter.append(raw: test, to: &bytes)
    }

    /// Appends what a field is compared with: `true` or `false` for a checkbox, otherwise a string.
    private mutating func append(_ value: String, of field: FieldName) {
        let isCheckbox = form.index(of: field).map { form.fields[$0].type == .checkbox } ?? false
        if isCheckbox, value == "true" || value == "false" {
            JSONWriter.append(raw: value, to: &bytes)
        } else {
            JSONWriter.append(quoted: value, to: &bytes)
        }
    }

    private mutating func append(_ name: String, _ conditions: [Condition]) {
        JSONWriter.append(raw: name, to: &bytes)
        for (index, condition) in conditions.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            append(condition)
        }
        bytes.append(UInt8(ascii: "]"))
    }
}

extension DefinitionEncoding {
    /// Appends messages by code; nothing where there are none.
    mutating func append(_ messages: MessageOverrides) {
        guard !messages.isEmpty else { return }
        JSONWriter.append(raw: #","messages":{"#, to: &bytes)
        var isFirst = true
        for code in Violation.Code.allCases {
            guard let message = messages[code] else { continue }
            if !isFirst { bytes.append(UInt8(ascii: ",")) }
            isFirst = false
            JSONWriter.append(quoted: code.rawValue, to: &bytes)
            bytes.append(UInt8(ascii: ":"))
            // Plural forms stand within a language: whose, nobody could tell otherwise.
            JSONWriter.append(
                message, isAlwaysObject: message[.english].hasPluralForms, to: &bytes, by: Self.append)
        }
        bytes.append(UInt8(ascii: "}"))
    }

    /// Appends a template: an object of its plural forms, or a string where it has one only.
    private static func append(_ template: MessageTemplate, to bytes: inout [UInt8]) {
        let special = [PluralCategory.one, .many].filter { template.form(for: $0) != nil }
        guard !special.isEmpty else { return JSONWriter.append(quoted: template.other, to: &bytes) }
        bytes.append(UInt8(ascii: "{"))
        for category in special {
            JSONWriter.append(quoted: category.rawValue, to: &bytes)
            bytes.append(UInt8(ascii: ":"))
            JSONWriter.append(quoted: template.form(for: category) ?? "", to: &bytes)
            bytes.append(UInt8(ascii: ","))
        }
        JSONWriter.append(raw: #""other":"#, to: &bytes)
        JSONWriter.append(quoted: template.other, to: &bytes)
        bytes.append(UInt8(ascii: "}"))
    }
}
