public import Forms

/// A form ready to be served: its definition, its revision, and what each answer says the same way.
///
/// Making one costs far more than judging by it: it is made once and shared.
public struct ServedForm: Sendable {
    /// What the form is.
    public let definition: FormDefinition
    /// Names the definition's exact content: it changes when anything a client sees changes.
    public let revision: String

    private let fields: NameTable
    private let kinds: [FieldValue.Kind]
    private let answers: EvaluationEncoding

    /// A form to serve.
    public init(_ definition: FormDefinition, revision: String) {
        self.definition = definition
        self.revision = revision
        fields = NameTable(definition.fields.map { $0.name.rawValue })
        kinds = definition.fields.map { $0.valueKind }
        answers = EvaluationEncoding(definition, revision: revision)
    }

    /// A form to serve, whose revision is the first 12 digits of its content's digest.
    ///
    /// - Parameter digest: SHA-256 of bytes as hexadecimal text.
    public init(_ definition: FormDefinition, digest: ([UInt8]) -> String) {
        let digits = digest(definition.encoded()).utf8.prefix(12)
        self.init(definition, revision: String(decoding: Array(digits), as: UTF8.self))
    }

    /// Why a request body got no verdict.
    public enum Rejection: Error, Hashable, Sendable {
        /// It is no JSON.
        case syntax(JSONSyntaxError)
        /// It is JSON, but no snapshot of this form.
        case snapshot(SnapshotError)
    }

    /// Judges a request body: the one entry that the HTTP route, the command line and the browser call.
    ///
    /// - Parameters:
    ///   - body: The bytes of a snapshot as JSON.
    ///   - language: The language of the messages.
    ///   - output: Receives the verdict as JSON, after what it already holds.
    /// - Returns: What was answered, for logs and metrics.
    /// - Throws: What is wrong with the body; nothing was appended then.
    public func judge(
        _ body: ArraySlice<UInt8>, in language: Language, into output: inout [UInt8]
    ) throws(Rejection) -> Evaluation {
        let snapshot = try self.snapshot(from: body)
        return judge(snapshot, in: language, into: &output)
    }

    /// Judges a snapshot that came by another way than JSON.
    public func judge(_ snapshot: FormSnapshot, in language: Language, into output: inout [UInt8]) -> Evaluation {
        let evaluation = definition.evaluate(snapshot)
        answers.append(evaluation, seq: snapshot.seq, in: language, to: &output)
        return evaluation
    }

    /// The position of the field with a name; `nil` where there is none.
    package func position(of name: Span<UInt8>) -> Int? { fields.position(of: name) }

    /// The field whose name is nearest to one that is no field's.
    package func nearestField(to name: ArraySlice<UInt8>) -> FieldName? {
        fields.nearest(to: name).map { definition.fields[$0].name }
    }

    /// Reads a snapshot of this form.
    public func snapshot(from body: ArraySlice<UInt8>) throws(Rejection) -> FormSnapshot {
        try SnapshotDecoding.snapshot(from: body, fields: fields, kinds: kinds)
    }
}
