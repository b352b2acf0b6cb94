import Testing

@testable import nextfield

@Suite struct `The health check` {
    @Test(arguments: [
        ("HTTP/1.1 200 OK\r\n", 200),
        ("HTTP/1.1 503 S", 503),
        ("HTTP/1.1 200", 200),
        ("HTTP/1.1 2x0 OK", nil),
        ("HTTP/1.1 +20 OK", nil),
        ("SSH-2.0-OpenSSH_9.2", nil),  // another server at this port
        ("HTTP", nil),
    ])
    func `reads the status and nothing else`(head: String, expected: Int?) {
        #expect(Healthcheck.status(of: Array(head.utf8)) == expected)
    }

    @Test(arguments: [
        ("::", ["::1", "127.0.0.1"]),  // IPv6 may be off
        ("0.0.0.0", ["127.0.0.1"]),
        ("10.1.2.3", ["10.1.2.3"]),
        ("localhost", ["localhost"]),
    ])
    func `asks where a server that listens at a host can be reached`(host: String, expected: [String]) {
        #expect(Healthcheck.addresses(of: host) == expected)
    }
}
