import HTTP1
import HTTPListener
import Testing

@Suite(.timeLimit(.minutes(1))) struct `Slow peers on the loopback` {
    private let short = ListenerConfiguration(
        timeouts: .init(
            head: .milliseconds(150), content: .milliseconds(150), write: .milliseconds(150),
            idle: .milliseconds(150), linger: .milliseconds(150)))

    @Test(arguments: [
        "GET /slow HTTP/1.1\r\nHost",  // a head that does not come whole
        "\r\n",  // an empty line buys no time
        "POST /slow HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nabc",  // a content that does not come whole
        "POST /slow HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5;a=",  // a chunk line without end
    ])
    func `an unfinished request is answered with too slow and closed`(bytes: String) async throws {
        try await withListener(short) { listener in
            var client = try Client(listener)
            try client.send(bytes)
            let answer = try #require(try client.rest())
            #expect(answer.hasPrefix("HTTP/1.1 408 "))
            #expect(answer.hasSuffix("too slow"))
        }
    }

    @Test func `a connection that says nothing is closed without a word`() async throws {
        try await withListener(short) { listener in
            var client = try Client(listener)
            #expect(try client.rest() == "")
        }
    }

    @Test func `a connection that is idle after an answer is closed without a word`() async throws {
        try await withListener(short) { listener in
            var client = try Client(listener)
            try client.send(get("/a"))
            #expect(try client.rest()?.hasSuffix("GET /a ") == true)
        }
    }

    @Test func `bytes that trickle in do not move the deadline of the head`() async throws {
        try await withListener(short) { listener in
            var client = try Client(listener)
            try client.send("GET /trickle HTTP/1.1\r\nX: ")
            var answer: String?
            while answer == nil {
                try? client.send("a")
                answer = try client.rest(within: .milliseconds(20))
            }
            #expect(answer?.hasPrefix("HTTP/1.1 408 ") == true)
        }
    }

    @Test func `a peer that does not read is cut off`() async throws {
        try await withListener(short) { listener in
            var client = try Client(listener)
            // More than both sockets' buffers hold, and nothing is read until the other side has given up.
            try client.send(String(repeating: get("/large"), count: 40))
            var probe = try Client(listener)
            let silence = try probe.rest()
            #expect(silence == "")  // has waited for its own deadline, as long as the other's
            let received = (try? client.rest())?.utf8.count ?? 0
            #expect(received < 40 << 20)
        }
    }
}
