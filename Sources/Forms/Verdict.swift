/// What is valid and what is wrong: a pure function of the definition and the values.
///
/// It never depends on focus, event or state.
public struct Verdict: Hashable, Sendable {
    /// A violation and the field it is in.
    public struct Finding: Hashable, Sendable {
        /// The field's position in the form.
        public let field: Int
        /// What is wrong there.
        public let violation: Violation

        /// A finding.
        public init(field: Int, violation: Violation) {
            self.field = field
            self.violation = violation
        }
    }

    /// The fields that take no part, as their conditions say.
    public let inactive: FieldSet
    /// The fields that were judged: all of the form, or those of `only`, but for the inactive ones.
    public let judged: FieldSet
    /// The fields that failed.
    public let invalid: FieldSet
    /// The fields nothing was typed into.
    public let empty: FieldSet
    /// Everything that is wrong, in form order and then in the order of codes.
    public let findings: [Finding]

    /// Whether nothing is wrong with what was judged.
    public var isValid: Bool { invalid.isEmpty }

    /// A verdict from its parts.
    public init(
        judged: FieldSet, invalid: FieldSet, empty: FieldSet, findings: [Finding], inactive: FieldSet = FieldSet()
    ) {
        self.judged = judged
        self.invalid = invalid
        self.empty = empty
        self.findings = findings
        self.inactive = inactive
    }
}

extension FormDefinition {
    /// Finds what is wrong with a form's values.
    ///
    /// A field that is inactive takes no part: it is not judged.
    ///
    /// - Parameters:
    ///   - values: One value for each field of this form.
    ///   - only: The fields to judge; `nil` means all. Others may be compared with, but nothing is said of them.
    public func verdict(on values: [FieldValue], only: FieldSet? = nil) -> Verdict {
        precondition(values.count == fields.count, "a snapshot holds one value for each field of its form")
        var values = FormValues(values, rules: rules, hasScalars: !ranges.isEmpty)
        var judged = only?.intersection(allFields) ?? allFields
        if !activity.isEmpty {
            activity.apply(to: &values)
            for field in values.inactive { judged.remove(field) }
        }
        var invalid = FieldSet()
        var findings: [Verdict.Finding] = []
        for field in rules.indices where judged.contains(field) && activeFields.contains(field) {
            guard values.hasKind(rules[field].kind, field) else {
                // An app's own mistake: bytes from outside were read by the field's kind.
                invalid.insert(field)
                findings.append(Verdict.Finding(field: field, violation: Violation(.badInput)))
                continue
            }
            for position in rules[field].constraints {
                guard let violation = violation(of: constraints[position], in: field, of: values) else { continue }
                invalid.insert(field)
                if findings.isEmpty { findings.reserveCapacity(constraints.count - position) }
                findings.append(Verdict.Finding(field: field, violation: violation))
            }
        }
        return Verdict(
            judged: judged, invalid: invalid, empty: values.empty.intersection(judged), findings: findings,
            inactive: values.inactive)
    }

    /// The one place where a constraint meets a value.
    private func violation(of constraint: ResolvedConstraint, in field: Int, of values: FormValues) -> Violation? {
        // An empty value only ever fails `required`.
        if values.empty.contains(field) {
            switch constraint {
            case .required: return Violation(.valueMissing)
            case .requiredWhen(let condition): return condition.holds(in: values) ? Violation(.valueMissing) : nil
            default: return nil
            }
        }
        switch (constraint, values.values[field]) {
        case (.required, _), (.requiredWhen, _): return nil
        case (.emailAddress, .text(let text)): return EmailAddress.violation(in: text)
        case (.emailAddresses, .text(let text)): return EmailAddress.violation(inList: text)
        case (.characters(let allowed), .text(let text)): return allowed.violation(in: text)
        case (.pattern(let pattern), .text(let text)):
            return pattern.matches(text) ? nil : Violation(.patternMismatch)
        case (.length(let length), .text(let text)): return length.violation(in: text)
        case (.minimum, _), (.maximum, _), (.step, _), (.after, _), (.before, _):
            guard let scalar = values.scalar(of: field) else { return nil }
            return violation(of: constraint, in: scalar, of: field, among: values)
        case (.readable(nil), .text(let text)): return SimpleColor.isColor(text) ? nil : Violation(.badInput)
        case (.readable, _): return values.scalar(of: field) == nil ? Violation(.badInput) : nil
        // Nothing is compared with a field that takes no part: nobody could see what with.
        case (.sameAs(let other), _) where values.inactive.contains(other),
            (.differentFrom(let other), _) where values.inactive.contains(other): return nil
        case (.sameAs(let other), _):
            return values.areSame(field, other) ? nil : Violation(.notEqual, other: fields[other].name)
        case (.differentFrom(let other), _):
            return values.areSame(field, other) ? Violation(.notDifferent, other: fields[other].name) : nil
        case (.options(let table), .text(let text)): return table.contains(text) ? nil : Violation(.notAllowed)
        case (.options(let table), .selections(let chosen)):
            return chosen.allSatisfy(table.contains) ? nil : Violation(.notAllowed)
        case (.blocked(let table), .text(let text)): return table.contains(text) ? Violation(.notAllowed) : nil
        case (.emailAddress, _), (.emailAddresses, _), (.characters, _), (.pattern, _), (.length, _), (.options, _),
            (.blocked, _):
            return nil
        }
    }

    /// Judges a number or a date.
    private func violation(
        of constraint: ResolvedConstraint, in scalar: Scalar, of field: Int, among values: FormValues
    ) -> Violation? {
        switch constraint {
        case .minimum(let range):
            return ranges[range].isUnderflow(scalar) ? ranges[range].underflow : nil
        case .maximum(let range):
            return ranges[range].isOverflow(scalar) ? ranges[range].overflow : nil
        case .step(let range):
            return ranges[range].isStepMismatch(scalar) ? ranges[range].stepMismatch : nil
        case .after(let other):
            guard !values.isEmpty(other), let limit = values.scalar(of: other), scalar <= limit else { return nil }
            return Violation(.rangeUnderflow, other: fields[other].name)
        case .before(let other):
            guard !values.isEmpty(other), let limit = values.scalar(of: other), scalar >= limit else { return nil }
            return Violation(.rangeOverflow, other: fields[other].name)
        default: return nil
        }
    }
}
