/// A constraint as a form judges by it: other fields were looked up, limits were read.
enum ResolvedConstraint: Hashable, Sendable {
    case required
    indirect case requiredWhen(ResolvedCondition)
    case emailAddress
    case emailAddresses
    case characters(AllowedCharacters)
    indirect case pattern(Pattern)
    case length(Length)
    /// `min`, `max` and `step`, each with the place of the field's range.
    case minimum(Int)
    /// The other field's position, here and below.
    case after(Int)
    case maximum(Int)
    case before(Int)
    case step(Int)
    /// It must be a number or a date of the field's range, or a color, where there is no range.
    case readable(Int?)
    case sameAs(Int)
    case differentFrom(Int)
    indirect case options(ValueTable)
    indirect case blocked(ValueTable)
}

extension ResolvedConstraint {
    /// Appends every violation that this constraint can find.
    func appendPossibleViolations(in form: FormDefinition, to violations: inout [Violation]) {
        switch self {
        // Once, where both are said: nothing else can be.
        case .required, .requiredWhen: if violations.isEmpty { violations.append(Violation(.valueMissing)) }
        case .emailAddress, .emailAddresses: violations.append(Violation(.typeMismatch))
        case .characters, .pattern: violations.append(Violation(.patternMismatch))
        case .length(let length):
            if let maximum = length.maximum { violations.append(Violation(.tooLong, bound: maximum)) }
            if let minimum = length.minimum { violations.append(Violation(.tooShort, bound: minimum)) }
        case .minimum(let range): if let underflow = form.ranges[range].underflow { violations.append(underflow) }
        case .maximum(let range): if let overflow = form.ranges[range].overflow { violations.append(overflow) }
        case .step(let range): if let mismatch = form.ranges[range].stepMismatch { violations.append(mismatch) }
        case .after(let other): violations.append(Violation(.rangeUnderflow, other: form.fields[other].name))
        case .before(let other): violations.append(Violation(.rangeOverflow, other: form.fields[other].name))
        case .readable: violations.append(Violation(.badInput))
        case .sameAs(let other): violations.append(Violation(.notEqual, other: form.fields[other].name))
        case .differentFrom(let other): violations.append(Violation(.notDifferent, other: form.fields[other].name))
        case .options, .blocked: violations.append(Violation(.notAllowed))
        }
    }
}
