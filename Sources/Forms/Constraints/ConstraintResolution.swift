/// Resolves the constraints of a form's fields.
///
/// They come out in the order of ``Violation/Code``, whatever order they were written in, so that judging lists
/// violations in that order without sorting. What is said twice counts once; of two lengths both hold.
struct ConstraintResolution {
    let fields: [FieldDefinition]
    let positions: [FieldName: Int]
    private(set) var constraints: [ResolvedConstraint] = []
    private(set) var tables = ConstraintTables()

    init(fields: [FieldDefinition], positions: [FieldName: Int]) {
        self.fields = fields
        self.positions = positions
    }

    /// Appends the constraints of a field.
    ///
    /// - Returns: Where they stand.
    mutating func append(_ field: FieldDefinition) throws(DefinitionError) -> Range<Int> {
        try checkMembers(of: field)
        let start = constraints.count
        try appendRequirement(field)
        try appendText(field)
        try appendRange(field)
        if field.type == .color { constraints.append(.color) }
        for case .sameAs(let other) in field.constraints {
            constraints.append(.sameAs(try comparable(other, .equalTo, with: field)))
        }
        for case .differentFrom(let other) in field.constraints {
            constraints.append(.differentFrom(try comparable(other, .notEqualTo, with: field)))
        }
        try appendLists(field)
        return start..<constraints.count
    }

    private func checkMembers(of field: FieldDefinition) throws(DefinitionError) {
        var members = field.constraints.flatMap { $0.members }
        if field.requiredWhen != nil { members.append(.requiredWhen) }
        if field.isMultiple { members.append(.multiple) }
        if !field.options.isEmpty { members.append(.options) }
        if field.blank == .missing { members.append(.blank) }
        for member in members where !field.type.allows(member) {
            throw DefinitionError(.misplaced(member, in: field.name))
        }
    }

    private mutating func appendRequirement(_ field: FieldDefinition) throws(DefinitionError) {
        if field.constraints.contains(.required) {
            constraints.append(.required)
        } else if let condition = field.requiredWhen {
            constraints.append(.requiredWhen(tables.conditions.count))
            tables.conditions.append(try resolved(condition, of: field))
        }
    }

    private mutating func appendText(_ field: FieldDefinition) throws(DefinitionError) {
        if field.type == .email {
            constraints.append(field.isMultiple ? .emailAddresses : .emailAddress)
        } else if field.constraints.contains(.emailAddress) {
            constraints.append(.emailAddress)
        }
        var length: Length?
        for constraint in field.constraints {
            switch constraint {
            case .characters(let allowed):
                constraints.append(.characters(tables.characters.count))
                tables.characters.append(allowed)
            case .pattern(let pattern):
                let place = tables.patterns.count
                constraints.append(field.isMultiple ? .patternOfEach(place) : .pattern(place))
                tables.patterns.append(pattern)
            case .length(let bounds): length = length?.intersection(bounds) ?? bounds
            default: continue
            }
        }
        if let length {
            guard length.isReachable else { throw DefinitionError(.unreachableLength(in: field.name)) }
            constraints.append(.length(length))
        }
    }

    private mutating func appendRange(_ field: FieldDefinition) throws(DefinitionError) {
        guard field.type.isOrdered else { return }
        let range = try RangeRules(field)
        let position = tables.ranges.count
        tables.ranges.append(range)
        if range.minimum != nil { constraints.append(.minimum(position)) }
        for case .after(let other) in field.constraints {
            constraints.append(.after(try comparable(other, .after, with: field)))
        }
        if range.maximum != nil { constraints.append(.maximum(position)) }
        for case .before(let other) in field.constraints {
            constraints.append(.before(try comparable(other, .before, with: field)))
        }
        if range.step != nil { constraints.append(.step(position)) }
        constraints.append(.readable(position))
    }

    private mutating func appendLists(_ field: FieldDefinition) throws(DefinitionError) {
        if field.type.isChoice {
            guard !field.options.isEmpty else { throw DefinitionError(.noOptions(in: field.name)) }
            let table = ValueTable(field.options.map { $0.value })
            guard !table.hasDuplicates else { throw DefinitionError(.duplicateOption(in: field.name)) }
            constraints.append(.options(tables.lists.count))
            tables.lists.append(table)
        }
        for case .blocked(let values) in field.constraints {
            constraints.append(.blocked(tables.lists.count))
            tables.lists.append(ValueTable(values, ignoresCase: true))
        }
    }

    /// Looks up a condition's fields.
    func resolved(_ condition: Condition, of field: FieldDefinition) throws(DefinitionError) -> ResolvedCondition {
        try ResolvedCondition(condition, of: field.name, fields: fields, positions: positions)
    }

    /// The position of a field to compare with: one that holds values of the same kind.
    private func comparable(
        _ name: FieldName, _ member: DefinitionError.Member, with field: FieldDefinition
    ) throws(DefinitionError) -> Int {
        guard name != field.name, let position = positions[name] else {
            throw DefinitionError(.unknownField(name, in: field.name))
        }
        let other = fields[position]
        let areNumbers = field.type.isNumber && other.type.isNumber
        let isComparable =
            field.type.isOrdered || other.type.isOrdered
            ? areNumbers || field.type == other.type : field.valueKind == other.valueKind
        guard isComparable else { throw DefinitionError(.incomparableFields(member, name, in: field.name)) }
        return position
    }
}

extension InputType {
    fileprivate var isNumber: Bool { self == .number || self == .range }
}

extension Constraint {
    /// What it is called in a definition file; nothing for what a type says by itself.
    fileprivate var members: [DefinitionError.Member] {
        switch self {
        case .required: [.required]
        case .emailAddress: []
        case .characters, .pattern: [.pattern]
        case .length(let length):
            (length.minimum == nil ? [] : [.minLength]) + (length.maximum == nil ? [] : [.maxLength])
        case .minimum: [.min]
        case .maximum: [.max]
        case .step: [.step]
        case .sameAs: [.equalTo]
        case .differentFrom: [.notEqualTo]
        case .after: [.after]
        case .before: [.before]
        case .blocked: [.blocked]
        }
    }
}
