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
