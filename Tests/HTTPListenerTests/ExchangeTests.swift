import HTTP1
import HTTPListener
import Testing

@Suite(.timeLimit(.minutes(1))) struct `An exchange on the loopback` {
    @Test func `a request is answered and the connection goes on`() async throws {
        try await withListener { listener in
            var client = try Client(listener)
            for path in ["/a", "/b"] {
                try client.send(get(path))
                let answer = try #require(try client.next(endingWith: "GET \(path) "))
                #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
                #expect(!answer.contains("Connection: close"))
            }
        }
    }

    @Test func `pipelined requests are answered in order`() async throws {
        try await withListener { listener in
            var client = try Client(listener)
            let paths = (0..<200).map { "/p\($0)" }
            try client.send(paths.map { post($0, "c") }.joined() + get("/last", "Connection: close"))
            let answers = try #require(try client.rest())
            let seen = answers.split(separator: "\r\n\r\n").dropFirst().map { $0.prefix { $0 != "H" } }
            #expect(seen.map(String.init) == paths.map { "POST \($0) c" } + ["GET /last "])
        }
    }

    @Test func `a request cut anywhere is the same request`() async throws {
        try await withListener { listener in
            let whole = Array(post("/cut", "content").utf8)
            for cut in 1..<whole.count {
                var client = try Client(listener)
                try client.send(String(decoding: whole[..<cut], as: UTF8.self))
                try client.send(String(decoding: whole[cut...], as: UTF8.self))
                #expect(try client.next(endingWith: "POST /cut content") != nil, "cut at \(cut)")
            }
        }
    }

    @Test func `a content larger than a buffer arrives whole`() async throws {
        try await withListener { listener in
            var client = try Client(listener)
            let content = String(repeating: "0123456789abcdef", count: 4096)  // 64 KiB, the limit itself
            try client.send(post("/large-content", content))
            let answer = try #require(try client.next(endingWith: content))
            #expect(answer.contains("POST /large-content 0123"))
        }
    }

    @Test func `an answer larger than the socket's buffer arrives whole`() async throws {
        try await withListener { listener in
            var client = try Client(listener)
            try client.send(get("/large", "Connection: close"))
            let answer = try #require(try client.rest())
            #expect(answer.utf8.count > 1 << 20)
            #expect(answer.hasSuffix("xxxx"))
        }
    }

    @Test func `a client that waits for 100 Continue is told to go on`() async throws {
        try await withListener { listener in
            var client = try Client(listener)
            try client.send("POST /e HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n")
            #expect(try client.next(endingWith: "\r\n\r\n") == "HTTP/1.1 100 Continue\r\n\r\n")
            try client.send("ok")
            #expect(try client.next(endingWith: "POST /e ok") != nil)
        }
    }

    @Test(arguments: [
        "GET /a HTTP/1.0\r\nHost: a\r\n\r\n",  // HTTP/1.0 does not persist here
        get("/a", "Connection: close"),
        get("/a", "Connection: close") + get("/b"),  // what follows is no request any more
        get("/a", "Connection: Close, TE"),
    ])
    func `the last request's answer says close and the connection ends`(bytes: String) async throws {
        try await withListener { listener in
            var client = try Client(listener)
            try client.send(bytes)
            let answer = try #require(try client.rest())
            #expect(answer.contains("Connection: close\r\n"))
            #expect(answer.hasSuffix("GET /a "))
        }
    }

    @Test func `a client that shut its side down still gets its answer`() async throws {
        try await withListener { listener in
            var client = try Client(listener)
            try client.send(get("/half"))
            client.shutdownSending()
            #expect(try client.rest()?.hasSuffix("GET /half ") == true)
        }
    }

    @Test func `half a request and an end is refused`() async throws {
        try await withListener { listener in
            var client = try Client(listener)
            try client.send(get("/whole") + "POST /half HTTP/1.1\r\nHost")
            client.shutdownSending()
            let answer = try #require(try client.rest())
            #expect(answer.contains("GET /whole "))
            #expect(answer.hasSuffix("refused endedEarly"))
        }
    }

    @Test func `a refusal reaches a client that goes on sending`() async throws {
        try await withListener { listener in
            var client = try Client(listener)
            try client.send("POST /big HTTP/1.1\r\nHost: a\r\nContent-Length: 1073741824\r\n\r\n")
            try client.send(String(repeating: "x", count: 1 << 20))
            client.shutdownSending()
            #expect(try client.rest()?.hasSuffix("refused contentTooLarge") == true)
        }
    }

    @Test func `clients that reset their connections leave nothing behind`() async throws {
        try await withListener { listener in
            for _ in 0..<50 {
                let client = try Client(listener)
                client.resetOnClose()
                try client.send(get("/large") + get("/large"))
            }
            var client = try Client(listener)
            try client.send(get("/after"))
            #expect(try client.next(endingWith: "GET /after ") != nil)
        }
    }
}
