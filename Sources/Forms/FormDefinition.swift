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
    /// What is said in the catalog's place, where a field has no message of its own.
    public let messages: MessageOverrides
    /// The fields, in the order in which they are focused.
    public let fields: [FieldDefinition]
    /// The fields that can be focused and judged: neither read-only nor disabled. Conditions may
    /// make some of them inactive, snapshot by snapshot.
    public let activeFields: FieldSet

    /// Every field, for bounding sets that came from outside.
    let allFields: FieldSet
    /// How each field is judged.
    let rules: [FieldRules]
    /// What the fields must satisfy: those of one field stand together, where its rules say.
    let constraints: [ResolvedConstraint]
    /// What the constraints refer to.
    let tables: ConstraintTables
    /// When fields take part.
    let activity: ActivityRules
    private let positions: [FieldName: Int]

    /// A form.
    ///
    /// - Throws: What is wrong with the definition: no fields, two fields of one name, a constraint that names no
    ///   other field of the form or does not fit the field's type, limits that no value can meet, a circle of conditions.
    public init(
        name: FormName, title: LocalizedText, reveal: RevealPolicy = .onBlur,
        messages: MessageOverrides = MessageOverrides(), fields: [FieldDefinition]
    ) throws(DefinitionError) {
        guard !fields.isEmpty else { throw DefinitionError(.noFields) }
        self.name = name
        self.title = title
        self.reveal = reveal
        self.messages = messages
        self.fields = fields
        allFields = FieldSet(first: fields.count)

        var active = FieldSet()
        var positions: [FieldName: Int] = [:]
        for (index, field) in fields.enumerated() {
            guard positions.updateValue(index, forKey: field.name) == nil else {
                throw DefinitionError(.duplicateField(field.name))
            }
            if !field.isReadOnly && !field.isDisabled { active.insert(index) }
        }
        activeFields = active
        self.positions = positions

        var resolution = ConstraintResolution(fields: fields, positions: positions)
        var rules: [FieldRules] = []
        var conditions: [ResolvedCondition?] = []
        for field in fields {
            rules.append(FieldRules(field, constraints: try resolution.append(field)))
            guard let condition = field.activeWhen else {
                conditions.append(nil)
                continue
            }
            conditions.append(try resolution.resolved(condition, of: field))
        }
        self.rules = rules
        constraints = resolution.constraints
        tables = resolution.tables
        activity = try ActivityRules(conditions) { fields[$0].name }
    }

    /// The position of the field with a name; `nil` where the form has none.
    public func index(of name: FieldName) -> Int? { positions[name] }

    /// Everything that can ever be wrong with a field, in the order in which it would be listed.
    ///
    /// - Parameter field: A position in the form.
    public func possibleViolations(of field: Int) -> [Violation] {
        guard activeFields.contains(field) else { return [] }
        var violations: [Violation] = []
        for constraint in constraints[rules[field].constraints] {
            constraint.appendPossibleViolations(in: self, to: &violations)
        }
        return violations
    }
}

/// How one field is judged.
struct FieldRules: Hashable, Sendable {
    let type: InputType
    let kind: FieldValue.Kind
    let isMultiple: Bool
    let blank: FieldDefinition.Blank
    /// Where the form's list of constraints holds those of this field.
    let constraints: Range<Int>

    init(_ field: FieldDefinition, constraints: Range<Int>) {
        type = field.type
        kind = field.valueKind
        isMultiple = field.isMultiple
        blank = field.blank
        self.constraints = constraints
    }
}
