import HTTP1
@testable import HTTPListener
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(1))) struct `Capacity of a listener` {
    @Test func `one connection too many is told so, and a place that is free again is used`() async throws {
        try await withListener(ListenerConfiguration(maxConnections: 2)) { listener in
            var first = try Client(listener)
            try first.send(get("/1"))
            #expect(try first.next(endingWith: "GET /1 ") != nil)
            do {
                var second = try Client(listener)
                try second.send(get("/2", "Connection: close"))
                #expect(try second.next(endingWith: "GET /2 ") != nil)
                var third = try Client(listener)
                #expect(try third.rest()?.hasSuffix("overloaded") == true)
            }
            // The second one's place comes back once both sides have closed; until then the answer stays the same.
            var answer = ""
            while !answer.hasSuffix("GET /4 ") {
                var fourth = try Client(listener)
                try? fourth.send(get("/4", "Connection: close"))
                answer = (try? fourth.rest()) ?? ""
            }
        }
    }

    @Test func `two loops share the connections`() async throws {
        let threads = ThreadCounter()
        try await withListener(ListenerConfiguration(loopCount: 2), responder: threads) { listener in
            for round in 0..<8 {
                var clients: [ClientBox] = []
                for index in 0..<4 {
                    let client = try ClientBox(listener)
                    try client.exchange("/\(round)-\(index)")
                    clients.append(client)
                }
                withExtendedLifetime(clients) {}
            }
        }
        #expect(threads.count == 2)
    }

    @Test func `a port that is taken is a clear error`() async throws {
        try await withListener { listener in
            let configuration = ListenerConfiguration(host: "127.0.0.1", port: listener.port)
            #expect(throws: ListenerError.portTaken(host: "127.0.0.1", port: listener.port)) {
                try HTTPListener(configuration: configuration, responder: EchoResponder())
            }
        }
    }

    @Test(arguments: ["no.such.host.invalid", "300.1.1.1", "192.0.2.1"])
    func `a host that is no address of this machine is a clear error`(host: String) throws {
        let error = #expect(throws: ListenerError.self) {
            try HTTPListener(configuration: ListenerConfiguration(host: host, port: 0), responder: EchoResponder())
        }
        #expect(error?.description.contains(host) == true)
        #expect(error?.description.contains("--host") == true)
    }
}

/// Counts the threads it answers on.
private final class ThreadCounter: HTTPResponder {
    private let threads = Mutex<Set<UInt>>([])
    private let echo = EchoResponder()

    var count: Int { threads.withLock(\.count) }

    func respond(to request: HTTPRequest) async -> HTTPResponse {
        threads.withLock { _ = $0.insert(LoopThread.current) }
        return await echo.respond(to: request)
    }

    func refuse(_ refusal: Refusal) -> HTTPResponse { echo.refuse(refusal) }
}

/// A client that an array can hold.
private final class ClientBox {
    private var client: Client

    init(_ listener: HTTPListener) throws { client = try Client(listener) }

    func exchange(_ path: String) throws {
        try client.send(get(path))
        #expect(try client.next(endingWith: "GET \(path) ") != nil)
    }
}
