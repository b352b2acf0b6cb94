internal import FoundationEssentials
internal import Glibc

/// The process: it chooses the verb, runs it, and ends with the verb's exit code.
@main enum NextField {
    static func main() {
        exit(run(Array(CommandLine.arguments.dropFirst()), environment: ProcessInfo.processInfo.environment).rawValue)
    }

    /// Runs a command line.
    ///
    /// - Parameter words: What stands behind the program's name.
    static func run(_ words: [String], environment: [String: String]) -> ExitCode {
        do {
            return try run(CommandLineWords(words), environment)
        } catch {
            return .usage(error)
        }
    }

    private static func run(
        _ words: CommandLineWords, _ environment: [String: String]
    ) throws(UsageError) -> ExitCode {
        guard let verb = words.verb else { return Help.runWithoutVerb() }
        if words.asksForHelp { return Help.run(for: verb) }
        let arguments = try Arguments(of: verb, words: words.rest, environment: environment)
        switch verb {
        case .serve: return try Serve.run(arguments)
        case .judge: return try Judge.run(arguments)
        case .check: return try Check.run(arguments)
        case .healthcheck: return try Healthcheck.run(arguments)
        case .version: return Version.run()
        case .help: return try Help.run(arguments)
        }
    }
}
