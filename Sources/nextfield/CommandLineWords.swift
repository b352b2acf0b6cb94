/// A command line taken apart: the verb, and whether help is asked for.
struct CommandLineWords: Sendable {
    /// What to do; `nil` where nothing was typed.
    let verb: Verb?
    /// Whether `--help` stands behind the verb.
    let asksForHelp: Bool
    /// The words behind the verb.
    let rest: [String]

    /// Takes the words behind the program's name.
    init(_ words: [String]) throws(UsageError) {
        guard let first = words.first else {
            verb = nil
            asksForHelp = false
            rest = []
            return
        }
        rest = Array(words.dropFirst())
        asksForHelp = rest.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
        switch first {
        case "--help", "-h": verb = .help
        case "--version": verb = .version
        default:
            if first.hasPrefix("-") {
                let isServing = Verb.serve.flags.contains { first.hasPrefix("--\($0.name)") }
                throw isServing ? .flagBeforeVerb(first) : .unknownVerb(first)
            }
            guard let known = Verb(rawValue: first) else { throw .unknownVerb(first) }
            verb = known
        }
    }
}
