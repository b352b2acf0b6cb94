internal import Forms
internal import FormsJSON
internal import Testing

@Suite struct `JSON grammar` {
    @Test(
        arguments: [
            ("", .unexpectedEnd, 0),  // nothing at all
            (" \t\r\n", .unexpectedEnd, 4),  // nothing but white space
            ("\u{FEFF}{}", .unexpectedByte, 0),  // a byte order mark (RFC 8259 §8.1 lets us refuse it)
            ("{} {}", .trailingBytes, 3),  // two documents
            ("{}\0", .trailingBytes, 2),  // NUL is no white space
            ("{,}", .unexpectedByte, 1),  // a comma before nothing
            ("{\"a\":1,}", .unexpectedByte, 7),  // a comma after the last member
            ("{\"a\":1 \"b\":2}", .unexpectedByte, 7),  // no comma
            ("{\"a\" 1}", .unexpectedByte, 5),  // no colon
            ("{\"a\"::1}", .unexpectedByte, 5),  // two colons
            ("{\"a\":}", .unexpectedByte, 5),  // no value
            ("{a:1}", .unexpectedByte, 1),  // a name without quotation marks
            ("{'a':1}", .unexpectedByte, 1),  // the wrong ones
            ("{null:1}", .unexpectedByte, 1),  // a name that is no string
            ("{\"a\":1]", .unexpectedByte, 6),  // the wrong bracket
            ("[1}", .unexpectedByte, 2),  // the other wrong bracket
            ("[1,,2]", .unexpectedByte, 3),  // an element missing
            ("[1,]", .unexpectedByte, 3),  // a comma after the last element
            ("[,1]", .unexpectedByte, 1),  // a comma before the first
            ("[1 2]", .unexpectedByte, 3),  // no comma
            ("]", .unexpectedByte, 0),  // nothing was opened
            ("{\"a\":1/**/}", .unexpectedByte, 6),  // a comment
            ("[\u{A0}1]", .unexpectedByte, 1),  // a space that JSON does not know
            ("[\u{B}1]", .unexpectedByte, 1),  // vertical tab
            ("True", .unexpectedByte, 0),  // JSON has small letters
            ("[truE]", .unexpectedByte, 4),
            ("[nul]", .unexpectedByte, 4),
            ("[nulll]", .unexpectedByte, 5),
            ("NaN", .unexpectedByte, 0),
            ("[Infinity]", .unexpectedByte, 1),
            ("[+1]", .unexpectedByte, 1),  // a plus sign
            ("[.5]", .unexpectedByte, 1),  // no integer part
        ] as [(String, JSONSyntaxError.Reason, Int)])
    func `what is no JSON is refused with its place`(body: String, reason: JSONSyntaxError.Reason, offset: Int) {
        #expect(outcome(of: body) == .syntax(JSONSyntaxError(reason, at: offset)))
    }

    @Test(
        arguments: [
            ("[01]", .invalidNumber, 2),  // a leading zero
            ("[-01]", .invalidNumber, 3),
            ("[-]", .invalidNumber, 2),  // a sign without digits
            ("[--1]", .invalidNumber, 2),
            ("[1.]", .invalidNumber, 3),  // no fraction behind the point
            ("[1.e3]", .invalidNumber, 3),
            ("[1e]", .invalidNumber, 3),  // no exponent
            ("[1e+]", .invalidNumber, 4),
            ("[0E-]", .invalidNumber, 4),
            ("[0x10]", .unexpectedByte, 2),  // hexadecimal
            ("[1_000]", .unexpectedByte, 2),
            ("[1.5.5]", .unexpectedByte, 4),
            ("[１]", .unexpectedByte, 1),  // a full-width digit
        ] as [(String, JSONSyntaxError.Reason, Int)])
    func `numbers are those of RFC 8259 only`(body: String, reason: JSONSyntaxError.Reason, offset: Int) {
        #expect(outcome(of: body) == .syntax(JSONSyntaxError(reason, at: offset)))
    }

    @Test(arguments: [
        "0", "-0", "1", "-1.5", "0.0", "1e3", "1E+03", "2e-1", "0e0", "[0,1]", "true", "false", "null", "\"\"",
        " [ ] ", "[[[[]]]]", "[[[{}]]]", "[{\"a\":{}},{\"a\":{}}]", "[\"\\u0000\"]", "\"\u{2028}\u{FFFF}\u{7F}\"",
        #""\"\\\/\b\f\n\r\t\u00e9\uD834\uDd1e""#,
    ])
    func `JSON that is no object is told apart from what is no JSON`(body: String) {
        #expect(outcome(of: body) == .faults([SnapshotFault(.notAnObject, at: "")], omitted: 0))
    }

    @Test(arguments: [
        "{\"values\":{\"email\":\"ada@\u{E9}\u{1F511}.com\",\"password\":null},\"event\":\"next\",\"focused\":\"email\"}",
        "{\"values\":{\"email\":\"\\uD83D\\uDD11\\n\"},\"state\":{\"touched\":[\"email\"],\"submitted\":true}}",
        " { \"values\" : { } , \"only\" : [ ] , \"revision\" : null , \"seq\" : 9007199254740991 } ",
    ])
    func `a snapshot cut anywhere is no JSON, and says that it ends too early`(body: String) {
        let bytes = Array(body.utf8)
        #expect(outcome(of: bytes).status == 200)
        let end = bytes.lastIndex(of: UInt8(ascii: "}")) ?? 0
        for count in 0...end {
            #expect(outcome(of: bytes.prefix(count)) == .syntax(JSONSyntaxError(.unexpectedEnd, at: count)))
        }
    }

    @Test func `every byte in every place is answered`() {
        let body = Array(#"{"values":{"email":"é\n"},"seq":10,"only":["email"],"state":{"submitted":true}}"#.utf8)
        for index in body.indices {
            for byte in UInt8.min...UInt8.max {
                var changed = body
                changed[index] = byte
                #expect([200, 400, 422].contains(outcome(of: changed).status))
            }
        }
    }
}
