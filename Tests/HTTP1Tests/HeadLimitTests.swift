import HTTP1
import Testing

@Suite struct `Head limits` {
    /// A head of so many bytes, at least 35.
    private func head(_ count: Int) -> String {
        "GET / HTTP/1.1\r\nHost: a\r\nX: " + String(repeating: "x", count: count - 32) + "\r\n\r\n"
    }

    @Test func `a head at its limit is taken, and one byte more refused`() {
        let limits = MessageLimits(maxHeadBytes: 100)
        #expect(outcome(head(100), limits: limits).summary != nil)
        #expect(outcome(head(101), limits: limits) == .refused(MessageError(.headTooLarge, at: 100)))
        // Content, and the next request, are no part of it.
        #expect(outcome(head(100) + head(100), limits: limits).summary != nil)
    }

    @Test func `a head over its limit is refused without waiting for its end`() {
        let limits = MessageLimits(maxHeadBytes: 100)
        for endless in ["GET / HTTP/1.1\r\nX: ", "GET / HTTP/1.1\r\n", "GET / HTTP/1.1\r\nX: y\r\n"] {
            let bytes = endless + String(repeating: "x", count: 100)
            #expect(outcome(Array(bytes.utf8.prefix(99)), limits: limits) == .needs(.head))
            let refusal = Outcome.refused(MessageError(.headTooLarge, at: 100))
            #expect(outcome(Array(bytes.utf8.prefix(100)), limits: limits) == refusal)
            #expect(outcome(bytes, limits: limits) == refusal)
        }
    }

    @Test func `field lines at their limit are taken, and one more refused`() {
        let limits = MessageLimits(maxFieldLines: 3)
        let lines = "GET / HTTP/1.1\r\nHost: a\r\nX: 1\r\nX: 2\r\n"
        #expect(outcome(lines + "\r\n", limits: limits).summary?.lines.count == 3)
        let refusal = MessageError(.headTooLarge, at: lines.utf8.count)
        #expect(outcome(lines + "X: 3\r\n", limits: limits) == .refused(refusal))
    }

    @Test func `the defaults are those of the documentation`() {
        let limits = MessageLimits()
        #expect(outcome(head(16 * 1024)).summary != nil)
        #expect(outcome(head(16 * 1024 + 1)).reason == .headTooLarge)
        #expect(outcome("GET /" + String(repeating: "a", count: 8191) + " HTTP/1.1\r\nHost: a\r\n\r\n").summary != nil)
        #expect(outcome("GET /" + String(repeating: "a", count: 8192)).reason == .targetTooLong)
        #expect(limits.maxFieldLines == 100)
        #expect(limits.maxContentBytes == 65536)
    }

    @Test func `content at its limit is taken, and one byte more refused before it comes`() {
        let limits = MessageLimits(maxContentBytes: 3)
        let head = "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: "
        #expect(outcome(head + "3\r\n\r\nabc", limits: limits).summary?.content == "abc")
        #expect(outcome(head + "4\r\n\r\n", limits: limits).reason == .contentTooLarge)
        #expect(outcome(head + "0\r\n\r\n", limits: MessageLimits(maxContentBytes: 0)).summary?.content == "")
    }
}
