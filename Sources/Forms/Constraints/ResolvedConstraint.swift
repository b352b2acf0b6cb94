/// A constraint as a form judges by it: other fields were looked up, limits were read.
///
/// It holds nothing that must be counted when it is copied; what is larger stands in ``ConstraintTables``.
enum ResolvedConstraint: Hashable, Sendable {
    case required
    /// The condition's place.
    case requiredWhen(Int)
    case emailAddress
    case emailAddresses
    /// The set's place.
    case characters(Int)
    /// The pattern's place.
    case pattern(Int)
    /// Each part of a list with commas must match.
    case patternOfEach(Int)
    case length(Length)
    /// `min`, `max` and `step`, each with the place of the field's range.
    case minimum(Int)
    /// The other field's position, here and below.
    case after(Int)
    case maximum(Int)
    case before(Int)
    case step(Int)
    /// It must be a number or a date, with the place of the field's range.
    case readable(Int)
    /// It must be a color.
    case color
    case sameAs(Int)
    case differentFrom(Int)
    /// The list's place, here and below.
    case options(Int)
    case blocked(Int)
}

/// What constraints refer to by its place.
struct ConstraintTables: Hashable, Sendable {
    var conditions: [ResolvedCondition] = []
    var characters: [AllowedCharacters] = []
    var patterns: [Pattern] = []
    /// The ranges of the fields that hold numbers, dates and times.
    var ranges: [RangeRules] = []
    var lists: [ValueTable] = []
}

extension ResolvedConstraint {
    /// Appends every violation that this constraint can find.
    func appendPossibleViolations(in form: FormDefinition, to violations: inout [Violation]) {
        let ranges = form.tables.ranges
        switch self {
        case .required, .requiredWhen: violations.append(Violation(.valueMissing))
        case .emailAddress, .emailAddresses: violations.append(Violation(.typeMismatch))
        case .characters, .pattern, .patternOfEach: violations.append(Violation(.patternMismatch))
        case .length(let length):
            if let maximum = length.maximum { violations.append(Violation(.tooLong, bound: maximum)) }
            if let minimum = length.minimum { violations.append(Violation(.tooShort, bound: minimum)) }
        case .minimum(let range): if let underflow = ranges[range].underflow { violations.append(underflow) }
        case .maximum(let range): if let overflow = ranges[range].overflow { violations.append(overflow) }
        case .step(let range): if let mismatch = ranges[range].stepMismatch { violations.append(mismatch) }
        case .after(let other): violations.append(Violation(.rangeUnderflow, other: form.fields[other].name))
        case .before(let other): violations.append(Violation(.rangeOverflow, other: form.fields[other].name))
        case .readable, .color: violations.append(Violation(.badInput))
        case .sameAs(let other): violations.append(Violation(.notEqual, other: form.fields[other].name))
        case .differentFrom(let other): violations.append(Violation(.notDifferent, other: form.fields[other].name))
        case .options, .blocked: violations.append(Violation(.notAllowed))
        }
    }
}
