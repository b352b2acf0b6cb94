internal import HTTPListener

/// A client that sends bytes as they are and takes answers apart, one connection each.
package final class RawClient {
    /// An answer as it came.
    package struct Answer: Sendable {
        /// The status.
        package let status: Int
        /// The field lines in order.
        package let fields: [(name: String, value: String)]
        /// The content.
        package let content: [UInt8]

        /// The value of the first field line of a name, whatever its case; `nil` where there is none.
        package subscript(name: String) -> String? {
            fields.first { $0.name.lowercased() == name.lowercased() }?.value
        }

        /// The content as text.
        package var text: String { String(decoding: content, as: UTF8.self) }
    }

    /// What came of waiting for an answer.
    package enum Reply: Sendable {
        /// A whole answer.
        case answer(Answer)
        /// The server has ended the connection between two answers; also by a reset.
        case closed
        /// Nothing came in time.
        case silence
        /// Bytes that are no answer, or the end in the middle of one.
        case malformed(String)
    }

    private let socket: ClientSocket
    private var received: [UInt8] = []
    private var isAtEnd = false

    /// Whether the server has ended the connection by a reset, as far as was read.
    package private(set) var wasReset = false

    /// Connects; `host` is an address.
    package init(host: String = "127.0.0.1", port: UInt16) throws {
        socket = try ClientSocket(host: host, port: port, timeout: .seconds(10))
    }

    /// Sends bytes. The server may have closed already: what it said before is still there to be read.
    ///
    /// - Returns: Whether all bytes were taken.
    @discardableResult package func send(_ bytes: [UInt8]) -> Bool {
        do {
            try socket.send(bytes)
            return true
        } catch {
            return false
        }
    }

    /// Sends text.
    @discardableResult package func send(_ text: String) -> Bool { send(Array(text.utf8)) }

    /// Tells the server that nothing more comes.
    package func shutdownSending() { socket.shutdownSending() }

    /// Makes the end of this value a reset.
    package func resetOnClose() { socket.resetOnClose() }

    /// Waits for what comes next, without taking it.
    ///
    /// - Returns: `false` where nothing came in time.
    package func waitForBytes(within timeout: Duration) -> Bool {
        guard received.isEmpty, !isAtEnd else { return true }
        return receive(within: timeout)
    }

    /// Reads the next answer.
    ///
    /// - Parameters:
    ///   - isToHead: Whether it answers a HEAD: then it has no content whatever its fields say.
    ///   - timeout: For each wait for further bytes.
    package func next(isToHead: Bool = false, within timeout: Duration = .seconds(10)) -> Reply {
        while true {
            switch AnswerReader.read(received, isToHead: isToHead) {
            case .answer(let answer, let length):
                received.removeFirst(length)
                return .answer(answer)
            case .malformed(let reason): return .malformed(reason)
            case .incomplete:
                if isAtEnd { return received.isEmpty ? .closed : .malformed("the end in the middle of an answer") }
                guard receive(within: timeout) else { return .silence }
            }
        }
    }

    /// Reads the next answer that is not interim; `nil` where none came.
    package func nextFinal(isToHead: Bool = false, within timeout: Duration = .seconds(10)) -> Answer? {
        while case .answer(let answer) = next(isToHead: isToHead, within: timeout) {
            if answer.status >= 200 { return answer }
        }
        return nil
    }

    private func receive(within timeout: Duration) -> Bool {
        do {
            switch try socket.receive(maximum: 65_536, timeout: timeout) {
            case .bytes(let bytes): received += bytes
            case .endOfStream: isAtEnd = true
            case .timedOut: return false
            }
        } catch {
            isAtEnd = true
            wasReset = true
        }
        return true
    }
}
