import HTTP1
import Testing

@Suite struct `Field lines` {
    @Test(arguments: [
        ("X-A: b", "X-A=b"),
        ("X-A:b", "X-A=b"),
        ("X-A: \t b c\t ", "X-A=b c"),  // white space around the value is none of it
        ("X-A:", "X-A="),
        ("X-A: \t", "X-A="),
        ("Referer: http://a:80/b:c", "Referer=http://a:80/b:c"),
        ("!#$%&'*+-.^_`|~09: x", "!#$%&'*+-.^_`|~09=x"),
    ])
    func `a name and a value without the white space around it`(line: String, expected: String) {
        #expect(outcomeOfGet(line + "\r\n").summary?.lines.last == expected)
    }

    @Test(arguments: [
        ("X-A", 3),  // no colon
        (": b", 0),  // no name
        ("X-A : b", 3),  // white space before the colon hides a name from some readers (RFC 9112 §5.1)
        ("X A: b", 1),
        (" X-A: b", 0),
        ("X-A: b\r\n c", 8),  // folded (RFC 9112 §5.2)
        ("X-A: b\r\n\tc", 8),
        ("X-A: b\nX-B: c", 6),  // bare LF
        ("X-A: b\rX-B: c", 7),  // bare CR
        ("X-A: b\r\rX-B: c", 7),
        ("X\rA: b", 1),
    ])
    func `anything else is refused at the first byte that differs`(line: String, offset: Int) {
        let front = "GET /healthz HTTP/1.1\r\nHost: nextfield.test\r\n".utf8.count
        #expect(outcomeOfGet(line + "\r\n") == .refused(MessageError(.invalidFieldLine, at: front + offset)))
    }

    @Test func `white space before the first line is refused`() {
        #expect(outcome("GET / HTTP/1.1\r\n Host: a\r\n\r\n").reason == .invalidFieldLine)
    }

    @Test func `every byte is allowed in a name, or refused there`() {
        let tokens = Set("!#$%&'*+-.^_`|~0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
        for byte in UInt8.min...UInt8.max where byte != UInt8(ascii: ":") {
            let bytes = Array("GET / HTTP/1.1\r\nHost: a\r\nX".utf8) + [byte] + Array("A: b\r\n\r\n".utf8)
            #expect(outcome(bytes).reason == (tokens.contains(byte) ? nil : .invalidFieldLine), "\(byte)")
        }
    }

    @Test func `a value holds HTAB, SP, visible ASCII and any byte above`() {
        for byte in UInt8.min...UInt8.max {
            let bytes = Array("GET / HTTP/1.1\r\nHost: a\r\nX-A: a".utf8) + [byte] + Array("b\r\n\r\n".utf8)
            let isAllowed = byte == 0x09 || (0x20...0x7E).contains(byte) || byte >= 0x80
            #expect(outcome(bytes).reason == (isAllowed ? nil : .invalidFieldLine), "\(byte)")
        }
    }

    @Test(arguments: HTTPFields.Name.allCases)
    func `a name is recognised in any case, and nothing like it is`(name: HTTPFields.Name) throws {
        let value =
            switch name {
            case .host: "nextfield.test"
            case .contentLength: "0"
            case .transferEncoding: "chunked"
            default: ""
            }
        func names(_ text: String) -> [HTTPFields.Name?]? {
            let host = name == .host ? "" : "Host: a\r\n"
            return outcome("GET / HTTP/1.1\r\n\(host)\(text): \(value)\r\n\r\n0\r\n\r\n").summary?.names
        }
        for spelled in [name.rawValue, name.rawValue.lowercased(), name.rawValue.uppercased()] {
            #expect(names(spelled)?.last == .some(name))
        }
        let bytes = Array(name.rawValue.utf8)
        for index in bytes.indices {
            for byte in [UInt8(ascii: "x"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "0")] {
                var changed = bytes
                changed[index] = byte
                let text = String(decoding: changed, as: UTF8.self)
                guard text.lowercased() != name.rawValue.lowercased() else { continue }
                let recognised = names("X: y\r\nHost: b\r\n" + text)
                // Without its host the message is refused: then the name was not taken for Host.
                #expect(recognised?.last ?? nil == nil, "\(text)")
            }
        }
        #expect(names(name.rawValue + "s")?.last ?? nil == nil)
    }

    @Test func `the lines are listed in the order they came, none lost`() throws {
        let request = try #require(
            outcomeOfGet("Vary: a\r\nX-A: 1\r\nvary: b\r\nX-A: 2\r\n").summary)
        #expect(request.lines == ["Host=nextfield.test", "Vary=a", "X-A=1", "vary=b", "X-A=2"])
        #expect(request.names == [.host, .vary, nil, .vary, nil])
    }

    @Test func `a section answers by name with the first line of it`() {
        var fields = HTTPFields()
        fields.append(.vary, "a")
        fields.append(.etag, "")
        fields.append(.vary, "b\tc é")
        #expect(fields[.vary].map(Array.init) == Array("a".utf8))
        #expect(fields[.etag].map(Array.init) == [])
        #expect(fields[.allow] == nil)
        #expect(String(decoding: fields.bytes, as: UTF8.self) == "Vary: a\r\nETag: \r\nVary: b\tc é\r\n")
    }

    @Test func `a value that would split the message is our own mistake`() async {
        await #expect(processExitsWith: .failure) {
            var fields = HTTPFields()
            fields.append(.vary, "a\r\nSet-Cookie: b")
        }
    }
}
