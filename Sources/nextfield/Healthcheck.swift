internal import HTTPListener

/// `nextfield healthcheck`: whether a server is alive, for those who watch over it.
enum Healthcheck {
    private static let request = Array(
        "GET /healthz HTTP/1.1\r\nHost: localhost\r\nUser-Agent: nextfield-healthcheck\r\nConnection: close\r\n\r\n"
            .utf8)

    /// Asks once.
    static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
        let host = try arguments.text(.healthHost) ?? "::"
        let port = try arguments.number(.healthPort) ?? 8080
        let timeout = try arguments.duration(.timeout) ?? .seconds(2)
        var failure = ""
        for address in addresses(of: host) {
            let url = "http://\(address.contains(":") ? "[\(address)]" : address):\(port)/healthz"
            do {
                let status = try self.status(host: address, port: UInt16(port), timeout: timeout)
                if status == 200 { return .success }
                failure = "\(url) " + (status.map { "answers \($0)" } ?? "answers no HTTP, or not in time")
                break
            } catch {
                failure = "\(url) can't be asked: \(error.description)"
            }
        }
        StandardStreams.writeError("nextfield healthcheck: \(failure).\n")
        return .failure
    }

    /// Where to ask for a server that listens at a host: all addresses of a machine are reached by its loopback.
    static func addresses(of host: String) -> [String] {
        switch host {
        case "::": ["::1", "127.0.0.1"]
        case "0.0.0.0": ["127.0.0.1"]
        default: [host]
        }
    }

    /// The status a server answers with; `nil` where it says nothing in time, or nothing that is HTTP.
    private static func status(host: String, port: UInt16, timeout: Duration) throws(Errno) -> Int? {
        // One deadline for the whole: a server that drips its answer is not healthy.
        let deadline = ContinuousClock.now.advanced(by: timeout)
        let socket = try ClientSocket(host: host, port: port, timeout: timeout)
        try socket.send(request)
        var head: [UInt8] = []
        while head.count < 12 {
            let rest = max(ContinuousClock.now.duration(to: deadline), .zero)
            guard case .bytes(let bytes) = try socket.receive(maximum: 512, timeout: rest) else { return nil }
            head += bytes
        }
        return status(of: head)
    }

    /// The status in the first bytes of an answer; `nil` where they are no status line.
    static func status(of head: [UInt8]) -> Int? {
        guard head.count >= 12, head.starts(with: Array("HTTP/1.1 ".utf8)) else { return nil }
        return FlagValue.number(String(decoding: head[9..<12], as: UTF8.self), in: 100...999)
    }
}
