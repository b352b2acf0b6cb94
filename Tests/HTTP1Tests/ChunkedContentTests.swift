import HTTP1
import Testing

@Suite struct `Chunked content` {
    @Test(arguments: [
        ("0\r\n\r\n", ""),
        ("3\r\nabc\r\n0\r\n\r\n", "abc"),
        ("1\r\na\r\n2\r\nbc\r\n000\r\n\r\n", "abc"),
        ("a\r\n0123456789\r\nB\r\n0123456789A\r\n0\r\n\r\n", "01234567890123456789A"),  // hexadecimal in either case
        ("0000000000000003\r\nabc\r\n0\r\n\r\n", "abc"),  // sixteen digits
        ("5\r\n\r\n0\r\n\r\n0\r\n\r\n", "\r\n0\r\n"),  // data that looks like the end
        ("3;a\r\nabc\r\n0;last=1\r\n\r\n", "abc"),  // unknown extensions are ignored (RFC 9112 §7.1.1)
        ("3;a=b;c=\"d ;\\\" e\"\r\nabc\r\n0\r\n\r\n", "abc"),
        ("3 ; a\t= b\r\nabc\r\n0\r\n\r\n", "abc"),  // "bad" white space that must be read
        ("3;a=\"\"\r\nabc\r\n0\r\n\r\n", "abc"),
        ("3\r\nabc\r\n0\r\nX: y\r\nHost: evil.test\r\nContent-Length: 9\r\n\r\n", "abc"),  // trailers change nothing
        ("3\r\nabc\r\n0\r\nX:POST / HTTP/1.1\r\n\r\n", "abc"),
    ])
    func `chunks become one content`(chunks: String, content: String) {
        let result = outcomeOfChunks(chunks + "GET /smuggled")
        #expect(result.summary?.content == content)
        #expect(result.summary?.names == [.host, .transferEncoding])
        guard case .complete(_, let length) = result else { return }
        #expect(length == chunkedHead.utf8.count + chunks.utf8.count)
    }

    @Test(arguments: [
        ("\r\n", 0),  // no size
        ("x\r\n", 0), ("-3\r\n", 0), ("+3\r\n", 0), (" 3\r\n", 0), ("３\r\n", 0), (";a\r\n", 0),
        ("0x3\r\n", 1), ("3g\r\n", 1), ("3.0\r\n", 1), ("3,\r\n", 1),
        ("3 \r\n", 1),  // white space before the line end hides a line from some readers
        ("3\t\r\n", 1),
        ("3;\r\n", 1), ("3;=b\r\n", 1), ("3;a=\r\n", 1), ("3;a=b \r\n", 1), ("3;a b\r\n", 1), ("3;a=\"b\r\n", 1),
        ("3;a=\"b\\\"\r\n", 1), ("3;a=\"b\"c\r\n", 1), ("3;a;\r\n", 1), ("3;é\r\n", 1),
        ("3;a=\u{1}", 4), ("3;a=\0", 4), ("3;a=\u{7F}", 4),  // at once
        ("3\n", 1), ("3;a\n", 3),  // bare LF
        ("3\rabc", 1), ("3\r\r\n", 1), ("3;a\rb\r\n", 3),  // bare CR
        ("00000000000000003\r\n", 16),  // seventeen digits
        ("10000000000000000\r\n", 16),  // 2^64 is not 0
        ("3\r\nabcd\r\n", 6), ("3\r\nabc0\r\n", 6), ("3\r\nabc\n0", 6), ("3\r\nabc\r0", 7),
        ("GET /smuggled HTTP/1.1\r\n", 0),
    ])
    func `what is no chunk is refused`(chunks: String, offset: Int) {
        let refusal = MessageError(.invalidChunk, at: chunkedHead.utf8.count + offset)
        #expect(outcomeOfChunks(chunks) == .refused(refusal))
    }

    @Test(arguments: [
        ("X\r\n", 1), (" X: y\r\n", 0), ("X : y\r\n", 1), ("X: a\0b\r\n", 4), ("X: a\u{7F}b\r\n", 4),
        ("X: y\n", 4), ("X: y\r\r\n", 5), ("X: y\r\n z\r\n", 6), ("\n", 0), ("\rG", 1), ("GET / HTTP/1.1\r\n", 3),
    ])
    func `a malformed trailer is refused`(trailers: String, offset: Int) {
        let refusal = MessageError(.invalidTrailer, at: chunkedHead.utf8.count + 3 + offset)
        #expect(outcomeOfChunks("0\r\n" + trailers) == .refused(refusal))
    }

    @Test func `a size over what may come is refused before its data`() {
        let limits = MessageLimits(maxContentBytes: 10)
        #expect(outcomeOfChunks("A\r\n", limits: limits) == .needs(.content))
        #expect(outcomeOfChunks("B\r\n", limits: limits).reason == .contentTooLarge)
        let second = MessageError(.contentTooLarge, at: chunkedHead.utf8.count + 11)
        #expect(outcomeOfChunks("6\r\n012345\r\n5\r\n", limits: limits) == .refused(second))
        #expect(
            outcomeOfChunks("6\r\n012345\r\n4\r\n6789\r\n0\r\n\r\n", limits: limits).summary?.content == "0123456789")
        for size in ["100000003", "7fffffffffffffff", "8000000000000000", "ffffffffffffffff"] {
            #expect(outcomeOfChunks("\(size)\r\n").reason == .contentTooLarge)
        }
    }

    @Test func `a size line over its limit is refused without waiting for its end`() {
        let limits = MessageLimits(maxChunkLineBytes: 10)
        #expect(outcomeOfChunks("3;a=567890\r\nabc\r\n0\r\n\r\n", limits: limits).summary?.content == "abc")
        #expect(outcomeOfChunks("3;a=567890", limits: limits) == .needs(.content))
        let refusal = MessageError(.invalidChunk, at: chunkedHead.utf8.count + 10)
        #expect(outcomeOfChunks("3;a=567890A", limits: limits) == .refused(refusal))
    }

    @Test func `trailers over their limit are refused without waiting for their end`() {
        let limits = MessageLimits(maxTrailerBytes: 12)
        #expect(outcomeOfChunks("0\r\nX: y\r\nX: y\r\n\r\n", limits: limits).summary != nil)
        #expect(outcomeOfChunks("0\r\nX: y\r\nX: yz\r\n\r\n", limits: limits).reason == .invalidTrailer)
        // Two bytes more might have been the empty line.
        #expect(outcomeOfChunks("0\r\nX: 45678901234", limits: limits).reason == .invalidTrailer)
        #expect(outcomeOfChunks("0\r\nX: 456789012", limits: limits) == .needs(.content))
        let none = MessageLimits(maxTrailerBytes: 0)
        #expect(outcomeOfChunks("0\r\n\r\n", limits: none).summary != nil)
        #expect(outcomeOfChunks("0\r\nX: y\r\n\r\n", limits: none).reason == .invalidTrailer)
    }

    @Test func `tiny chunks with long lines can't make a message much larger than its content`() {
        let limits = MessageLimits(maxContentBytes: 100, maxChunkLineBytes: 50)
        #expect(limits.maxCodedContentBytes == 250)
        // 41 chunks of six bytes fit into 250, with the last size line.
        let tiny = String(repeating: "1\r\na\r\n", count: 41)
        #expect(outcomeOfChunks(tiny + "0\r\n\r\n", limits: limits).summary?.content.utf8.count == 41)
        #expect(outcomeOfChunks(tiny + "1\r\n", limits: limits) == .needs(.content))
        #expect(outcomeOfChunks(tiny + "2\r\n", limits: limits).reason == .contentTooLarge)
        #expect(outcomeOfChunks(tiny + "1\r\na\r\n1\r\n", limits: limits).reason == .contentTooLarge)
    }
}
