/// What the program can be asked to do: the first word of its command line.
enum Verb: String, CaseIterable, Hashable, Sendable {
    case serve
    case judge
    case healthcheck
    case version
    case help

    /// The flags it takes, in the order in which its help lists them.
    var flags: [Flag] {
        switch self {
        case .serve:
            [
                .host, .port, .threads, .headTimeout, .bodyTimeout, .writeTimeout, .idleTimeout, .maxHead, .maxBody,
                .maxConnections, .drainTimeout,
            ]
        case .judge: [.language, .maxBody]
        case .healthcheck: [.healthHost, .healthPort, .timeout]
        case .version, .help: []
        }
    }

    /// What it takes besides flags, as its help calls it; `nil` for nothing.
    var operand: String? {
        switch self {
        case .judge: "FORM"
        case .help: "VERB"
        case .serve, .healthcheck, .version: nil
        }
    }

    /// What it does, in a line.
    var summary: String {
        switch self {
        case .serve: "judge forms over HTTP"
        case .judge: "judge one snapshot from standard input"
        case .healthcheck: "ask a running server whether it is alive"
        case .version: "say the version"
        case .help: "explain a verb"
        }
    }
}
