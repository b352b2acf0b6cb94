import HTTP1
import Testing

@Suite struct `Host field` {
    @Test(arguments: [
        "nextfield.test", "nextfield.test:8080", "nextfield.test:", "next_field.test", "NEXTFIELD.TEST.", "localhost",
        "",  // what a client sends for a target without authority (RFC 9112 §3.2)
        "127.0.0.1", "127.0.0.1:80", "999.1.1.1",  // the last is a name
        "a%20b.test", "xn--nxasmq6b.test", "a,b!$&'()*+;=~",  // all of reg-name
        "[::1]", "[::1]:8080", "[::]", "[2001:db8::]", "[1:2:3:4:5:6:7:8]", "[1:2:3:4:5:6:7::]", "[::2:3:4:5:6:7:8]",
        "[::ffff:192.0.2.1]", "[1:2:3:4:5:6:192.0.2.1]", "[1::6:255.255.255.0]", "[fE80::aBcD]",
        "[v1.a]", "[vF.a:b]:1",
    ])
    func `a host with or without a port is taken`(host: String) {
        #expect(outcome("GET / HTTP/1.1\r\nHost: \(host)\r\n\r\n").summary != nil)
    }

    @Test(arguments: [
        "ada@nextfield.test", "nextfield.test:80:81", "nextfield.test:x", "nextfield.test:-1", "nextfield.test\\x",
        "nextfield.test/x", "nextfield.test?x", "nextfield.test#x", "a b", "a, b", "a\"b", "<a>", "näxt.test",
        "next%zz.test", "next%2", "next%",
        "::1", "[::1", "::1]", "[::1]x", "[::1]:x", "[]", "[:]", "[:::]", "[1]", "[:1:2:3:4:5:6:7]",
        "[1:2:3:4:5:6:7]", "[1:2:3:4:5:6:7:8:9]", "[1::2::3]", "[1:2:3:4:5:6:7:8::]", "[::1:2:3:4:5:6:7:8]",
        "[1:2:3:4:5:6:7:]", "[12345::]", "[g::]", "[::1%25eth0]",
        "[::1.2.3]", "[::1.2.3.4.5]", "[::1.2.3.256]", "[::01.2.3.4]", "[::1.2.3.]", "[1:2:3:4:5:6:7:1.2.3.4]",
        "[::1:2:3:4:5:6:1.2.3.4]", "[1.2.3.4]", "[v.a]", "[v1.]", "[v1]", "[vg.a]", "[v1.a/b]",
    ])
    func `anything else is refused`(host: String) {
        #expect(outcome("GET / HTTP/1.1\r\nHost: \(host)\r\n\r\n").reason == .invalidHost)
        #expect(outcome("GET / HTTP/1.0\r\nHost: \(host)\r\n\r\n").reason == .invalidHost)
    }

    @Test func `one is needed, except in HTTP 1_0`() {
        #expect(outcome("GET / HTTP/1.1\r\n\r\n") == .refused(MessageError(.invalidHost, at: 18)))
        #expect(outcome("GET http://a/ HTTP/1.1\r\n\r\n").reason == .invalidHost)
        #expect(outcome("GET / HTTP/1.0\r\n\r\n").summary != nil)
    }

    @Test(arguments: ["1.0", "1.1"])
    func `two are refused, even the same`(version: String) {
        let refusal = outcome("GET / HTTP/\(version)\r\nHost: a\r\nhost: a\r\n\r\n")
        #expect(refusal == .refused(MessageError(.invalidHost, at: 25)))
    }
}
