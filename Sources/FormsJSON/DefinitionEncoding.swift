public import Forms

extension FormDefinition {
    /// The definition as JSON: what a client needs to draw the form and to judge it locally, in HTML's vocabulary.
    ///
    /// It reads back as a definition file. Members that have HTML's default are left out; `submitLabel` is always
    /// said, as it depends on the field's place. What the type says by itself is not repeated: that a value must be an e-mail address, or one of the
    /// options. A text is an object with a member for each language, or a string where it has no translations.
    ///
    /// - Parameter revision: The last member; left out where it is `nil`, so that a revision can be made from the
    ///   bytes.
    public func encoded(revision: String? = nil) -> [UInt8] {
        var writer = DefinitionEncoding(form: self)
        writer.appendForm(revision: revision)
        return writer.bytes
    }
}

/// Writes a definition.
struct DefinitionEncoding {
    let form: FormDefinition
    var bytes: [UInt8] = []

    fileprivate mutating func appendForm(revision: String?) {
        JSONWriter.append(raw: #"{"name":"#, to: &bytes)
        JSONWriter.append(quoted: form.name.rawValue, to: &bytes)
        JSONWriter.append(raw: #","title":"#, to: &bytes)
        JSONWriter.append(form.title, to: &bytes)
        append(",\"reveal\":", form.reveal.rawValue)
        append(form.messages)
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
        append(",\"multiple\":", field.isMultiple ? true : nil)
        append(field.options)
        append(WrittenConstraints(field.constraints))
        append(",\"activeWhen\":", field.activeWhen)
        append(",\"requiredWhen\":", field.requiredWhen)
        append(",\"blank\":", field.blank == .missing ? field.blank.rawValue : nil)
        append(",\"readOnly\":", field.isReadOnly ? true : nil)
        append(",\"disabled\":", field.isDisabled ? true : nil)
        append(",\"autocomplete\":", field.hints.autocomplete)
        append(",\"inputMode\":", field.hints.inputMode)
        append(",\"autocapitalize\":", field.hints.autocapitalize)
        append(",\"spellcheck\":", field.hints.spellcheck)
        append(",\"placeholder\":", field.hints.placeholder)
        append(",\"help\":", field.hints.help)
        append(field.messages)
        append(",\"submitLabel\":", submitLabel.rawValue)
        bytes.append(UInt8(ascii: "}"))
    }

    private mutating func append(_ constraints: WrittenConstraints) {
        append(",\"required\":", constraints.isRequired ? true : nil)
        append(",\"minLength\":", constraints.minLength)
        append(",\"maxLength\":", constraints.maxLength)
        append(",\"pattern\":", constraints.pattern)
        append(",\"min\":", constraints.minimum)
        append(",\"max\":", constraints.maximum)
        append(",\"step\":", constraints.step)
        append(",\"equalTo\":", constraints.equalTo?.rawValue)
        append(",\"notEqualTo\":", constraints.notEqualTo?.rawValue)
        append(",\"after\":", constraints.after?.rawValue)
        append(",\"before\":", constraints.before?.rawValue)
        guard !constraints.blocked.isEmpty else { return }
        JSONWriter.append(raw: ",\"blocked\":[", to: &bytes)
        for (index, value) in constraints.blocked.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            JSONWriter.append(quoted: value, to: &bytes)
        }
        bytes.append(UInt8(ascii: "]"))
    }

    private mutating func append(_ options: [Option]) {
        guard !options.isEmpty else { return }
        JSONWriter.append(raw: ",\"options\":[", to: &bytes)
        for (index, option) in options.enumerated() {
            JSONWriter.append(raw: index == 0 ? #"{"value":"# : #",{"value":"#, to: &bytes)
            JSONWriter.append(quoted: option.value, to: &bytes)
            JSONWriter.append(raw: #","label":"#, to: &bytes)
            JSONWriter.append(option.label, to: &bytes)
            bytes.append(UInt8(ascii: "}"))
        }
        bytes.append(UInt8(ascii: "]"))
    }

    private mutating func append(_ name: String, _ text: String?) {
        guard let text else { return }
        JSONWriter.append(raw: name, to: &bytes)
        JSONWriter.append(quoted: text, to: &bytes)
    }

    private mutating func append(_ name: String, _ text: LocalizedText?) {
        guard let text else { return }
        JSONWriter.append(raw: name, to: &bytes)
        JSONWriter.append(text, to: &bytes)
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
    package static func append(_ text: LocalizedText, to output: inout [UInt8]) {
        append(text, to: &output) { text, output in append(quoted: text, to: &output) }
    }

    /// Appends a value in all its languages.
    ///
    /// A reader whose language has no member reads `en`, so English is always there, and a language whose value differs
    /// from it too.
    ///
    /// - Parameter isAlwaysObject: Whether a value is an object of languages even where it has no translations.
    static func append<Value>(
        _ value: Localized<Value>, isAlwaysObject: Bool = false, to output: inout [UInt8],
        by appendOne: (Value, inout [UInt8]) -> Void
    ) {
        let english = value[.english]
        let translated = Language.allCases.filter { language in
            language != .english && (value.translation(in: language) != nil || value[language] != english)
        }
        guard isAlwaysObject || !translated.isEmpty else { return appendOne(english, &output) }
        append(raw: #"{"en":"#, to: &output)
        appendOne(english, &output)
        for language in translated {
            append(raw: ",", to: &output)
            append(quoted: language.tag, to: &output)
            append(raw: ":", to: &output)
            appendOne(value[language], &output)
        }
        append(raw: "}", to: &output)
    }
}
