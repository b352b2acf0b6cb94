import Foundation
import TestSupport
import Testing

/// A running `nextfield serve` at a free port.
final class Server: Sendable {
    let process: RunningProcess
    /// The startup line.
    let line: String
    let port: UInt16

    /// Starts a server and waits for its startup line.
    ///
    /// - Parameters:
    ///   - flags: Behind `serve --port 0`.
    ///   - maxDescriptors: How many descriptors it may have open; `nil` for as many as we.
    init(_ flags: [String] = [], environment: [String: String] = [:], maxDescriptors: Int? = nil) throws {
        let arguments = ["serve", "--port", "0"] + flags
        if let maxDescriptors {
            let script = "ulimit -n \(maxDescriptors) && exec \"$0\" \"$@\""
            process = try RunningProcess("/bin/sh", ["-c", script, Binary.path] + arguments, environment: environment)
        } else {
            process = try RunningProcess(Binary.path, arguments, environment: environment)
        }
        line = process.errors.firstLine()
        let port = line.firstMatch(of: /:([0-9]+) \(/).flatMap { UInt16($0.1) }
        self.port = try #require(port, "no port in the startup line: \(line)")
    }

    /// Connects a client.
    func connect(_ host: String = "127.0.0.1") throws -> RawClient { try RawClient(host: host, port: port) }

    /// Whether a fresh client is answered.
    func isServing() -> Bool {
        guard let client = try? connect() else { return false }
        client.send(get("/healthz", "Connection: close"))
        return client.nextFinal(within: .seconds(5))?.status == 200
    }

    /// How many descriptors it has open.
    func openDescriptors() throws -> Int {
        try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process.identifier)/fd").count
    }

    /// Whether none of its threads runs, or would if a processor were free.
    func isAsleep() throws -> Bool {
        let folder = "/proc/\(process.identifier)/task"
        return try FileManager.default.contentsOfDirectory(atPath: folder).allSatisfy { thread in
            let text = try String(contentsOfFile: "\(folder)/\(thread)/stat", encoding: .utf8)
            // The state stands behind the name, which stands in parentheses.
            return text[(text.lastIndex(of: ")") ?? text.startIndex)...].dropFirst(2).first == "S"
        }
    }
}

/// Runs a body with a server, which is ended for certain.
func withServer<R>(
    _ flags: String..., environment: [String: String] = [:], maxDescriptors: Int? = nil,
    _ body: (Server) throws -> R
) throws -> R {
    let server = try Server(flags, environment: environment, maxDescriptors: maxDescriptors)
    defer {
        server.process.signal(SIGKILL)
        _ = server.process.waitForExit(within: 10)
    }
    return try body(server)
}

/// A GET with an optional further field line.
func get(_ path: String, _ field: String = "") -> String {
    "GET \(path) HTTP/1.1\r\nHost: nextfield.test\r\n\(field)\(field.isEmpty ? "" : "\r\n")\r\n"
}

/// A POST of JSON with an optional further field line.
func post(_ path: String, _ content: String, _ field: String = "") -> String {
    "POST \(path) HTTP/1.1\r\nHost: nextfield.test\r\nContent-Type: application/json\r\n"
        + "Content-Length: \(content.utf8.count)\r\n\(field)\(field.isEmpty ? "" : "\r\n")\r\n\(content)"
}
