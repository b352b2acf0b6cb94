/// One thing that is wrong in a definition file: what, where, and what was meant.
public struct DefinitionFault: Hashable, Sendable {
    /// Whether the file can be used all the same.
    public enum Severity: String, Hashable, Sendable {
        /// It can't.
        case error
        /// It can, but surely not as its author meant.
        case warning
    }

    /// What it is.
    public let code: Code
    /// Whether the file can be used all the same.
    public let severity: Severity
    /// Where it begins.
    public let start: SourcePlace
    /// Just behind its end.
    public let end: SourcePlace
    /// The value or member it is about, as a JSON Pointer (RFC 6901); empty for the whole document.
    public let pointer: String
    /// What is wrong, as a clause: no capital letter, no full stop.
    public let message: String
    /// What to write instead, as a clause; `nil` where the message says it all.
    public let help: String?
    /// What stands best in the place of what is there; `nil` where nobody can know.
    public let suggestion: String?

    /// A fault.
    package init(_ text: FaultText, start: SourcePlace, end: SourcePlace, pointer: String) {
        code = text.code
        severity = text.code.severity
        self.start = start
        self.end = end
        self.pointer = pointer
        message = text.message
        help = text.help
        suggestion = text.suggestion
    }
}

extension DefinitionFault {
    /// The kinds of fault, by names that never change their meaning.
    public enum Code: String, CaseIterable, Hashable, Sendable {
        // The file is no such document.
        case jsonSyntax = "json-syntax"
        case nestedTooDeeply = "nested-too-deeply"
        case duplicateMember = "duplicate-member"
        case wrongType = "wrong-type"
        case unknownMember = "unknown-member"
        case missingMember = "missing-member"
        case missingLabel = "missing-label"
        case emptyValue = "empty-value"
        // A word or number that is none of those that can stand there.
        case invalidName = "invalid-name"
        case unknownType = "unknown-type"
        case unknownWord = "unknown-word"
        case unknownAutocomplete = "unknown-autocomplete"
        case unknownLanguage = "unknown-language"
        case unknownCode = "unknown-code"
        case unknownPlural = "unknown-plural"
        case unknownPlaceholder = "unknown-placeholder"
        case missingPlural = "missing-plural"
        case invalidLength = "invalid-length"
        case invalidBound = "invalid-bound"
        case invalidStep = "invalid-step"
        case invalidCondition = "invalid-condition"
        case notForType = "not-for-type"
        case patternSyntax = "pattern-syntax"
        case patternWithoutMessage = "pattern-without-message"
        // Names that do not fit together.
        case duplicateForm = "duplicate-form"
        case duplicateField = "duplicate-field"
        case duplicateOption = "duplicate-option"
        case unknownField = "unknown-field"
        case refersToItself = "refers-to-itself"
        case notComparable = "not-comparable"
        case conditionCircle = "condition-circle"
        // Rules that no value can satisfy, or that do not do what they say.
        case minOverMax = "min-over-max"
        case patternUnmet = "pattern-unmet"
        case stepUnmet = "step-unmet"
        case conditionNever = "condition-never"
        case exampleMisjudged = "example-misjudged"
        // Surely not what was meant; the form works all the same.
        case emptyExamples = "empty-examples"
        case neverJudged = "never-judged"
        case neverShown = "never-shown"
        case missingTranslation = "missing-translation"
        case missingAutocomplete = "missing-autocomplete"
        case shortPasswordLimit = "short-password-limit"
        case passwordComposition = "password-composition"

        /// Whether a file with such a fault can be used all the same.
        public var severity: Severity {
            switch self {
            case .stepUnmet, .emptyExamples, .neverJudged, .neverShown, .missingTranslation, .missingAutocomplete,
                .shortPasswordLimit, .passwordComposition:
                .warning
            default: .error
            }
        }
    }
}

/// What is said of a fault, before anybody knows the line.
package struct FaultText: Hashable, Sendable {
    let code: DefinitionFault.Code
    let message: String
    let help: String?
    let suggestion: String?

    init(_ code: DefinitionFault.Code, _ message: String, help: String? = nil, suggestion: String? = nil) {
        self.code = code
        self.message = message
        self.help = help
        self.suggestion = suggestion
    }
}
