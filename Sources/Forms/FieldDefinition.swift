/// One field of a form: what it is called, what it must satisfy, and how to draw it.
public struct FieldDefinition: Hashable, Sendable {
    /// Whether white space only counts as a value.
    public enum Blank: String, Hashable, Sendable {
        /// It is a value, as in HTML.
        case value
        /// It counts as nothing typed.
        case missing
    }

    /// The name in snapshots and verdicts.
    public let name: FieldName
    /// What people call the field.
    public let label: LocalizedText
    /// What kind of control it is; also how its value is sanitised.
    public let type: InputType
    /// What a value must satisfy, in any order: violations are listed in the order of ``Violation/Code``.
    public let constraints: [Constraint]
    /// Whether white space only counts as a value.
    public let blank: Blank
    /// Whether the person can't edit it: never focused, never invalid.
    public let isReadOnly: Bool
    /// Whether it takes no part in the form: never focused, never invalid.
    public let isDisabled: Bool
    /// What the return key says while this field has the focus; `nil` means `next`, and `done` on the last field.
    public let submitLabel: Evaluation.SubmitLabel?
    /// How to draw the field.
    public let hints: FieldHints

    /// A field; every argument but the name and label has HTML's default.
    public init(
        name: FieldName, label: LocalizedText, type: InputType = .text, constraints: [Constraint] = [],
        blank: Blank = .value, isReadOnly: Bool = false, isDisabled: Bool = false,
        submitLabel: Evaluation.SubmitLabel? = nil, hints: FieldHints = FieldHints()
    ) {
        self.name = name
        self.label = label
        self.type = type
        self.constraints = constraints
        self.blank = blank
        self.isReadOnly = isReadOnly
        self.isDisabled = isDisabled
        self.submitLabel = submitLabel
        self.hints = hints
    }
}
