internal import Forms
internal import FormsJSON
internal import HTTP1
internal import HTTPListener
internal import NextFieldService

/// `nextfield judge`: the verdict on a snapshot, without a server.
enum Judge {
    /// Reads a snapshot from standard input and prints the verdict.
    static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
        let form = try self.form(arguments.operand, among: ServedForms.registry())
        let language = Language(ranges: try arguments.text(.language) ?? "")
        var limits = MessageLimits()
        if let bytes = try arguments.number(.maxBody) { limits.maxContentBytes = bytes }
        do {
            guard let body = try StandardStreams.readInput(maximum: limits.maxContentBytes) else {
                let refusal = Refusal.message(MessageError(.contentTooLarge, at: limits.maxContentBytes))
                return refuse(ProblemMapping.problem(for: refusal, limits: limits))
            }
            var output: [UInt8] = []
            let evaluation: Evaluation
            do throws(ServedForm.Rejection) {
                evaluation = try form.judge(body[...], in: language, into: &output)
            } catch {
                return refuse(ProblemMapping.problem(for: error, form: form.definition))
            }
            output.append(UInt8(ascii: "\n"))
            try StandardStreams.writeOutput(output)
            return evaluation.verdict.isValid ? .success : .failure
        } catch {
            // Neither a verdict nor its absence: reading or writing itself failed.
            StandardStreams.writeError("nextfield judge: the system refused: \(error.description).\n")
            return .noSnapshot
        }
    }

    /// The form the operand names.
    static func form(_ word: String?, among registry: FormRegistry) throws(UsageError) -> ServedForm {
        guard let word else { throw .missingOperand(.judge) }
        guard let name = FormName(word), let form = registry.form(named: name) else {
            throw .unknownForm(word, known: registry.names.map(\.rawValue))
        }
        return form
    }

    private static func refuse(_ problem: Problem) -> ExitCode {
        StandardStreams.writeError("\(problem.text)\n")
        return .noSnapshot
    }
}
