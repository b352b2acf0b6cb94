import HTTP1
import Testing

@Suite struct `Request line` {
    @Test(arguments: [
        "GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH",
    ])
    func `a known method is recognised, in capitals only`(name: String) {
        #expect(outcome("\(name) / HTTP/1.1\r\nHost: a\r\n\r\n").summary?.method.rawValue == name)
        #expect(outcome("\(name.lowercased()) / HTTP/1.1\r\nHost: a\r\n\r\n").summary?.method == .other)
        #expect(outcome("\(name)X / HTTP/1.1\r\nHost: a\r\n\r\n").summary?.method == .other)
    }

    @Test(arguments: [
        ("QUERY / HTTP/1.1\r\n", nil),  // a token that means nothing here
        (" GET / HTTP/1.1\r\n", 0),  // white space in front
        ("GET  / HTTP/1.1\r\n", 4),  // two spaces
        ("GET\t/ HTTP/1.1\r\n", 3),
        ("GET / HTTP/1.1 \r\n", 14),
        ("GET / HTTP/1.1 HTTP/1.1\r\n", 14),
        ("GET /\r\n", 5),  // HTTP/0.9
        ("GET\r\n", 3),
        ("GET / http/1.1\r\n", 6),  // case-sensitive
        ("GET / HTTP/1\r\n", 12),
        ("GET / HTTP/1.\r\n", 13),
        ("GET / HTTP/11.1\r\n", 12),
        ("GET / HTTP/1.10\r\n", 14),
        ("GET / HTTP/+1.1\r\n", 11),
        ("GET / HTTP/1,1\r\n", 12),
        ("GET / HTTP/1.1\n", 14),  // bare LF
        ("GET / HTTP/1.1\r", nil),  // perhaps a CRLF
        ("GET / HTTP/1.1\rX", 15),  // bare CR
        ("GET / HTTP/1.1\r\r\n", 15),
        ("\nGET / HTTP/1.1\r\n", 0),
        ("\r\r\n", 0),
    ])
    func `three words and single spaces, or 400 at the first byte that differs`(line: String, offset: Int?) {
        let refusal = outcome(line)
        #expect(refusal.offset == offset)
        #expect(refusal.reason == (offset == nil ? nil : .invalidRequestLine))
    }

    @Test(arguments: [
        ("1.0", 0), ("1.1", 1), ("1.2", 1), ("1.9", 1),  // later ones of HTTP/1 are read as 1.1
    ])
    func `every version of HTTP 1 is taken`(version: String, minor: Int) {
        #expect(outcome("GET / HTTP/\(version)\r\nHost: a\r\n\r\n").summary?.minorVersion == minor)
    }

    @Test func `another major version is unsupported`() {
        for major in 0...9 where major != 1 {
            let refusal = outcome("GET / HTTP/\(major).1\r\n")
            #expect(refusal.reason == .unsupportedVersion)
            #expect(refusal.offset == 11)
        }
        // The preface of HTTP/2: its target is none for PRI, but its version says more.
        #expect(outcome("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n").reason == .unsupportedVersion)
    }

    @Test func `every byte that is no token byte ends a method`() {
        let tokens = Set("!#$%&'*+-.^_`|~0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
        for byte in UInt8.min...UInt8.max where byte != 0x20 {
            let result = outcome(Array("G".utf8) + [byte] + Array("T / HTTP/1.1\r\nHost: a\r\n\r\n".utf8))
            #expect(result.reason == (tokens.contains(byte) ? nil : .invalidRequestLine), "\(byte)")
            #expect(result.offset == (tokens.contains(byte) ? nil : 1), "\(byte)")
        }
    }

    @Test func `a few empty lines before a request are skipped`() {
        let request = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"
        for count in 0...4 {
            let result = outcome(String(repeating: "\r\n", count: count) + request)
            #expect(result == .complete(outcome(request).summary!, length: 2 * count + 27))
        }
        #expect(outcome(String(repeating: "\r\n", count: 5)).reason == .invalidRequestLine)
        #expect(outcome("\r\n\r\n") == .needs(.nothing))
        #expect(outcome("") == .needs(.nothing))
        #expect(outcome("\r\nG") == .needs(.head))
    }

    @Test func `another protocol is refused at its first byte`() {
        #expect(outcome([0x16, 0x03, 0x01, 0x02]).offset == 0)  // a ClientHello of TLS
        #expect(outcome("SSH-2.0-OpenSSH_9.2\r\n").reason == .invalidRequestLine)
    }

    @Test func `a method of more than 32 bytes is refused without waiting for its end`() {
        let long = String(repeating: "A", count: 32)
        #expect(outcome(long) == .needs(.head))
        #expect(outcome(long + " / HTTP/1.1\r\nHost: a\r\n\r\n").summary?.method == .other)
        #expect(outcome(long + "A") == .refused(MessageError(.invalidRequestLine, at: 32)))
    }
}
