import HTTP1
import Testing

@Suite struct `Request target` {
    @Test(arguments: [
        ("GET", "/", "/"),
        ("GET", "/forms/login", "/forms/login"),
        ("GET", "/healthz?", "/healthz"),  // an empty query
        ("GET", "/healthz?a&b=&&=c?d/e", "/healthz"),
        ("GET", "/?/x", "/"),
        ("GET", "//nextfield.test/healthz", "//nextfield.test/healthz"),  // no network-path reference here
        ("GET", "/a/../b/./c;v=1", "/a/../b/./c;v=1"),  // as sent
        ("GET", "/%c0%AF%2f%00", "/%c0%AF%2f%00"),  // never decoded before it is split
        ("OPTIONS", "*", "*"),
        ("OPTIONS", "/x", "/x"),
        ("GET", "http://nextfield.test/healthz", "/healthz"),
        ("GET", "HTTPS://nextfield.test/healthz?x", "/healthz"),
        ("GET", "http://nextfield.test", "/"),
        ("GET", "http://nextfield.test?a=/b", "/"),
        ("GET", "http://nextfield.test:8080/healthz", "/healthz"),
        ("GET", "http://nextfield.test:/healthz", "/healthz"),  // a port may be empty
        ("GET", "http://[2001:db8::1]:80/healthz", "/healthz"),
        ("GET", "http://next_field.test/", "/"),
        ("GET", "http://nextfield.test:\(String(repeating: "9", count: 300))/healthz", "/healthz"),
    ])
    func `a path is found in each form`(method: String, target: String, path: String) {
        #expect(outcome("\(method) \(target) HTTP/1.1\r\nHost: a\r\n\r\n").summary?.path == path)
    }

    @Test(arguments: [
        ("GET", "*"),  // only for OPTIONS (RFC 9112 §3.2.4)
        ("OPTIONS", "**"),
        ("OPTIONS", "*?a"),
        ("GET", "!"),
        ("GET", "healthz"),
        ("GET", "nextfield.test:80"),  // authority-form is CONNECT's
        ("CONNECT", "nextfield.test:80"),  // and there is no tunnel
        ("CONNECT", "/"),
        ("GET", "ftp://nextfield.test/"),
        ("GET", "httpx://nextfield.test/"),
        ("GET", "http:/nextfield.test/"),
        ("GET", "http:"),
        ("GET", "http:///healthz"),  // no host (RFC 9110 §4.2.1)
        ("GET", "http://:80/"),
        ("GET", "http://ada@nextfield.test/"),  // user information (RFC 9110 §4.2.4)
        ("GET", "http://nextfield.test:80:81/"),
        ("GET", "http://nextfield.test:http/"),
        ("GET", "http://[::1/healthz"),
        ("GET", "http://%zz/"),
        ("GET", "/a#top"),  // no fragment is ever sent
        ("GET", "/a[0]"),  // brackets hold addresses only
        ("GET", "/%"), ("GET", "/%2"), ("GET", "/%2x"), ("GET", "/?%x2"), ("GET", "/%%41"),
    ])
    func `what has none of the four forms is refused`(method: String, target: String) {
        #expect(outcome("\(method) \(target) HTTP/1.1\r\nHost: a\r\n\r\n").reason == .invalidTarget)
    }

    @Test func `every byte that no URI holds is refused where it stands`() {
        let allowed = Set(
            "-._~!$&'()*+,;=:@/?0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
        for front in ["/a", "/a?b"] {
            for byte in UInt8.min...UInt8.max where byte != 0x20 {
                let bytes = Array("GET \(front)".utf8) + [byte] + Array("c HTTP/1.1\r\nHost: a\r\n\r\n".utf8)
                let result = outcome(bytes)
                #expect((result.summary != nil) == allowed.contains(byte), "\(byte)")
                guard !allowed.contains(byte) else { continue }
                #expect(result.offset == 4 + front.utf8.count, "\(byte)")
                // A line end in the target means that there is no version.
                let isLineEnd = byte == 0x0D || byte == 0x0A
                #expect(result.reason == (isLineEnd ? .invalidRequestLine : .invalidTarget), "\(byte)")
                // An address or an escape is judged once the target is whole; the others are refused at once.
                guard !"[]%".utf8.contains(byte) else { continue }
                #expect(outcome(Array(bytes[...(4 + front.utf8.count)])) == result, "\(byte)")
            }
        }
    }

    @Test func `a target over its limit is refused without waiting for its end`() {
        let limits = MessageLimits(maxTargetBytes: 10)
        #expect(outcome("GET /23456789A HTTP/1.1\r\nHost: a\r\n\r\n", limits: limits).summary != nil)
        #expect(outcome("GET /23456789A", limits: limits) == .needs(.head))
        #expect(outcome("GET /23456789AB", limits: limits) == .refused(MessageError(.targetTooLong, at: 14)))
        // Where the whole head may be no longer than that, it is the target still that is too long.
        let smallHead = MessageLimits(maxHeadBytes: 12, maxTargetBytes: 10)
        #expect(outcome("GET /23456789", limits: smallHead) == .refused(MessageError(.targetTooLong, at: 12)))
    }

    @Test func `a limit above the head's is the head's, in what is refused and in what is said`() {
        #expect(MessageLimits(maxHeadBytes: 300).maxTargetBytes == 300)
        #expect(MessageLimits(maxHeadBytes: 300, maxTargetBytes: 200).maxTargetBytes == 200)
        var lowered = MessageLimits()
        lowered.maxHeadBytes = 300
        #expect(lowered.maxTargetBytes == 300)
        let target = "GET /" + String(repeating: "a", count: 400)
        #expect(outcome(target, limits: lowered) == .refused(MessageError(.targetTooLong, at: 300)))
    }
}
