/// Where a field's values may lie, and how far apart: its `min`, `max` and `step`, or those that its type has.
struct RangeRules: Hashable, Sendable {
    /// An end of the range.
    struct Limit: Hashable, Sendable {
        let scalar: Scalar
        /// As the definition has it.
        let text: String
    }

    /// The values that a step allows.
    private enum Steps: Hashable {
        case decimal(DecimalSteps)
        case integer(unit: Int64, from: Int64)
    }

    let type: InputType
    let minimum: Limit?
    let maximum: Limit?
    /// The step as the definition has it, or the type's own; `nil` for `any`.
    let step: String?
    private let steps: Steps?

    /// Whether the range goes past midnight: a time whose `min` is above its `max`.
    var isReversed: Bool {
        guard type == .time, let minimum, let maximum else { return false }
        return maximum.scalar < minimum.scalar
    }

    /// The range of a field whose type has an order. Of two limits of one kind the first counts.
    ///
    /// - Throws: What is no limit of the type, or a range that holds nothing.
    init(_ field: FieldDefinition) throws(DefinitionError) {
        var written: (minimum: String?, maximum: String?, step: String?) = (nil, nil, nil)
        for constraint in field.constraints {
            switch constraint {
            case .minimum(let text): written.minimum = written.minimum ?? text
            case .maximum(let text): written.maximum = written.maximum ?? text
            case .step(let text): written.step = written.step ?? text
            default: continue
            }
        }
        if field.type == .range {
            written.minimum = written.minimum ?? "0"
            written.maximum = written.maximum ?? "100"
        }
        type = field.type
        minimum = try Self.limit(written.minimum, .min, of: field)
        maximum = try Self.limit(written.maximum, .max, of: field)
        let step = written.step ?? field.type.defaultStep
        guard !Self.isAny(step) else {
            (self.step, steps) = (nil, nil)
            try checkOrder(of: field.name)
            return
        }
        guard let steps = Self.steps(step, from: minimum, type: field.type) else {
            throw DefinitionError(.invalidLimit(.step, in: field.name))
        }
        (self.step, self.steps) = (step, steps)
        try checkOrder(of: field.name)
    }

    private func checkOrder(of field: FieldName) throws(DefinitionError) {
        guard let minimum, let maximum, maximum.scalar < minimum.scalar, !isReversed else { return }
        throw DefinitionError(.unreachableRange(in: field))
    }

    private static func limit(
        _ text: String?, _ member: DefinitionError.Member, of field: FieldDefinition
    ) throws(DefinitionError) -> Limit? {
        guard let text else { return nil }
        guard let scalar = Scalar(text, type: field.type) else {
            throw DefinitionError(.invalidLimit(member, in: field.name))
        }
        return Limit(scalar: scalar, text: text)
    }

    private static func isAny(_ step: String) -> Bool {
        step.utf8.count == 3 && zip(step.utf8, "any".utf8).allSatisfy { $0 | 0x20 == $1 }
    }

    private static func steps(_ text: String, from minimum: Limit?, type: InputType) -> Steps? {
        guard let step = Decimal(text.utf8.span), step.isPositive else { return nil }
        if case .decimal(let base) = minimum?.scalar ?? Scalar("0", type: type) {
            return DecimalSteps(step, from: base).map(Steps.decimal)
        }
        // Whole days, months and weeks; times to the millisecond.
        guard let unit = step.count(of: type == .time || type == .datetimeLocal ? -3 : 0) else { return nil }
        guard case .integer(let base) = minimum?.scalar else { return .integer(unit: Int64(unit), from: 0) }
        return .integer(unit: Int64(unit), from: base)
    }
}

extension RangeRules {
    /// Whether a value is below the range.
    ///
    /// Where the range goes past midnight, what lies outside is at once below and above (HTML, "reversed range").
    func isUnderflow(_ value: Scalar) -> Bool {
        guard let minimum, value < minimum.scalar else { return false }
        return !isReversed || isAboveMaximum(value)
    }

    /// Whether a value is above the range.
    func isOverflow(_ value: Scalar) -> Bool {
        guard isAboveMaximum(value) else { return false }
        guard isReversed, let minimum else { return true }
        return value < minimum.scalar
    }

    /// Whether a value is no whole number of steps from the base.
    func isStepMismatch(_ value: Scalar) -> Bool {
        switch (steps, value) {
        case (.decimal(let steps), .decimal(let number)): !steps.contains(number)
        case (.integer(let unit, let base), .integer(let number)): !(number - base).isMultiple(of: unit)
        case (nil, _), (.decimal, .integer), (.integer, .decimal): false
        }
    }

    /// What is wrong with a value below; `nil` where there is no `min`.
    var underflow: Violation? { minimum.map { Violation(.rangeUnderflow, limit: $0.text) } }

    /// What is wrong with a value above; `nil` where there is no `max`.
    var overflow: Violation? { maximum.map { Violation(.rangeOverflow, limit: $0.text) } }

    /// What is wrong with a value between two steps; `nil` where there is no step.
    var stepMismatch: Violation? { step.map { Violation(.stepMismatch, limit: $0) } }

    private func isAboveMaximum(_ value: Scalar) -> Bool {
        guard let maximum else { return false }
        return maximum.scalar < value
    }
}

extension InputType {
    /// The step where the definition says none. For `week`, a step counts from 1970-W01, as all weeks do.
    fileprivate var defaultStep: String {
        switch self {
        case .time, .datetimeLocal: "60"
        default: "1"
        }
    }
}
