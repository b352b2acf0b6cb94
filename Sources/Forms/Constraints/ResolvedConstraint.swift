/// A constraint as a form judges by it: the other field it names was looked up.
enum ResolvedConstraint: Hashable, Sendable {
    case required
    case emailAddress
    case characters(AllowedCharacters)
    case length(Length)
    /// The other field's position.
    case sameAs(Int)

    /// Resolves a field's constraints.
    ///
    /// They come out in the order of ``Violation/Code``, whatever order they were written in, so that judging lists
    /// violations in that order without sorting. What is said twice counts once, and of two lengths both hold.
    static func append(
        those field: FieldDefinition, positions: [FieldName: Int], to resolved: inout [ResolvedConstraint]
    ) throws(DefinitionError) {
        if field.constraints.contains(.required) { resolved.append(.required) }
        if field.constraints.contains(.emailAddress) { resolved.append(.emailAddress) }
        var length: Length?
        for constraint in field.constraints {
            switch constraint {
            case .characters(let allowed): resolved.append(.characters(allowed))
            case .length(let bounds): length = length?.intersection(bounds) ?? bounds
            case .required, .emailAddress, .sameAs: continue
            }
        }
        if let length {
            guard length.isReachable else { throw DefinitionError(.unreachableLength(in: field.name)) }
            resolved.append(.length(length))
        }
        for case .sameAs(let other) in field.constraints {
            guard other != field.name, let position = positions[other] else {
                throw DefinitionError(.unknownField(other, in: field.name))
            }
            resolved.append(.sameAs(position))
        }
    }

    /// Appends every violation that this constraint can find.
    func appendPossibleViolations(in form: FormDefinition, to violations: inout [Violation]) {
        switch self {
        case .required: violations.append(Violation(.valueMissing))
        case .emailAddress: violations.append(Violation(.typeMismatch))
        case .characters: violations.append(Violation(.patternMismatch))
        case .length(let length):
            if let maximum = length.maximum { violations.append(Violation(.tooLong, bound: maximum)) }
            if let minimum = length.minimum { violations.append(Violation(.tooShort, bound: minimum)) }
        case .sameAs(let other): violations.append(Violation(.notEqual, other: form.fields[other].name))
        }
    }
}
