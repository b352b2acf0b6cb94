/// The command line of a verb, with the environment behind it.
struct Arguments: Sendable {
    /// The word that is no flag, where the verb takes one.
    let operand: String?

    private let values: [String: String]
    private let environment: [String: String]

    /// Reads the words behind a verb.
    ///
    /// Flags are `--name value` or `--name=value`; of two equal ones the last counts. Behind `--` nothing is a flag.
    init(of verb: Verb, words: [String], environment: [String: String] = [:]) throws(UsageError) {
        var operands: [String] = []
        var values: [String: String] = [:]
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                operands += rest
                break
            }
            guard word.hasPrefix("-"), word != "-" else {
                operands.append(word)
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let flag = verb.flags.first(where: { "--\($0.name)" == parts[0] }) else {
                throw .unknownFlag(String(parts[0]), verb)
            }
            if parts.count == 2 {
                values[flag.name] = String(parts[1])
            } else {
                guard let value = rest.popFirst(), !value.hasPrefix("--") else { throw .missingValue(flag) }
                values[flag.name] = value
            }
        }
        guard operands.count <= (verb.operand == nil ? 0 : 1) else { throw .unexpectedOperand(verb) }
        operand = operands.first
        self.values = values
        self.environment = environment
    }

    /// A flag's text: from the command line, else from the environment, else its default.
    func text(_ flag: Flag) throws(UsageError) -> String? {
        guard let (text, source) = given(flag) else { return flag.fallback }
        guard !text.isEmpty else { throw .badValue(source: source, flag, nearest: flag.fallback) }
        return text
    }

    /// A flag's number or count of bytes; `nil` where it was not given and has no default.
    func number(_ flag: Flag) throws(UsageError) -> Int? {
        try read(flag) { text in
            switch flag.kind {
            case .number(let range): FlagValue.number(text, in: range)
            case .bytes(let range): FlagValue.bytes(text, in: range)
            case .text, .seconds: preconditionFailure("--\(flag.name) is no number")
            }
        }
    }

    /// A flag's duration; `nil` where it was not given and has no default.
    func duration(_ flag: Flag) throws(UsageError) -> Duration? {
        guard case .seconds(let range) = flag.kind else { preconditionFailure("--\(flag.name) is no duration") }
        return try read(flag) { FlagValue.milliseconds($0, in: range) }.map { .milliseconds($0) }
    }

    private func read(_ flag: Flag, _ parse: (String) -> Int?) throws(UsageError) -> Int? {
        guard let (text, source) = given(flag) else { return flag.fallback.flatMap(parse) }
        guard let value = parse(text) else {
            throw .badValue(source: source, flag, nearest: FlagValue.nearest(to: text, for: flag))
        }
        return value
    }

    /// What was given for a flag, and by which name.
    private func given(_ flag: Flag) -> (text: String, source: String)? {
        if let text = values[flag.name] { return (text, "--\(flag.name)") }
        guard let text = environment[flag.variable], !text.isEmpty else { return nil }
        // Beside a Service named nextfield, Kubernetes sets NEXTFIELD_PORT to `tcp://` and its address: not for us.
        guard !text.hasPrefix("tcp://"), !text.hasPrefix("udp://") else { return nil }
        return (text, flag.variable)
    }
}
