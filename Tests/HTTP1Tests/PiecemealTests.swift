import HTTP1
import Testing

@Suite struct `Messages in pieces` {
    /// Whole messages of each framing, with everything that has a state of its own.
    static let messages = [
        "GET / HTTP/1.1\r\nHost: a\r\n\r\n",
        "\r\n\r\nGET /healthz?x=%41 HTTP/1.0\r\n\r\n",
        "OPTIONS * HTTP/1.1\r\nHost:\r\nX-A: \t b \t\r\n\r\n",
        "POST http://[::1]:80/login HTTP/1.1\r\nHost: [::1]:80\r\nContent-Length: 5\r\n\r\n\r\n\r\n\n",
        "POST /x HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nTransfer-Encoding: chunked\r\n\r\n"
            + "3;a=\"b\"\r\n\r\n0\r\nA\r\n0123456789\r\n0\r\nX: y\r\nY:\r\n\r\n",
    ].map { Array($0.utf8) }

    @Test(arguments: messages)
    func `a cut anywhere asks for more bytes`(message: [UInt8]) {
        for count in 0..<message.count {
            guard case .needs = outcome(Array(message[..<count])) else {
                Issue.record("cut at \(count)")
                continue
            }
        }
    }

    @Test(arguments: messages)
    func `the request is the same however it was cut and wherever it stood`(message: [UInt8]) throws {
        let whole = outcome(message)
        #expect(whole.summary != nil)
        for first in 0...message.count {
            for shift in [0, 1, 7] {
                #expect(outcome(message, cuts: [first], shift: shift) == whole)
            }
        }
        for shift in 0...3 {
            #expect(outcome(message, cuts: Array(0...message.count), shift: shift) == whole)
        }
    }

    @Test(arguments: [
        "GET / HTTP/1.1\nHost: a", "GET  / HTTP/1.1\r\n", "GET /\u{7F} HTTP/2.0\r\n", "GET / HTTP/2.0\r\n",
        "GET /0123456789ABCDEF HTTP/1.1\r\n", "G\u{1} /0123456789ABCDEF\n", "GET / HTTP/1.1\r\n A: b\r\n",
        "GET / HTTP/1.1\r\nHost: a\r\nX-A: 0123456789\r\n\r\n", "GET / HTTP/1.1\r\nX: 01234567890123456789012345678\n",
        "GET / HTTP/1.1\r\nA: b\r\nA: b\r\nA: b\r\n\r\n", "POST / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
        "\(chunkedHead)3\r\nabcd\r\n", "\(chunkedHead)0123456789A\n",
    ])
    func `a refusal is the same however the bytes were cut`(text: String) {
        let message = Array(text.utf8)
        let isChunked = text.hasPrefix(chunkedHead)
        let limits = MessageLimits(
            maxHeadBytes: isChunked ? 100 : 40, maxTargetBytes: 12, maxFieldLines: 2, maxContentBytes: 10,
            maxChunkLineBytes: 8)
        let whole = outcome(message, limits: limits)
        #expect(whole.reason != nil)
        for first in 0...message.count {
            #expect(outcome(message, limits: limits, cuts: [first], shift: 3) == whole)
        }
        #expect(outcome(message, limits: limits, cuts: Array(0...message.count)) == whole)
    }

    @Test func `messages behind one another come out in order, each as if alone`() throws {
        let all = Self.messages.flatMap { $0 }
        var parser = RequestParser(limits: MessageLimits())
        var start = 0
        for message in Self.messages {
            let progress = try parser.parse(all, from: start, to: all.count)
            guard case .complete(let request, let length) = progress else {
                Issue.record("\(progress)")
                return
            }
            #expect(.complete(Outcome.Summary(request), length: length) == outcome(message))
            #expect(length == message.count)
            start += length
        }
        guard case .needsMoreBytes(.nothing) = try parser.parse(all, from: start, to: all.count) else {
            Issue.record("nothing is left")
            return
        }
    }

    @Test func `what stands behind the end is not looked at`() throws {
        let message = Self.messages[0]
        var parser = RequestParser(limits: MessageLimits())
        for end in 0..<message.count {
            guard case .needsMoreBytes = try parser.parse(message, from: 0, to: end) else {
                Issue.record("looked behind \(end)")
                return
            }
        }
    }

    @Test func `no mutation of a message breaks the parser`() {
        var random = SplitMix64(state: 0x5EED)
        let bytes: [UInt8] = [0, 9, 10, 13, 32, 34, 37, 44, 47, 48, 49, 58, 59, 70, 97, 127, 128, 255]
        for round in 0..<10_000 {
            var message = Self.messages[round % Self.messages.count]
            for _ in 0...random.below(4) {
                let index = random.below(message.count)
                switch random.below(4) {
                case 0: message[index] = bytes[random.below(bytes.count)]
                case 1: message.insert(bytes[random.below(bytes.count)], at: index)
                case 2: message.remove(at: index)
                default: message.insert(contentsOf: message[index..<min(index + random.below(9), message.count)], at: 0)
                }
                if message.isEmpty { message = [13] }
            }
            let whole = outcome(message)
            #expect(outcome(message, cuts: [random.below(message.count + 1)], shift: random.below(3)) == whole)
        }
    }
}

/// A generator that gives the same numbers in every run.
private struct SplitMix64 {
    var state: UInt64

    mutating func below(_ bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ mixed >> 31) % UInt64(bound))
    }
}
