import TestSupport

/// What may come of a case: `400 closed | 200 404 open`.
struct ExpectedOutcome {
    /// What becomes of the connection.
    enum Connection: String {
        /// A further request is answered.
        case open
        /// The server has ended it.
        case closed
        /// The server waits for more bytes.
        case waits
        /// Open or closed.
        case any
    }

    /// One way it may go.
    struct Alternative {
        /// For each final answer, the statuses it may have; `4xx` is a hundred of them.
        let statuses: [[String]]
        let connection: Connection

        func allows(_ seen: Observation) -> Bool {
            statuses.count == seen.answers.count
                && zip(statuses, seen.answers).allSatisfy { allowed, answer in
                    allowed.contains { Self.matches($0, answer.status) }
                } && (connection == seen.connection || connection == .any && seen.connection != .waits)
        }

        private static func matches(_ pattern: String, _ status: Int) -> Bool {
            pattern.hasSuffix("xx") ? pattern.prefix(1) == "\(status / 100)" : pattern == "\(status)"
        }
    }

    let alternatives: [Alternative]

    /// Reads the text of a case; `nil` where it is none.
    init?(_ text: String) {
        var alternatives: [Alternative] = []
        for part in text.split(separator: "|") {
            var words = part.split(separator: " ").map(String.init)
            guard let last = words.popLast(), let connection = Connection(rawValue: last) else { return nil }
            alternatives.append(
                Alternative(
                    statuses: words.map { $0.split(separator: "/").map(String.init) }, connection: connection))
        }
        self.alternatives = alternatives
    }

    /// The fewest answers that may come.
    var fewestAnswers: Int { alternatives.map(\.statuses.count).min() ?? 0 }
    /// Whether silence may be right.
    var mayWait: Bool { alternatives.contains { $0.connection == .waits } }

    func allows(_ seen: Observation) -> Bool { alternatives.contains { $0.allows(seen) } }
}
