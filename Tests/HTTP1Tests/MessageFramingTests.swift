import HTTP1
import Testing

@Suite struct `Message framing` {
    /// What a header section says about the content, and what must come of it.
    enum Verdict: Hashable {
        case length(Int)
        case chunked
        case refused(MessageError.Reason)
    }

    /// Values of Content-Length: none, good, and each kind of bad.
    static let lengths: [(lines: [String], verdict: Verdict?)] = [
        ([], nil),
        (["0"], .length(0)),
        (["5"], .length(5)),
        (["0005"], .length(5)),
        ([String(repeating: "0", count: 200) + "5"], .length(5)),
        ([""], .refused(.invalidContentLength)),
        (["+5"], .refused(.invalidContentLength)),
        (["-5"], .refused(.invalidContentLength)),
        (["5 5"], .refused(.invalidContentLength)),
        (["0x5"], .refused(.invalidContentLength)),
        (["5.0"], .refused(.invalidContentLength)),
        (["5e0"], .refused(.invalidContentLength)),
        (["\"5\""], .refused(.invalidContentLength)),
        (["５"], .refused(.invalidContentLength)),  // a full-width digit
        (["5,5"], .refused(.invalidContentLength)),  // may be refused as well as taken (RFC 9110 §8.6)
        (["5, 6"], .refused(.invalidContentLength)),
        (["5", "5"], .refused(.invalidContentLength)),
        (["5", "6"], .refused(.invalidContentLength)),
        (["", "5"], .refused(.invalidContentLength)),
        (["65536"], .length(65536)),
        (["65537"], .refused(.contentTooLarge)),
        (["9223372036854775807"], .refused(.contentTooLarge)),  // 2^63 - 1
        (["9223372036854775808"], .refused(.contentTooLarge)),
        (["18446744073709551621"], .refused(.contentTooLarge)),  // 2^64 + 5
        ([String(repeating: "9", count: 400)], .refused(.contentTooLarge)),
        (["18446744073709551616x"], .refused(.invalidContentLength)),  // no number at all
    ]

    /// Values of Transfer-Encoding likewise.
    static let codings: [(lines: [String], verdict: Verdict?)] = [
        ([], nil),
        (["chunked"], .chunked),
        (["CHUNKED"], .chunked),
        (["\tchunked \t"], .chunked),
        (["chun\u{212A}ed"], .refused(.invalidTransferEncoding)),  // the Kelvin sign lower-cases to k
        (["chunked,"], .refused(.invalidTransferEncoding)),
        ([",chunked"], .refused(.invalidTransferEncoding)),
        (["chunked, chunked"], .refused(.invalidTransferEncoding)),
        (["chunked", "chunked"], .refused(.invalidTransferEncoding)),
        (["chunked, gzip"], .refused(.invalidTransferEncoding)),
        (["chunked", "identity"], .refused(.invalidTransferEncoding)),
        (["chunkedx"], .refused(.invalidTransferEncoding)),
        (["'chunked'"], .refused(.invalidTransferEncoding)),
        (["\"chunked\""], .refused(.invalidTransferEncoding)),
        (["chunked;q=1"], .refused(.invalidTransferEncoding)),
        (["x chunked"], .refused(.invalidTransferEncoding)),
        (["\u{A0}chunked"], .refused(.invalidTransferEncoding)),
        (["gzip"], .refused(.invalidTransferEncoding)),  // no end can be told (RFC 9112 §6.3)
        (["identity"], .refused(.invalidTransferEncoding)),
        ([""], .refused(.invalidTransferEncoding)),
        (["gzip, chunked"], .refused(.unknownTransferCoding)),
        (["gzip", "chunked"], .refused(.unknownTransferCoding)),
        (["x-new , chunked"], .refused(.unknownTransferCoding)),
    ]

    @Test func `every pair of a length and a coding has one outcome`() {
        for length in Self.lengths {
            for coding in Self.codings {
                let lengthLines = length.lines.map { "Content-Length: \($0)\r\n" }.joined()
                let codingLines = coding.lines.map { "Transfer-Encoding: \($0)\r\n" }.joined()
                // Which of the two stands first says nothing.
                check(lengthLines + codingLines, Self.expected(length, coding))
                check(codingLines + lengthLines, Self.expected(length, coding))
            }
        }
    }

    private static func expected(
        _ length: (lines: [String], verdict: Verdict?), _ coding: (lines: [String], verdict: Verdict?)
    ) -> Verdict {
        // Two lengths are seen before anything is compared.
        if length.lines.count > 1 { return .refused(.invalidContentLength) }
        if length.verdict != nil, coding.verdict != nil { return .refused(.conflictingFraming) }
        return coding.verdict ?? length.verdict ?? .length(0)
    }

    private func check(_ lines: String, _ expected: Verdict) {
        let head = "POST / HTTP/1.1\r\nHost: a\r\n\(lines)\r\n"
        switch expected {
        case .refused(let reason):
            #expect(outcome(head).reason == reason, "\(lines)")
        case .length(let count):
            let content = String(repeating: "x", count: count)
            check(head, content, meaning: content, lines)
            if count > 0 { #expect(outcome(head + content.dropLast()) == .needs(.content)) }
        case .chunked:
            check(head, "3\r\nabc\r\n0\r\n\r\n", meaning: "abc", lines)
        }
    }

    private func check(_ head: String, _ coded: String, meaning content: String, _ lines: String) {
        guard case .complete(let summary, let length) = outcome(head + coded + "GET /smuggled") else {
            Issue.record("not taken: \(lines)")
            return
        }
        #expect(summary.content == content, "\(lines)")
        #expect(length == head.utf8.count + coded.utf8.count, "\(lines)")
    }

    @Test func `a transfer coding in HTTP 1_0 is refused`() {
        #expect(outcomeOfGet("Transfer-Encoding: chunked\r\n", version: "1.0").reason == .invalidTransferEncoding)
    }

    @Test func `a limit without end overflows nothing`() {
        let limits = MessageLimits(
            maxHeadBytes: .max, maxTargetBytes: .max, maxFieldLines: .max, maxContentBytes: .max,
            maxChunkLineBytes: .max, maxTrailerBytes: .max)
        let head = "POST / HTTP/1.1\r\nHost: a\r\n"
        #expect(outcome(head + "Content-Length: \(Int.max)\r\n\r\nabc", limits: limits) == .needs(.content))
        #expect(
            outcome(head + "Content-Length: 9223372036854775808\r\n\r\n", limits: limits).reason == .contentTooLarge)
        for size in ["7fffffffffffffff", "8000000000000000", "ffffffffffffffff"] {
            let result = outcomeOfChunks("1\r\na\r\n\(size)\r\n", limits: limits)
            #expect(result.reason == .contentTooLarge)
        }
        #expect(outcomeOfChunks("3\r\nabc\r\n0\r\nX: y\r\n\r\n", limits: limits).summary?.content == "abc")
    }

    @Test func `content on any method is read, never taken for a request`() {
        let smuggled = "GET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n"
        let result = outcomeOfGet("Content-Length: \(smuggled.utf8.count)\r\n", content: smuggled)
        #expect(result.summary?.content == smuggled)
    }
}
