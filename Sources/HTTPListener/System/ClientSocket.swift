internal import Glibc

/// A connection to a server, for callers that may wait: the health check, and tests.
@safe package struct ClientSocket: ~Copyable, Sendable {
    /// What came of waiting for bytes.
    package enum Received: Hashable, Sendable {
        /// Some bytes.
        case bytes([UInt8])
        /// The server has shut its side down.
        case endOfStream
        /// Nothing came in time.
        case timedOut
    }

    private let descriptor: FileDescriptor
    private let timeout: Duration

    /// Connects, to the first of the host's addresses that answers.
    ///
    /// - Parameter timeout: How long to wait for each address, and later for each send.
    package init(host: String, port: UInt16, timeout: Duration) throws(Errno) {
        let addresses: [SocketAddress]
        do {
            addresses = try SocketAddress.resolve(host: host, port: port)
        } catch {
            throw .addressNotAvailable
        }
        var failure = Errno.addressNotAvailable
        for address in addresses {
            do {
                descriptor = try Self.connect(to: address, timeout: timeout)
                self.timeout = timeout
                return
            } catch {
                failure = error
            }
        }
        throw failure
    }

    /// Sends all bytes.
    package borrowing func send(_ bytes: [UInt8]) throws(Errno) {
        var sent = 0
        let deadline = Clock.now.advanced(by: timeout)
        while sent < bytes.count {
            switch try descriptor.send(bytes, from: sent) {
            case .bytes(let count): sent += count
            case .wouldBlock, .endOfStream:
                guard try Self.wait(for: descriptor, to: CShort(POLLOUT), until: deadline) else { throw .timedOut }
            }
        }
    }

    /// Waits for bytes; at most `maximum` of them come at once.
    package borrowing func receive(maximum: Int = 65_536, timeout: Duration) throws(Errno) -> Received {
        var buffer = [UInt8](repeating: 0, count: maximum)
        let deadline = Clock.now.advanced(by: timeout)
        while true {
            switch try descriptor.receive(into: &buffer, at: 0) {
            case .bytes(let count): return .bytes(Array(buffer[..<count]))
            case .endOfStream: return .endOfStream
            case .wouldBlock:
                guard try Self.wait(for: descriptor, to: CShort(POLLIN), until: deadline) else { return .timedOut }
            }
        }
    }

    /// Tells the server that nothing more comes.
    package borrowing func shutdownSending() { descriptor.shutdownSending() }

    /// Makes the close at the end of this value's life a reset instead of an orderly end.
    package borrowing func resetOnClose() {
        var option = linger(l_onoff: 1, l_linger: 0)
        let size = socklen_t(MemoryLayout<linger>.size)
        _ = unsafe setsockopt(descriptor.rawValue, SOL_SOCKET, SO_LINGER, &option, size)
    }

    private static func connect(to address: SocketAddress, timeout: Duration) throws(Errno) -> FileDescriptor {
        let socket = try address.makeSocket()
        try address.connect(socket)
        let deadline = Clock.now.advanced(by: timeout)
        guard try wait(for: socket, to: CShort(POLLOUT), until: deadline) else { throw .timedOut }
        var code: CInt = 0
        var size = socklen_t(MemoryLayout<CInt>.size)
        guard unsafe getsockopt(socket.rawValue, SOL_SOCKET, SO_ERROR, &code, &size) == 0 else { throw .last }
        guard code == 0 else { throw Errno(code: code) }
        return socket
    }

    private static func wait(
        for descriptor: borrowing FileDescriptor, to event: CShort, until deadline: Instant
    ) throws(Errno) -> Bool {
        while true {
            let milliseconds = Clock.now.milliseconds(until: deadline)
            var entry = pollfd(fd: descriptor.rawValue, events: event, revents: 0)
            let count = unsafe poll(&entry, 1, milliseconds)
            if count > 0 { return true }
            if count == 0 { return false }
            let error = Errno.last
            guard error == .interrupted else { throw error }
        }
    }
}
