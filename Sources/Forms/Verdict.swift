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
        var values = FormValues(values, rules: rules, hasScalars: !tables.ranges.isEmpty)
        var judged = only?.intersection(allFields) ?? allFields
        if !activity.isEmpty {
            activity.apply(to: &values)
            for field in values.inactive { judged.remove(field) }
        }
        var invalid = FieldSet()
        var findings: [Verdict.Finding] = []
        for field in rules.indices where judged.contains(field) && activeFields.contains(field) {
            let isEmpty = values.empty.contains(field)
            for position in rules[field].constraints {
                guard let violation = violation(of: constraints[position], in: field, isEmpty: isEmpty, of: values)
                else { continue }
                invalid.insert(field)
                if findings.isEmpty { findings.reserveCapacity(constraints.count - position) }
                findings.append(Verdict.Finding(field: field, violation: violation))
            }
            if values.misfits.contains(field) {
                invalid.insert(field)
                findings.append(Verdict.Finding(field: field, violation: Violation(.badInput)))
            }
        }
        return Verdict(
            judged: judged, invalid: invalid, empty: values.empty.intersection(judged), findings: findings,
            inactive: values.inactive)
    }

    /// The one place where a constraint meets a value.
    private func violation(
        of constraint: ResolvedConstraint, in field: Int, isEmpty: Bool, of values: FormValues
    ) -> Violation? {
        switch constraint {
        case .required: return isEmpty ? Violation(.valueMissing) : nil
        case .requiredWhen(let condition):
            return isEmpty && tables.conditions[condition].holds(in: values) ? Violation(.valueMissing) : nil
        // An empty value only ever fails `required`.
        case _ where isEmpty: return nil
        case .emailAddress, .emailAddresses, .characters, .pattern, .patternOfEach, .length, .color, .options, .blocked:
            switch values.values[field] {
            case .text(let text): return violation(of: constraint, in: text)
            case .selections(let chosen): return violation(of: constraint, in: chosen)
            case .checked: return nil
            }
        case .minimum, .maximum, .step, .after, .before, .readable:
            return violation(of: constraint, in: values.scalar(of: field), among: values)
        case .sameAs(let other):
            // Nothing is compared with a field that takes no part: nobody could see what with.
            if values.inactive.contains(other) || values.areSame(field, other) { return nil }
            return Violation(.notEqual, other: fields[other].name)
        case .differentFrom(let other):
            guard !values.inactive.contains(other), values.areSame(field, other) else { return nil }
            return Violation(.notDifferent, other: fields[other].name)
        }
    }

    /// Judges a text.
    private func violation(of constraint: ResolvedConstraint, in text: String) -> Violation? {
        switch constraint {
        case .emailAddress: return EmailAddress.violation(in: text)
        case .emailAddresses: return EmailAddress.violation(inList: text)
        case .characters(let set): return tables.characters[set].violation(in: text)
        case .pattern(let place): return tables.patterns[place].matches(text) ? nil : Violation(.patternMismatch)
        case .patternOfEach(let place):
            let parts = text.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
            let isMatch = parts.allSatisfy { tables.patterns[place].matches(String(Substring($0))) }
            return isMatch ? nil : Violation(.patternMismatch)
        case .length(let length): return length.violation(in: text)
        case .color: return SimpleColor.isColor(text) ? nil : Violation(.badInput)
        case .options(let list): return tables.lists[list].contains(text) ? nil : Violation(.notAllowed)
        case .blocked(let list): return tables.lists[list].contains(text) ? Violation(.notAllowed) : nil
        default: return nil
        }
    }

    /// Judges options.
    private func violation(of constraint: ResolvedConstraint, in chosen: [String]) -> Violation? {
        guard case .options(let list) = constraint else { return nil }
        return chosen.allSatisfy(tables.lists[list].contains) ? nil : Violation(.notAllowed)
    }

    /// Judges a number or a date; `nil` where it is none.
    private func violation(
        of constraint: ResolvedConstraint, in scalar: Scalar?, among values: FormValues
    ) -> Violation? {
        guard let scalar else {
            guard case .readable = constraint else { return nil }
            return Violation(.badInput)
        }
        switch constraint {
        case .minimum(let place):
            return tables.ranges[place].isUnderflow(scalar) ? tables.ranges[place].underflow : nil
        case .maximum(let place):
            return tables.ranges[place].isOverflow(scalar) ? tables.ranges[place].overflow : nil
        case .step(let place):
            return tables.ranges[place].isStepMismatch(scalar) ? tables.ranges[place].stepMismatch : nil
        case .after(let other):
            guard !values.inactive.contains(other), let limit = values.scalar(of: other), scalar <= limit else {
                return nil
            }
            return Violation(.rangeUnderflow, other: fields[other].name)
        case .before(let other):
            guard !values.inactive.contains(other), let limit = values.scalar(of: other), scalar >= limit else {
                return nil
            }
            return Violation(.rangeOverflow, other: fields[other].name)
        default: return nil
        }
    }
}
