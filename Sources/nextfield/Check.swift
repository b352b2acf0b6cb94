internal import FormsJSON
internal import HTTPListener

/// `nextfield check`: what is wrong with form files, before anybody is served by them.
enum Check {
    /// Reads files and folders and prints what is wrong.
    ///
    /// What is found goes to standard output; what can't be read is told on standard error.
    static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
        guard !arguments.operands.isEmpty else { throw .missingOperand(.check) }
        let isStrict = try arguments.isOn(.strict)
        let isJSON = try arguments.isOn(.json)
        var files: [CheckedFile] = []
        var isComplete = true
        for path in arguments.operands {
            do throws(FormFiles.Failure) {
                for path in try FormFiles.paths(at: path) where !files.contains(where: { $0.path == path }) {
                    do throws(FormFiles.Failure) {
                        files.append(CheckedFile(path: path, bytes: try FormFiles.contents(of: path)))
                    } catch {
                        isComplete = tell(error, of: path)
                    }
                }
            } catch {
                isComplete = tell(error, of: path)
            }
        }
        files.findDuplicates()
        let report =
            isJSON
            ? CheckReport.json(files, isStrict: isStrict) : CheckReport.text(files, isStrict: isStrict)
        do {
            try StandardStreams.writeOutput(Array(report.utf8))
        } catch {
            StandardStreams.writeError("nextfield check: the system refused: \(error.description).\n")
            return .noInput
        }
        guard isComplete else { return .noInput }
        return files.contains { $0.isRefused(isStrict: isStrict) } ? .failure : .success
    }

    /// Says why a path can't be read.
    private static func tell(_ failure: FormFiles.Failure, of path: String) -> Bool {
        StandardStreams.writeError("nextfield check: \(CheckReport.printable(path)): \(failure.description).\n")
        return false
    }
}
