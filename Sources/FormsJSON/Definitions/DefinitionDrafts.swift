internal import Forms

/// What was read, and where it stands in bytes from the document's start.
struct Located<Value> {
    let value: Value
    let range: Range<Int>
}

/// A form as far as it could be read.
struct FormDraft {
    var name: Located<FormName>?
    var title: LocalizedText?
    var reveal = RevealPolicy.onBlur
    var fields: [FieldDraft] = []
    var messages: [MessageDraft] = []
}

/// A field as far as it could be read.
struct FieldDraft {
    /// Where it begins: its bracket.
    let bracket: Range<Int>
    var name: Located<FieldName>?
    var type = InputType.text
    var label: LocalizedText?
    var isRequired = false
    var minLength: Located<Int>?
    var maxLength: Located<Int>?
    var pattern: Located<Pattern>?
    var minimum: Located<String>?
    var maximum: Located<String>?
    var step: Located<String>?
    var isMultiple = false
    var options: [OptionDraft] = []
    var blocked: [String] = []
    var equalTo: Located<String>?
    var notEqualTo: Located<String>?
    var after: Located<String>?
    var before: Located<String>?
    var activeWhen: ConditionDraft?
    var requiredWhen: ConditionDraft?
    var blank = FieldDefinition.Blank.value
    var readOnly: Range<Int>?
    var disabled: Range<Int>?
    var submitLabel: Evaluation.SubmitLabel?
    var hints = FieldHints()
    /// Whether `autocomplete` stands there, well or badly written.
    var hasAutocomplete = false
    var messages: [MessageDraft] = []
    /// Where `required` or `requiredWhen` stands.
    var requirement: Range<Int>?
    var examples: [Example] = []

    /// Something to choose.
    struct OptionDraft {
        let value: Located<String>
        let label: LocalizedText
    }

    /// A value, and what its author says of it.
    struct Example {
        let value: FieldValue
        let isAccepted: Bool
        let range: Range<Int>
    }
}

/// A condition as far as it could be read, with its places.
struct ConditionDraft {
    let range: Range<Int>
    let kind: Kind

    /// What it asks.
    enum Kind {
        case equals(Located<String>, String)
        case oneOf(Located<String>, [String])
        case isEmpty(Located<String>, Bool)
        case and([ConditionDraft])
        case or([ConditionDraft])
        indirect case not(ConditionDraft)
    }
}
