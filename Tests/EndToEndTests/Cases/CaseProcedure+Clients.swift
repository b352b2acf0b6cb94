import TestSupport

// Clients that are slow, rude or many.
extension CaseProcedure {
    /// Procedures that need a server with short timeouts or few descriptors of their own, or leave it busy.
    func slowOrManyClients() throws -> Result {
        switch httpCase.id {
        case "connection.late-connect": try late { _ in }
        case "connection.late-empty-lines": try late { $0.send("\r\n\r\n") }
        case "connection.late-chunk-ext":
            try late(repeating: "b") { client in
                client.send("POST /register HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n")
                client.send("Transfer-Encoding: chunked\r\n\r\n5;a=")
            }
        case "connection.late-reader": try lateReader()
        case "faults.slowloris": try slowloris(500)
        case "faults.no-descriptors": try noDescriptors()
        default: .unknown
        }
    }

    /// A thousand answers that nobody reads.
    func abortAnswers() throws -> Result {
        let before = try server.openDescriptors()
        for _ in 0..<50 {
            let client = try server.connect()
            client.send(String(repeating: post("/register", Self.values), count: 20))
            client.send(httpCase.bytes)
            client.resetOnClose()
        }
        return try descriptorsReturn(to: before) ? .right : .wrong("descriptors are lost")
    }

    /// A fresh connection for every request.
    func crowdChurn(_ count: Int) throws -> Result {
        let before = try server.openDescriptors()
        for number in 1...count where !server.isServing() { return .wrong("connection \(number)") }
        return try descriptorsReturn(to: before) ? .right : .wrong("descriptors are lost")
    }

    /// A client that does something and then nothing, or the same byte for ever, against short timeouts.
    private func late(repeating byte: String? = nil, _ begin: (RawClient) -> Void) throws -> Result {
        try withServer("--head-timeout", "0.5", "--body-timeout", "0.5", "--idle-timeout", "0.5") { server in
            let client = try server.connect()
            begin(client)
            for _ in 0..<100 where !client.waitForBytes(within: .milliseconds(100)) {
                if let byte { client.send(byte) }
            }
            switch client.next(within: .seconds(1)) {
            case .closed: return .right
            case .answer(let answer) where answer.status == 408:
                if case .closed = client.next(within: .seconds(5)) { return .right }
                return .wrong("408 and not closed")
            case let reply: return .wrong("\(reply)")
            }
        }
    }

    private func lateReader() throws -> Result {
        try withServer("--write-timeout", "0.5") { server in
            let procedure = CaseProcedure(httpCase, server)
            guard server.isServing() else { return .wrong("not serving") }
            let before = try server.openDescriptors()
            let client = try server.connect()
            let requests = Array(repeating: httpCase.bytes, count: 1000).flatMap(\.self)
            // Once the buffers on both sides are full the server can't write: it must not wait for ever.
            for _ in 0..<2000 where !client.send(requests) {
                return try procedure.descriptorsReturn(to: before) ? .right : .wrong("the connection is kept")
            }
            return .wrong("the server never stopped")
        }
    }

    private func slowloris(_ count: Int) throws -> Result {
        guard server.isServing() else { return .wrong("not serving") }
        let before = try server.openDescriptors()
        var crowd = try (0..<count).map { _ in try server.connect() }
        for client in crowd { client.send(httpCase.bytes) }
        for _ in 0..<5 {
            _ = crowd[0].waitForBytes(within: .milliseconds(200))
            for client in crowd { client.send("x") }
            guard server.isServing() else { return .wrong("a good client is not served") }
        }
        crowd = []
        return try descriptorsReturn(to: before) ? .right : .wrong("descriptors are lost")
    }

    /// Whether a server that can do nothing comes to rest: five looks in a row find all its threads asleep.
    ///
    /// One that spins is never asleep, however little time the machine gives it, and one at rest always is: so a busy
    /// machine changes nothing.
    private func isAtRest(_ server: Server, with client: RawClient) throws -> Bool {
        var inARow = 0
        for _ in 0..<200 where inARow < 5 {
            _ = client.waitForBytes(within: .milliseconds(20))
            inARow = try server.isAsleep() ? inARow + 1 : 0
        }
        return inARow == 5
    }

    private func noDescriptors() throws -> Result {
        try withServer(maxDescriptors: 256) { server in
            var crowd = try (0..<400).map { _ in try server.connect() }
            guard try isAtRest(server, with: crowd[0]) else { return .wrong("spinning") }
            crowd = []
            for _ in 0..<100 where server.isServing() { return .right }
            return .wrong("not serving afterwards")
        }
    }
}
