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

    /// The fields that were judged: all of the form, or those of `only`.
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
    public init(judged: FieldSet, invalid: FieldSet, empty: FieldSet, findings: [Finding]) {
        self.judged = judged
        self.invalid = invalid
        self.empty = empty
        self.findings = findings
    }
}

extension FormDefinition {
    /// Finds what is wrong with a form's values.
    ///
    /// - Parameters:
    ///   - values: One value for each field of this form.
    ///   - only: The fields to judge; `nil` means all. Others may be compared with, but nothing is said of them.
    public func verdict(on values: [FieldValue], only: FieldSet? = nil) -> Verdict {
        precondition(values.count == fields.count, "a snapshot holds one value for each field of its form")
        let judged = only?.intersection(allFields) ?? allFields
        var invalid = FieldSet()
        var empty = FieldSet()
        var findings: [Verdict.Finding] = []
        for field in rules.indices where judged.contains(field) {
            let value = sanitized(values[field], for: field)
            let isEmpty = value.isEmpty(blank: rules[field].blank)
            if isEmpty { empty.insert(field) }
            guard activeFields.contains(field) else { continue }
            for position in rules[field].constraints {
                guard let violation = violation(of: constraints[position], in: value, isEmpty: isEmpty, among: values)
                else { continue }
                invalid.insert(field)
                if findings.isEmpty { findings.reserveCapacity(constraints.count - position) }
                findings.append(Verdict.Finding(field: field, violation: violation))
            }
        }
        return Verdict(judged: judged, invalid: invalid, empty: empty, findings: findings)
    }

    /// The one place where a constraint meets a value.
    private func violation(
        of constraint: ResolvedConstraint, in value: FieldValue, isEmpty: Bool, among values: [FieldValue]
    ) -> Violation? {
        switch (constraint, value) {
        case (.required, _): return isEmpty ? Violation(.valueMissing) : nil
        // An empty value only ever fails `required`.
        case _ where isEmpty: return nil
        case (.emailAddress, .text(let text)): return EmailAddress.violation(in: text)
        case (.characters(let allowed), .text(let text)): return allowed.violation(in: text)
        case (.length(let length), .text(let text)): return length.violation(in: text)
        case (.emailAddress, _), (.characters, _), (.length, _): return nil
        case (.sameAs(let other), _):
            return SameAs.violation(
                in: value, comparedWith: sanitized(values[other], for: other), named: fields[other].name)
        }
    }

    private func sanitized(_ value: FieldValue, for field: Int) -> FieldValue {
        guard case .text(let text) = value else { return value }
        return .text(rules[field].type.sanitized(text))
    }
}

extension FieldValue {
    /// Whether nothing was typed, ticked or chosen.
    ///
    /// - Parameter blank: What white space only counts as.
    fileprivate func isEmpty(blank: FieldDefinition.Blank) -> Bool {
        switch self {
        case .text(let text): text.isEmpty || blank == .missing && text.unicodeScalars.allSatisfy { $0.isWhiteSpace }
        case .checked(let isChecked): !isChecked
        case .selections(let options): options.isEmpty
        }
    }
}

extension Unicode.Scalar {
    /// Unicode's property `White_Space`, written out so that no build has to carry Unicode's tables for it.
    fileprivate var isWhiteSpace: Bool {
        switch value {
        case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
        default: false
        }
    }
}
