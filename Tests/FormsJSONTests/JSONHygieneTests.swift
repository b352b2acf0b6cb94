internal import Forms
internal import FormsJSON
internal import Testing

@Suite struct `JSON hygiene` {
    @Test(
        arguments: [
            (#"{"values":{"email":"\uD800"}}"#, .loneSurrogate, 20),  // the first half
            (#"{"values":{"email":"\uDC00"}}"#, .loneSurrogate, 20),  // the second half
            (#"{"values":{"email":"\uDC00\uD800"}}"#, .loneSurrogate, 20),  // both in the wrong order
            (#"{"values":{"email":"\uD800\uD800"}}"#, .loneSurrogate, 20),
            (#"{"values":{"email":"\uD800x"}}"#, .loneSurrogate, 20),
            (#"{"values":{"email":"\uD800\n"}}"#, .loneSurrogate, 20),
            (#"{"values":{"email":"\uD800\u0041"}}"#, .loneSurrogate, 20),
            (#"{"values":{"\uD800":""}}"#, .loneSurrogate, 12),  // in a name
            (#"{"x":"\uD800","values":{}}"#, .loneSurrogate, 6),  // in what nobody wants to know
            (#"["\uD800"]"#, .loneSurrogate, 2),  // in what is no snapshot
            (#"{"values":{"email":"\u0000"}}"#, .nul, 20),
            (#"{"values":{"em\u0000ail":""}}"#, .nul, 14),  // in a name
            (#"{"x\u0000":1}"#, .nul, 3),
            (#"{"x":[["\u0000"]]}"#, .nul, 8),
            ("{\"values\":{\"email\":\"\0\"}}", .controlCharacter, 20),  // raw, it is no JSON even
            ("{\"values\":{\"email\":\"a\nb\"}}", .controlCharacter, 21),
            ("{\"values\":{\"email\":\"\t\"}}", .controlCharacter, 20),
            ("{\"values\":{\"email\":\"\u{1F}\"}}", .controlCharacter, 20),
            ("{\"a\nb\":1}", .controlCharacter, 3),
            (#"{"values":{"email":"\x41"}}"#, .invalidEscape, 20),
            (#"{"values":{"email":"\u41"}}"#, .invalidEscape, 20),
            (#"{"values":{"email":"\u004g"}}"#, .invalidEscape, 20),
            (#"{"values":{"email":"\u+041"}}"#, .invalidEscape, 20),
            (#"{"values":{"email":"\U0041"}}"#, .invalidEscape, 20),
            (#"{"values":{"email":"\uD800\u1x"}}"#, .invalidEscape, 26),
            (#"{"values":{"email":"\'"}}"#, .invalidEscape, 20),
            ("{\"values\":{\"email\":\"\\\u{E9}\"}}", .invalidEscape, 20),
        ] as [(String, JSONSyntaxError.Reason, Int)])
    func `a string that two readers could read in two ways is refused`(
        body: String, reason: JSONSyntaxError.Reason, offset: Int
    ) {
        #expect(outcome(of: body) == .syntax(JSONSyntaxError(reason, at: offset)))
    }

    @Test(
        arguments: [
            [0x80],  // a continuation without a beginning
            [0xC3],  // a beginning without a continuation
            [0xC3, 0x28],
            [0xC0, 0x80],  // NUL, overlong
            [0xC1, 0xBF],  // overlong
            [0xE0, 0x9F, 0xBF],  // overlong
            [0xE2, 0x82],  // cut
            [0xE2, 0x28, 0xA1],
            [0xED, 0xA0, 0x80],  // a surrogate
            [0xED, 0xBF, 0xBF],
            [0xF0, 0x8F, 0xBF, 0xBF],  // overlong
            [0xF0, 0x9F, 0x94],  // cut
            [0xF4, 0x90, 0x80, 0x80],  // above U+10FFFF
            [0xF5, 0x80, 0x80, 0x80],
            [0xFF],
        ] as [[UInt8]])
    func `bytes that are no UTF-8 are refused wherever they stand`(bytes: [UInt8]) {
        let places = [
            ("{\"values\":{\"email\":\"ab", "\"}}"), ("{\"values\":{\"email\":\"\\n", "\"}}"),
            ("{\"values\":{\"a", "\":1}}"), ("{\"values\":{\"\\n", "\":1}}"), ("{\"xy", "\":1}"),
            ("{\"event\":\"x", "\",\"values\":{}}"), ("{\"values\":{},\"revision\":\"x", "\"}"), ("[\"x", "\"]"),
        ]
        for (before, after) in places {
            let body = Array(before.utf8) + bytes + Array(after.utf8)
            #expect(outcome(of: body) == .syntax(JSONSyntaxError(.invalidUTF8, at: before.utf8.count)))
        }
    }

    @Test func `the edges of UTF-8 are taken`() throws {
        let edges = "\u{80}\u{7FF}\u{800}\u{FFFF}\u{D7FF}\u{E000}\u{10000}\u{10FFFF}"
        let raw = try snapshot("{\"values\":{\"email\":\"\(edges)\"},\"revision\":\"\(edges)\"}")
        #expect(raw.values[0] == .text(edges))
        let escaped = try snapshot(#"{"values":{"email":"\n\#(edges)"},"revision":"\n\#(edges)"}"#)
        #expect(escaped.values[0] == .text("\n\(edges)"))
    }

    @Test func `every escape is decoded`() throws {
        let body = #"{"values":{"email":"a\"\\\/\b\f\n\r\t\u00e9\u00E9\u20aC\uD83D\uDD11\u007fz"}}"#
        #expect(try snapshot(body).values[0] == .text("a\"\\/\u{8}\u{C}\n\r\té\u{E9}€🔑\u{7F}z"))
    }

    @Test(arguments: [
        (#"{"values":{},"values":{}}"#, 13),  // at the top
        (#"{"values":{},"v\u0061lues":{}}"#, 13),  // the same name, written otherwise
        (#"{"values":{},"seq":null,"seq":1}"#, 24),  // null is a value too
        (#"{"values":{"email":"a","email":"a"}}"#, 23),  // even where both say the same
        (#"{"values":{"email":"a","\u0065mail":"b"}}"#, 23),
        (#"{"values":{"emial":"a","emial":"b"}}"#, 23),  // a name that is no field's
        (#"{"values":{"emial":"a","emi\u0061l":"b"}}"#, 23),
        (#"{"values":{},"state":{"touched":[],"touched":[]}}"#, 35),
        (#"{"values":{},"state":{"submitted":true,"submitted":true}}"#, 39),
        (#"{"values":{},"state":{"x":1,"x":2}}"#, 28),
        (#"{"x":1,"x":2,"values":{}}"#, 7),
        (#"{"x":[{"a":1,"a":2}],"values":{}}"#, 13),  // in what nobody wants to know
        (#"{"values":{"email":{"a":1,"a":2}}}"#, 26),  // in a value of the wrong type
        (#"[{"a":1,"a":2}]"#, 8),  // in what is no snapshot
        (#"{"values":{},"":1,"":2}"#, 18),  // the empty name
    ])
    func `a member name that stands twice is refused`(body: String, offset: Int) {
        #expect(outcome(of: body) == .syntax(JSONSyntaxError(.duplicateMember, at: offset)))
    }

    @Test func `names are compared as they are written, not as they look`() {
        // U+00E9 and e with U+0301 are equal as Swift strings, and two names in JSON.
        #expect(outcome(of: "{\"values\":{\"\u{E9}\":1,\"e\u{301}\":2}}").faults?.count == 2)
        #expect(outcome(of: #"{"a":{"x":1},"b":{"x":1},"values":{}}"#).faults?.count == 2)
    }

    @Test(
        arguments: [
            (#"{"x":[[[]]],"values":{}}"#, nil),  // four, the object at the top counted
            (#"{"x":[[[[]]]],"values":{}}"#, 8),
            (#"{"x":{"x":{"x":{}}},"values":{}}"#, nil),
            (#"{"x":{"x":{"x":{"x":{}}}},"values":{}}"#, 20),
            ("[[[[[]]]]]", 4),
            (#"{"x":[[],[],[],[],[],[]],"y":[[[]]],"values":{}}"#, nil),  // depth, not number
        ] as [(String, Int?)])
    func `more than four levels are refused`(body: String, offset: Int?) {
        let reached = outcome(of: body)
        #expect(reached.reason == offset.map { _ in .tooDeep })
        if let offset { #expect(reached == .syntax(JSONSyntaxError(.tooDeep, at: offset))) }
    }
}
