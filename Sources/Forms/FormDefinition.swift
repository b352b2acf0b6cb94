/// The shape of a form: its fields in order, and when it reveals errors.
///
/// Everything that refers to another field was looked up once, here, so that judging never searches by name.
public struct FormDefinition: Hashable, Sendable {
    /// The name in the path and in the verdict.
    public let name: FormName
    /// What people call the form.
    public let title: LocalizedText
    /// When errors begin to show.
    public let reveal: RevealPolicy
    /// The fields, in the order in which they are focused.
    public let fields: [FieldDefinition]
    /// The fields that can be focused and judged: neither read-only nor disabled.
    public let activeFields: FieldSet

    private let positions: [FieldName: Int]

    /// A form.
    ///
    /// - Throws: What is wrong with the definition: no fields, two fields of one name, a constraint that names no
    ///   other field of the form.
    public init(
        name: FormName, title: LocalizedText, reveal: RevealPolicy = .onBlur, fields: [FieldDefinition]
    ) throws(DefinitionError) {
        self.name = name
        self.title = title
        self.reveal = reveal
        self.fields = fields
        activeFields = FieldSet()
        positions = [:]
    }

    /// The position of the field with a name; `nil` where the form has none.
    public func index(of name: FieldName) -> Int? { positions[name] }
}
