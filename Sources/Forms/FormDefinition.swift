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

    /// Every field, for bounding sets that came from outside.
    let allFields: FieldSet
    /// How each field is judged.
    let rules: [FieldRules]
    /// What the fields must satisfy: those of one field stand together, where its rules say.
    let constraints: [ResolvedConstraint]
    private let positions: [FieldName: Int]

    /// A form.
    ///
    /// - Throws: What is wrong with the definition: no fields, two fields of one name, a constraint that names no
    ///   other field of the form, a length that no value can have.
    public init(
        name: FormName, title: LocalizedText, reveal: RevealPolicy = .onBlur, fields: [FieldDefinition]
    ) throws(DefinitionError) {
        guard !fields.isEmpty else { throw DefinitionError(.noFields) }
        self.name = name
        self.title = title
        self.reveal = reveal
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

        var rules: [FieldRules] = []
        var constraints: [ResolvedConstraint] = []
        for field in fields {
            let start = constraints.count
            try ResolvedConstraint.append(those: field, positions: positions, to: &constraints)
            rules.append(FieldRules(type: field.type, blank: field.blank, constraints: start..<constraints.count))
        }
        self.rules = rules
        self.constraints = constraints
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
    let blank: FieldDefinition.Blank
    /// Where the form's list of constraints holds those of this field.
    let constraints: Range<Int>
}
