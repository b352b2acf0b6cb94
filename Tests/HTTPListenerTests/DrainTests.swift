import HTTP1
import HTTPListener
import Testing

@Suite(.timeLimit(.minutes(1))) struct `Draining a listener` {
    @Test func `idle connections are closed and the loops end`() async throws {
        let listener = try makeListener(EchoResponder())
        var client = try Client(listener)
        try client.send(get("/a"))
        #expect(try client.next(endingWith: "GET /a ") != nil)
        listener.drain()
        #expect(try client.rest() == "")
        listener.waitUntilStopped()
    }

    @Test func `an answer in flight is finished and says close`() async throws {
        let gate = GatedResponder()
        let listener = try makeListener(gate)
        var client = try Client(listener)
        try client.send(get("/slow"))
        await gate.arrival()
        listener.drain()
        gate.open()
        let answer = try #require(try client.rest())
        #expect(answer.contains("Connection: close\r\n"))
        #expect(answer.hasSuffix("GET /slow "))
        listener.waitUntilStopped()
    }

    @Test func `a request half arrived is still answered`() async throws {
        let listener = try makeListener(EchoResponder())
        var client = try Client(listener)
        try client.send("GET /half HTTP/1.1\r\n")
        var other = try Client(listener)  // answered, so the half was read before the drain
        try other.send(get("/other"))
        #expect(try other.next(endingWith: "GET /other ") != nil)
        listener.drain()
        try client.send("Host: a\r\n\r\n")
        #expect(try client.rest()?.hasSuffix("GET /half ") == true)
        listener.waitUntilStopped()
    }

    @Test func `what does not finish in time is cut`() async throws {
        let listener = try makeListener(EchoResponder(), drainTimeout: .milliseconds(100))
        var client = try Client(listener)
        try client.send("GET /never HTTP/1.1\r\n")
        var other = try Client(listener)
        try other.send(get("/other"))
        #expect(try other.next(endingWith: "GET /other ") != nil)
        listener.drain()
        listener.waitUntilStopped()
        #expect((try? client.rest()) != nil)
    }

    @Test func `a connection in the kernel's queue is served once`() async throws {
        let listener = try HTTPListener(
            configuration: ListenerConfiguration(host: "127.0.0.1", port: 0), responder: EchoResponder())
        var client = try Client(listener)  // the kernel has it; no loop runs yet
        try client.send(get("/queued"))
        listener.drain()
        try listener.start()
        #expect(try client.rest()?.hasSuffix("GET /queued ") == true)
        listener.waitUntilStopped()
    }

    @Test func `a connection that comes later is refused, not left waiting`() async throws {
        let gate = GatedResponder()
        let listener = try makeListener(gate)
        var busy = try Client(listener)
        try busy.send(get("/slow"))
        await gate.arrival()
        var idle = try Client(listener)
        // Closed by the drain, which has stopped listening before.
        listener.drain()
        #expect(try idle.rest() == "")
        #expect(throws: Errno.self) { _ = try Client(listener) }
        gate.open()
        #expect(try busy.rest()?.hasSuffix("GET /slow ") == true)
        listener.waitUntilStopped()
    }

    @Test func `connections that come while many loops drain are served or refused, never forgotten`() async throws {
        for _ in 0..<20 {
            let listener = try makeListener(EchoResponder(), loopCount: 16)
            let ends = await withTaskGroup(of: Bool.self) { group in
                for _ in 0..<4 {
                    group.addTask {
                        for _ in 0..<10 {
                            guard var client = try? Client(listener) else { continue }
                            try? client.send(get("/race", "Connection: close"))
                            do {
                                if try client.rest(within: .seconds(5)) == nil { return false }
                            } catch {
                                // Reset: refused.
                            }
                        }
                        return true
                    }
                }
                group.addTask {
                    listener.drain()
                    return true
                }
                return await group.reduce(true) { $0 && $1 }
            }
            #expect(ends)
            listener.waitUntilStopped()
        }
    }

    private func makeListener(
        _ responder: any HTTPResponder, loopCount: Int = 1, drainTimeout: Duration = .seconds(10)
    ) throws -> HTTPListener {
        let configuration = ListenerConfiguration(
            host: "127.0.0.1", port: 0, loopCount: loopCount, drainTimeout: drainTimeout)
        let listener = try HTTPListener(configuration: configuration, responder: responder)
        try listener.start()
        return listener
    }
}

/// Holds its answers back until it is opened.
private struct GatedResponder: HTTPResponder {
    private let echo = EchoResponder()
    private let arrivals = AsyncStream<Void>.makeStream()
    private let openings = AsyncStream<Void>.makeStream()

    func arrival() async { for await _ in arrivals.stream { return } }
    func open() { openings.continuation.yield() }

    func respond(to request: HTTPRequest) async -> HTTPResponse {
        arrivals.continuation.yield()
        for await _ in openings.stream { break }
        return await echo.respond(to: request)
    }

    func refuse(_ refusal: Refusal) -> HTTPResponse { echo.refuse(refusal) }
}
