/// A condition as a form judges by it: the fields it names were looked up, and what it compares with was read.
indirect enum ResolvedCondition: Hashable, Sendable {
    case isOne(Int, of: [Constant])
    case isEmpty(Int)
    case and([ResolvedCondition])
    case or([ResolvedCondition])
    case not(ResolvedCondition)

    /// What a field is compared with.
    struct Constant: Hashable, Sendable {
        let text: String
        /// What the text says as a number or date, where the field holds those: then 1 and 1.0 are the same.
        let scalar: Scalar?
    }

    /// Looks up the fields of a condition.
    ///
    /// - Parameter field: The field whose condition it is; it can't ask about itself.
    init(
        _ condition: Condition, of field: FieldName, fields: [FieldDefinition], positions: [FieldName: Int]
    ) throws(DefinitionError) {
        func position(of name: FieldName) throws(DefinitionError) -> Int {
            guard name != field, let position = positions[name] else {
                throw DefinitionError(.unknownField(name, in: field))
            }
            return position
        }
        func all(_ conditions: [Condition]) throws(DefinitionError) -> [ResolvedCondition] {
            var resolved: [ResolvedCondition] = []
            for condition in conditions {
                resolved.append(try ResolvedCondition(condition, of: field, fields: fields, positions: positions))
            }
            return resolved
        }
        switch condition {
        case .equals(let name, let value):
            let position = try position(of: name)
            self = Self.isOne(position, of: [value], in: fields[position])
        case .oneOf(let name, let values):
            let position = try position(of: name)
            self = Self.isOne(position, of: values, in: fields[position])
        case .isEmpty(let name): self = .isEmpty(try position(of: name))
        case .and(let conditions): self = .and(try all(conditions))
        case .or(let conditions): self = .or(try all(conditions))
        case .not(let condition):
            self = .not(try ResolvedCondition(condition, of: field, fields: fields, positions: positions))
        }
    }

    private static func isOne(_ position: Int, of values: [String], in field: FieldDefinition) -> ResolvedCondition {
        switch field.valueKind {
        case .text:
            return .isOne(position, of: values.map { Constant(text: $0, scalar: Scalar($0, type: field.type)) })
        case .selections:
            // Where nothing is chosen, nothing can be the same.
            return .isOne(position, of: values.filter { !$0.isEmpty }.map { Constant(text: $0, scalar: nil) })
        case .checked:
            // Ticked or not: that is what being empty says of a checkbox.
            var conditions: [ResolvedCondition] = []
            if values.contains("true") { conditions.append(.not(.isEmpty(position))) }
            if values.contains("false") { conditions.append(.isEmpty(position)) }
            return .or(conditions)
        }
    }

    /// Whether it holds.
    ///
    /// - Complexity: O(*n*) in the values of the fields it names.
    func holds(in values: FormValues) -> Bool {
        switch self {
        case .isEmpty(let field): values.isEmpty(field)
        case .isOne(let field, let constants): values.isOne(field, of: constants)
        case .and(let conditions): conditions.allSatisfy { $0.holds(in: values) }
        case .or(let conditions): conditions.contains { $0.holds(in: values) }
        case .not(let condition): !condition.holds(in: values)
        }
    }

    /// Calls for every field that it names.
    func forEachField(_ body: (Int) -> Void) {
        switch self {
        case .isOne(let field, _), .isEmpty(let field): body(field)
        case .and(let conditions), .or(let conditions): for condition in conditions { condition.forEachField(body) }
        case .not(let condition): condition.forEachField(body)
        }
    }
}

extension FormValues {
    fileprivate func isOne(_ field: Int, of constants: [ResolvedCondition.Constant]) -> Bool {
        if inactive.contains(field) { return constants.contains { $0.text.isEmpty } }
        switch values[field] {
        case .text(let text):
            let scalar = scalar(of: field)
            return constants.contains { constant in
                if let scalar, let other = constant.scalar { return scalar == other }
                return SameAs.areEquivalent(text, constant.text)
            }
        case .selections(let options):
            return options.contains { option in constants.contains { SameAs.areEquivalent(option, $0.text) } }
        case .checked: return false
        }
    }
}
