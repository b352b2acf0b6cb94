import HTTP1
import TestSupport
import Testing

@Suite struct `Request fixtures` {
    @Test func `a request is what its bytes say`() throws {
        let request = try makeRequest(
            .post, "/login?x", fields: [(.contentType, "text/plain")], content: Array("abc".utf8))
        let summary = Outcome.Summary(request)
        #expect(summary.method == .post)
        #expect(summary.path == "/login")
        #expect(summary.lines == ["Host=nextfield.test", "Content-Type=text/plain", "Content-Length=3"])
        #expect(summary.content == "abc")
        #expect(try Outcome.Summary(makeRequest("/")).path == "/")
        #expect(try Outcome.Summary(makeRequest(.other, "/")).method == .other)
        let waiting = try makeRequest(.post, "/", fields: [(.expect, "100-continue")], content: [1])
        #expect(waiting.content == [1])
    }

    @Test func `half a request, or one and a half, is none`() {
        let whole = Array("GET / HTTP/1.0\r\n\r\n".utf8)
        #expect(throws: IncompleteRequest.self) { try makeRequest(bytes: whole.dropLast()) }
        #expect(throws: IncompleteRequest.self) { try makeRequest(bytes: whole + whole) }
        #expect(throws: MessageError.self) { try makeRequest(bytes: [0x0A]) }
    }
}
