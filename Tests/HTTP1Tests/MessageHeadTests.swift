import HTTP1
import Testing

@Suite struct `Connection and expectation` {
    @Test(arguments: [
        ("", true),
        ("Connection: close\r\n", false),
        ("Connection: Close\r\n", false),
        ("connection:\tCLOSE\t\r\n", false),
        ("Connection: close, TE\r\n", false),
        ("Connection: TE ,close\r\n", false),
        ("Connection: ,, close,\r\n", false),
        ("Connection: TE\r\nConnection: close\r\n", false),
        ("Connection: keep-alive, close\r\n", false),  // close has the last word (RFC 9112 §9.3)
        ("Connection: keep-alive\r\n", true),
        ("Connection: \r\n", true),
        ("Connection: \"close\"\r\n", true),  // no option of that name
        ("Connection: closed\r\n", true),
        ("Connection: clo se\r\n", true),
        ("Connection: close;q=1\r\n", true),
        ("Connection: clo\u{17F}e\r\n", true),  // the long s lower-cases to itself, and upper-cases to S
        ("Connection: \u{A0}close\r\n", true),
        ("Proxy-Connection: close\r\n", true),
    ])
    func `a connection is kept unless close is among its options`(lines: String, keepsAlive: Bool) {
        #expect(outcomeOfGet(lines).summary?.keepsAlive == keepsAlive)
        #expect(outcomeOfGet(lines, version: "1.0").summary?.keepsAlive == false)
    }

    /// The steps of a POST whose head comes alone.
    private func progress(_ lines: String, version: String = "1.1", content: String = "") throws -> [String] {
        var parser = RequestParser(limits: MessageLimits())
        let head = Array("POST / HTTP/\(version)\r\nHost: a\r\n\(lines)\r\n".utf8)
        let whole = head + Array(content.utf8)
        return try [head, head, whole].map { bytes in
            switch try parser.parse(bytes, from: 0, to: bytes.count) {
            case .needsMoreBytes(let part): "\(part)"
            case .expectsContinue: "continue"
            case .complete: "complete"
            }
        }
    }

    @Test(arguments: [
        "Expect: 100-continue\r\n", "expect: 100-CONTINUE\r\n", "Expect: 100-continue, 100-continue\r\n",
        "Expect: ,\t100-continue\r\nExpect: \r\n",
    ])
    func `a client that waits is heard once`(expectation: String) throws {
        let length = expectation + "Content-Length: 1\r\n"
        #expect(try progress(length, content: "x") == ["continue", "content", "complete"])
        let chunked = expectation + "Transfer-Encoding: chunked\r\n"
        #expect(try progress(chunked, content: "0\r\n\r\n") == ["continue", "content", "complete"])
    }

    @Test func `nobody waits without content, in HTTP 1_0, or once content has come`() throws {
        let expectation = "Expect: 100-continue\r\n"
        #expect(try progress(expectation) == ["complete", "complete", "complete"])
        #expect(try progress(expectation + "Content-Length: 0\r\n") == ["complete", "complete", "complete"])
        let old = try progress("Expect: x\r\nContent-Length: 1\r\n", version: "1.0", content: "x")
        #expect(old == ["content", "content", "complete"])
        var parser = RequestParser(limits: MessageLimits())
        let bytes = Array("POST / HTTP/1.1\r\nHost: a\r\n\(expectation)Content-Length: 2\r\n\r\nx".utf8)
        guard case .needsMoreBytes(.content) = try parser.parse(bytes, from: 0, to: bytes.count) else {
            Issue.record("the client does not wait")
            return
        }
    }

    @Test(arguments: ["x", "100-continue, more", "100-continued", "100", "\"100-continue\"", "100-continue;a=b"])
    func `another expectation is refused`(expectation: String) {
        let front = "GET /healthz HTTP/1.1\r\nHost: nextfield.test\r\n".utf8.count
        for lines in ["Expect: \(expectation)\r\n", "Expect: \(expectation)\r\nExpect: 100-continue\r\n"] {
            #expect(outcomeOfGet(lines) == .refused(MessageError(.unknownExpectation, at: front)))
        }
        // What can't be framed is refused for that: the connection's end is the more urgent news.
        let both = outcomeOfGet("Expect: \(expectation)\r\nContent-Length: x\r\n")
        #expect(both.reason == .invalidContentLength)
    }
}
