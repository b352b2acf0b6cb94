public import Forms

extension FormDefinition {
    /// The definition as JSON: what a client needs to draw the form and to judge it locally, in HTML's vocabulary.
    ///
    /// Members that have HTML's default are left out; `submitLabel` is always said, as it depends on the field's
    /// place. That a value must be an e-mail address is said by the type, as in HTML. A text is an object with a
    /// member for each language, or a string where it has no translations.
    ///
    /// - Parameter revision: The last member; left out where it is `nil`, so that a revision can be made from the
    ///   bytes.
    public func encoded(revision: String? = nil) -> [UInt8] {
        var writer = DefinitionEncoding()
        writer.appendForm(self, revision: revision)
        return writer.bytes
    }
}

/// Writes a definition.
private struct DefinitionEncoding {
    var bytes: [UInt8] = []

    mutating func appendForm(_ form: FormDefinition, revision: String?) {
        JSONWriter.append(raw: #"{"name":"#, to: &bytes)
        JSONWriter.append(quoted: form.name.rawValue, to: &bytes)
        JSONWriter.append(raw: #","title":"#, to: &bytes)
        JSONWriter.append(form.title, to: &bytes)
        append(",\"reveal\":", form.reveal.rawValue)
        JSONWriter.append(raw: #","fields":["#, to: &bytes)
        for (position, field) in form.fields.enumerated() {
            if position > 0 { bytes.append(UInt8(ascii: ",")) }
            let isLast = form.activeFields.next(from: position + 1) == nil
            appendField(field, submitLabel: field.submitLabel ?? (isLast ? .done : .next))
        }
        bytes.append(UInt8(ascii: "]"))
        append(",\"revision\":", revision)
        bytes.append(UInt8(ascii: "}"))
    }

    private mutating func appendField(_ field: FieldDefinition, submitLabel: Evaluation.SubmitLabel) {
        JSONWriter.append(raw: #"{"name":"#, to: &bytes)
        JSONWriter.append(quoted: field.name.rawValue, to: &bytes)
        JSONWriter.append(raw: #","label":"#, to: &bytes)
        JSONWriter.append(field.label, to: &bytes)
        append(",\"type\":", field.type.rawValue)
        appendConstraints(field.constraints)
        append(",\"blank\":", field.blank == .missing ? field.blank.rawValue : nil)
        append(",\"readOnly\":", field.isReadOnly ? true : nil)
        append(",\"disabled\":", field.isDisabled ? true : nil)
        append(",\"autocomplete\":", field.hints.autocomplete)
        append(",\"inputMode\":", field.hints.inputMode)
        append(",\"autocapitalize\":", field.hints.autocapitalize)
        append(",\"spellcheck\":", field.hints.spellcheck)
        append(",\"submitLabel\":", submitLabel.rawValue)
        bytes.append(UInt8(ascii: "}"))
    }

    /// Appends what a value must satisfy. Of two lengths both hold, so the narrower bounds are said.
    private mutating func appendConstraints(_ constraints: [Constraint]) {
        var isRequired: Bool?
        var minimum: Int?
        var maximum: Int?
        var pattern: String?
        var other: FieldName?
        for constraint in constraints {
            switch constraint {
            case .required: isRequired = true
            case .emailAddress: break
            case .characters(let allowed): pattern = pattern ?? allowed.pattern
            case .length(let length):
                if let bound = length.minimum { minimum = max(bound, minimum ?? bound) }
                if let bound = length.maximum { maximum = min(bound, maximum ?? bound) }
            case .sameAs(let name): other = other ?? name
            }
        }
        append(",\"required\":", isRequired)
        append(",\"minLength\":", minimum)
        append(",\"maxLength\":", maximum)
        append(",\"pattern\":", pattern)
        append(",\"equalTo\":", other?.rawValue)
    }

    private mutating func append(_ name: String, _ text: String?) {
        guard let text else { return }
        JSONWriter.append(raw: name, to: &bytes)
        JSONWriter.append(quoted: text, to: &bytes)
    }

    private mutating func append(_ name: String, _ boolean: Bool?) {
        guard let boolean else { return }
        JSONWriter.append(raw: name, to: &bytes)
        JSONWriter.append(boolean, to: &bytes)
    }

    private mutating func append(_ name: String, _ integer: Int?) {
        guard let integer else { return }
        JSONWriter.append(raw: name, to: &bytes)
        JSONWriter.append(Int64(integer), to: &bytes)
    }
}

extension JSONWriter {
    /// Appends a text in all its languages: an object, or a string where it has no translations.
    ///
    /// A reader whose language has no member reads `en`, so English is always there, and a language whose text differs
    /// from it too.
    package static func append(_ text: LocalizedText, to output: inout [UInt8]) {
        let english = text[.english]
        let translated = Language.allCases.filter { language in
            language != .english && (text.translation(in: language) != nil || text[language] != english)
        }
        guard !translated.isEmpty else { return append(quoted: english, to: &output) }
        append(raw: #"{"en":"#, to: &output)
        append(quoted: english, to: &output)
        for language in translated {
            append(raw: ",", to: &output)
            append(quoted: language.tag, to: &output)
            append(raw: ":", to: &output)
            append(quoted: text[language], to: &output)
        }
        append(raw: "}", to: &output)
    }
}
