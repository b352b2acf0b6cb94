/// What the program can be asked to do: the first word of its command line.
enum Verb: String, CaseIterable, Hashable, Sendable {
    case serve
    case judge
    case check
    case healthcheck
    case version
    case help

    /// The flags it takes, in the order in which its help lists them.
    var flags: [Flag] {
        switch self {
        case .serve:
            [
                .host, .port, .threads, .forms, .watch, .headTimeout, .bodyTimeout, .writeTimeout, .idleTimeout,
                .maxHead, .maxBody,
                .maxConnections, .drainDelay, .drainTimeout,
            ]
        case .judge: [.forms, .ndjson, .language, .maxBody]
        case .check: [.strict, .json]
        case .healthcheck: [.healthHost, .healthPort, .timeout]
        case .version, .help: []
        }
    }

    /// What it takes besides flags, as its help calls it; `nil` for nothing.
    var operand: String? {
        switch self {
        case .judge: "FORM"
        case .check: "FILE|DIR..."
        case .help: "VERB"
        case .serve, .healthcheck, .version: nil
        }
    }

    /// How many of them it takes at most.
    var maxOperands: Int {
        switch self {
        case .check: .max
        case .judge, .help: 1
        case .serve, .healthcheck, .version: 0
        }
    }

    /// What is missing where none of them is given.
    var operandMeaning: String {
        switch self {
        case .check: "a form file or a folder of them"
        case .judge: "the name of a form"
        case .help: "a verb"
        case .serve, .healthcheck, .version: "nothing"
        }
    }

    /// What it does, in a line.
    var summary: String {
        switch self {
        case .serve: "judge forms over HTTP"
        case .judge: "judge snapshots from standard input"
        case .check: "find what is wrong with form files"
        case .healthcheck: "ask a running server whether it is alive"
        case .version: "say the version"
        case .help: "explain a verb"
        }
    }
}
