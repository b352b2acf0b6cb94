internal import Forms

/// The words of the vocabulary, in their order.
enum Words {
    static let codes = Violation.Code.allCases.map(\.rawValue)
    static let types = InputType.allCases.map(\.rawValue)
    static let submitLabels = Evaluation.SubmitLabel.allCases.map(\.rawValue)
    static let reveals = RevealPolicy.allCases.map(\.rawValue)
}
