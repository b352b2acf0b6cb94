import HTTP1
import HTTPListener
import Synchronization
import Testing

/// Answers every request with its method, path and content, so that a test sees what was taken for a request.
struct EchoResponder: HTTPResponder {
    /// Says how a request was refused.
    func refuse(_ refusal: Refusal) -> HTTPResponse {
        let (status, text): (HTTPStatus, String) =
            switch refusal {
            case .message(let error): (.badRequest, "refused \(error.reason)")
            case .tooSlow: (.requestTimeout, "too slow")
            case .overloaded: (.serviceUnavailable, "overloaded")
            }
        return HTTPResponse(status: status, fields: HTTPFields(), requestID: requestID, content: Array(text.utf8))
    }

    func respond(to request: HTTPRequest) async -> HTTPResponse {
        let path = String(decoding: request.target.path, as: UTF8.self)
        if path == "/large" { return answer(String(repeating: "x", count: 1 << 20)) }
        return answer("\(request.method.rawValue) \(path) \(String(decoding: request.content, as: UTF8.self))")
    }

    private let requestID = ArraySlice("r".utf8)

    private func answer(_ text: String) -> HTTPResponse {
        HTTPResponse(status: .ok, fields: HTTPFields(), requestID: requestID, content: Array(text.utf8))
    }
}

/// A listener on a free port of the loopback, drained at the end of the body.
func withListener(
    _ configuration: ListenerConfiguration = ListenerConfiguration(), responder: any HTTPResponder = EchoResponder(),
    _ body: (HTTPListener) async throws -> Void
) async throws {
    var configuration = configuration
    configuration.host = "127.0.0.1"
    configuration.port = 0
    configuration.drainTimeout = .seconds(3)
    let listener = try HTTPListener(configuration: configuration, responder: responder)
    try listener.start()
    defer {
        listener.drain()
        listener.waitUntilStopped()
    }
    try await body(listener)
}

/// A client of a test: generous where it waits for what must come.
struct Client: ~Copyable {
    private let socket: ClientSocket
    private var received: [UInt8] = []

    init(_ listener: HTTPListener) throws {
        socket = try ClientSocket(host: "127.0.0.1", port: listener.port, timeout: .seconds(10))
    }

    func send(_ text: String) throws { try socket.send(Array(text.utf8)) }
    func shutdownSending() { socket.shutdownSending() }
    func resetOnClose() { socket.resetOnClose() }

    /// Everything up to the server's end of the connection; `nil` where it has not ended in time.
    mutating func rest(within timeout: Duration = .seconds(10)) throws -> String? {
        while true {
            switch try socket.receive(timeout: timeout) {
            case .bytes(let bytes): received += bytes
            case .endOfStream: return take(received.count)
            case .timedOut: return nil
            }
        }
    }

    /// What has arrived as soon as it ends with a text; `nil` where that does not come.
    mutating func next(endingWith end: String, within timeout: Duration = .seconds(10)) throws -> String? {
        while true {
            if String(decoding: received, as: UTF8.self).hasSuffix(end) { return take(received.count) }
            guard case .bytes(let bytes) = try socket.receive(timeout: timeout) else { return nil }
            received += bytes
        }
    }

    private mutating func take(_ count: Int) -> String {
        defer { received.removeFirst(count) }
        return String(decoding: received.prefix(count), as: UTF8.self)
    }
}

/// A GET with an optional further field line.
func get(_ path: String, _ field: String = "") -> String {
    "GET \(path) HTTP/1.1\r\nHost: a\r\n\(field)\(field.isEmpty ? "" : "\r\n")\r\n"
}

/// A POST with its content.
func post(_ path: String, _ content: String) -> String {
    "POST \(path) HTTP/1.1\r\nHost: a\r\nContent-Length: \(content.utf8.count)\r\n\r\n\(content)"
}
