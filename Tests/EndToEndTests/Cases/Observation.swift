import TestSupport

/// What came of sending a case's bytes.
struct Observation {
    /// The final answers in order, without the one to our own further request.
    private(set) var answers: [RawClient.Answer] = []
    /// What became of the connection.
    private(set) var connection = ExpectedOutcome.Connection.waits
    /// What no answer may be like.
    private(set) var complaints: [String] = []

    /// Sends a case's bytes and reads what comes.
    init(of httpCase: HTTPCase, expecting expected: ExpectedOutcome, at server: Server) throws {
        let client = try server.connect()
        var hasShutDown = false
        for step in httpCase.steps {
            switch step {
            case .send(let bytes, let times): client.send(Array(repeating: bytes, count: times).flatMap(\.self))
            case .pause(let duration): _ = client.waitForBytes(within: duration)
            case .shutdown:
                client.shutdownSending()
                hasShutDown = true
            }
        }
        let isHead = httpCase.bytes.starts(with: Array("HEAD ".utf8))
        readWhatMustCome(from: client, expecting: expected, isHead: isHead)
        guard connection == .waits, complaints.isEmpty, !(expected.mayWait && expected.allows(self)) else { return }
        readToTheEnd(from: client, isProbing: !hasShutDown)
    }

    /// Reads as many answers as come for certain; where silence may be right, until it is silent.
    private mutating func readWhatMustCome(
        from client: RawClient, expecting expected: ExpectedOutcome, isHead: Bool
    ) {
        let patience: Duration = expected.mayWait ? .milliseconds(400) : .seconds(10)
        while expected.mayWait || answers.count < max(expected.fewestAnswers, 1) {
            guard take(client.next(isToHead: isHead && answers.isEmpty, within: patience)) else { return }
        }
    }

    /// Sends a further request and reads until its answer comes, or the end.
    private mutating func readToTheEnd(from client: RawClient, isProbing: Bool) {
        if isProbing { client.send(get("/healthz", "Request-Id: probe")) }
        while take(client.next(within: .seconds(5))) {
            if let last = answers.last, isProbing, last["Request-Id"] == "probe", last.status == 200 {
                answers.removeLast()
                connection = .open
                return
            }
        }
    }

    /// Notes what came; `false` where nothing more will.
    private mutating func take(_ reply: RawClient.Reply) -> Bool {
        switch reply {
        case .answer(let answer):
            guard answer.status >= 200 else { return true }
            answers.append(answer)
            check(answer)
            return true
        case .closed: connection = .closed
        case .silence: connection = .waits
        case .malformed(let reason): complaints.append(reason)
        }
        return false
    }

    /// What holds for every answer.
    private mutating func check(_ answer: RawClient.Answer) {
        if answer["Date"] == nil { complaints.append("\(answer.status) without Date") }
        if answer["Request-Id"] == nil { complaints.append("\(answer.status) without Request-Id") }
        if answer.status >= 400, answer["Content-Type"] != "application/problem+json" {
            complaints.append("\(answer.status) is no problem")
        }
    }
}

extension Observation: CustomStringConvertible {
    var description: String {
        (answers.map { "\($0.status)" } + [connection.rawValue] + complaints).joined(separator: " ")
    }
}
