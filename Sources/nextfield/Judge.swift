internal import Forms
internal import FormsJSON
internal import HTTP1
internal import HTTPListener
internal import NextFieldService

/// `nextfield judge`: the verdict on snapshots, without a server.
struct Judge {
    private let form: ServedForm
    private let language: Language
    private let limits: MessageLimits

    /// Reads one snapshot, or with `--ndjson` one a line, and prints the verdicts.
    static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
        let folder = FormFolder(path: try arguments.text(.forms))
        let registry: FormRegistry
        do throws(FormFolder.Refusal) {
            registry = try folder.registry()
        } catch {
            StandardStreams.writeError(error.report)
            return .noInput
        }
        var limits = MessageLimits()
        if let bytes = try arguments.number(.maxBody) { limits.maxContentBytes = bytes }
        let judge = Judge(
            form: try form(arguments.operand, among: registry),
            language: Language(ranges: try arguments.text(.language) ?? ""), limits: limits)
        let isByLine = try arguments.isOn(.ndjson)
        do throws(Errno) {
            return isByLine ? try judge.judgeLines() : try judge.judgeOne()
        } catch {
            // Neither a verdict nor its absence: reading or writing itself failed.
            StandardStreams.writeError("nextfield judge: the system refused: \(error.description).\n")
            return .noInput
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

    private func judgeOne() throws(Errno) -> ExitCode {
        guard let content = try StandardStreams.readInput(maximum: limits.maxContentBytes) else {
            return tell(tooLarge)
        }
        var output: [UInt8] = []
        let isValid: Bool
        do throws(ServedForm.Rejection) {
            isValid = try form.judge(content[...], in: language, into: &output).verdict.isValid
        } catch {
            return tell(ProblemMapping.problem(for: error, form: form.definition))
        }
        output.append(UInt8(ascii: "\n"))
        try StandardStreams.writeOutput(output)
        return isValid ? .success : .failure
    }

    private func tell(_ problem: Problem) -> ExitCode {
        StandardStreams.writeError("\(problem.text)\n")
        return .noInput
    }

    /// Judges each line, in order: a verdict, or what is wrong with the line. Blank lines are passed over.
    ///
    /// Answers are written before more is read, so a program at the other end may wait for each of them.
    private func judgeLines() throws(Errno) -> ExitCode {
        var reader = LineReader(maximum: limits.maxContentBytes)
        var output: [UInt8] = []
        var worst = ExitCode.success
        while true {
            let line = try reader.next { (buffer, offset) throws(Errno) in
                if !output.isEmpty { try StandardStreams.writeOutput(output) }
                output.removeAll(keepingCapacity: true)
                return try StandardStreams.readInput(into: &buffer, at: offset)
            }
            let code: ExitCode
            switch line {
            case .end:
                if !output.isEmpty { try StandardStreams.writeOutput(output) }
                return worst
            case .tooLong: code = append(tooLarge, to: &output)
            case .line(let bytes):
                if bytes.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) { continue }
                code = judge(bytes, into: &output)
            }
            output.append(UInt8(ascii: "\n"))
            if code.rawValue > worst.rawValue { worst = code }
        }
    }

    private func judge(_ snapshot: ArraySlice<UInt8>, into output: inout [UInt8]) -> ExitCode {
        do throws(ServedForm.Rejection) {
            return try form.judge(snapshot, in: language, into: &output).verdict.isValid ? .success : .failure
        } catch {
            return append(ProblemMapping.problem(for: error, form: form.definition), to: &output)
        }
    }

    private func append(_ problem: Problem, to output: inout [UInt8]) -> ExitCode {
        output.append(contentsOf: problem.json)
        return .noInput
    }

    private var tooLarge: Problem {
        ProblemMapping.problem(
            for: .message(MessageError(.contentTooLarge, at: limits.maxContentBytes)), limits: limits)
    }
}
