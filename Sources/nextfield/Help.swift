internal import HTTPListener
internal import NextFieldService

/// `nextfield help`: what to type. Each text fits a screen of 24 lines and 80 columns.
enum Help {
    /// Explains a verb, or the program where none is named.
    static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
        run(for: try verb(of: arguments))
    }

    /// The verb the operand names.
    static func verb(of arguments: Arguments) throws(UsageError) -> Verb {
        guard let word = arguments.operand else { return .help }
        guard let verb = Verb(rawValue: word) else { throw .unknownVerb(word) }
        return verb
    }

    /// Explains a verb.
    static func run(for verb: Verb) -> ExitCode {
        print(text(for: verb), terminator: "")
        return .success
    }

    /// Says that a verb is needed.
    static func runWithoutVerb() -> ExitCode {
        StandardStreams.writeError(overview)
        return .usage
    }

    /// The text for a verb.
    static func text(for verb: Verb) -> String {
        guard verb != .help else { return overview }
        var text = "nextfield \(verb.rawValue)"
        if !verb.flags.isEmpty { text += " [FLAGS]" }
        if let operand = verb.operand { text += " \(operand)" }
        if verb == .judge { text += " < snapshot.json" }
        text += "\n\n\(introduction(verb))\n"
        guard !verb.flags.isEmpty else { return text }
        return text + "\n" + table(verb.flags.map(row)) + "\n" + notes(verb.flags)
    }

    private static let overview = """
        nextfield \(version) judges forms: what is wrong, what to show, what to focus.

        \(table(Verb.allCases.map { ("\($0.rawValue)\($0.operand.map { " \($0)" } ?? "")", $0.summary) }))
        First: nextfield serve
        Then:  curl localhost:8080/login -d email=ada@example.com -d password=short

        nextfield help VERB lists a verb's flags.

        """

    private static func introduction(_ verb: Verb) -> String {
        switch verb {
        case .serve:
            """
            Judges forms over HTTP. SIGTERM or SIGINT lets it finish what it has begun;
            a second one ends it at once.
            """
        case .judge:
            """
            Prints the verdict on a snapshot of FORM: the same bytes the server answers.
            Exits with 0 for valid, 1 for invalid, 2 where the input is no snapshot.
            """
        case .healthcheck:
            """
            Asks a running server for /healthz. Exits with 0 where it is alive, 1 where not.
            With the server's environment it needs no flags.
            """
        case .version: "Prints the version."
        case .help: "Explains a verb."
        }
    }

    /// A flag and its value, what it is for, and its default.
    private static func row(_ flag: Flag) -> (String, String) {
        ("--\(flag.name) \(flag.valueName)", "\(flag.purpose) [\(flag.fallback ?? "the available cores")]")
    }

    /// Two columns.
    private static func table(_ rows: [(String, String)]) -> String {
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { name, text in
            "  \(name)\(String(repeating: " ", count: width - name.count))  \(text)\n"
        }.joined()
    }

    private static func notes(_ flags: [Flag]) -> String {
        var text = ""
        let kinds = flags.map(\.kind)
        if kinds.contains(where: { if case .seconds = $0 { true } else { false } }) {
            text += "Seconds may have decimals: 0.5. "
        }
        if kinds.contains(where: { if case .bytes = $0 { true } else { false } }) {
            text += "Bytes may end in k or m: 64k."
        }
        while text.last == " " { text.removeLast() }
        if let flag = flags.first(where: { $0.name.contains("-") }) ?? flags.first {
            text += "\nEach flag is also a variable, such as \(flag.variable); flags win."
        }
        return text + "\n"
    }
}
