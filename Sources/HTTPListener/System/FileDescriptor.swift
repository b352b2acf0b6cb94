internal import Glibc

/// What came of a call that does not wait.
enum IOProgress: Hashable {
    /// So many bytes were moved; at least one.
    case bytes(Int)
    /// Nothing can be moved now.
    case wouldBlock
    /// The peer has shut its side down.
    case endOfStream
}

/// An open descriptor; it is closed when its owner lets go of it.
@safe struct FileDescriptor: ~Copyable, Sendable {
    let rawValue: CInt

    /// Takes over an open descriptor.
    init(taking rawValue: CInt) { self.rawValue = rawValue }

    deinit { close(rawValue) }

    /// Reads what has arrived, without waiting.
    ///
    /// - Parameters:
    ///   - buffer: Receives the bytes in place of those it holds.
    ///   - offset: Where the first byte goes; there must be room behind it.
    /// - Throws: The kernel's `Errno`. `EINTR` is retried, so callers never see it.
    func receive(into buffer: inout [UInt8], at offset: Int) throws(Errno) -> IOProgress {
        precondition(offset < buffer.count, "a read needs room")
        let descriptor = rawValue
        while true {
            let count = unsafe buffer.withUnsafeMutableBytes { bytes in
                unsafe recv(descriptor, bytes.baseAddress! + offset, bytes.count - offset, 0)
            }
            if count > 0 { return .bytes(count) }
            if count == 0 { return .endOfStream }
            if let progress = try Self.progressOfFailure() { return progress }
        }
    }

    /// Writes what the socket takes, without waiting and without SIGPIPE.
    ///
    /// - Throws: The kernel's `Errno`. `EINTR` is retried, so callers never see it.
    func send(_ bytes: [UInt8], from offset: Int) throws(Errno) -> IOProgress {
        precondition(offset < bytes.count, "a write needs bytes")
        let descriptor = rawValue
        while true {
            let count = unsafe bytes.withUnsafeBytes { bytes in
                unsafe Glibc.send(
                    descriptor, bytes.baseAddress! + offset, bytes.count - offset, CInt(MSG_NOSIGNAL))
            }
            if count > 0 { return .bytes(count) }
            if let progress = try Self.progressOfFailure() { return progress }
        }
    }

    /// Tells the peer that nothing more comes; what it still sends can be read.
    func shutdownSending() { shutdown(rawValue, CInt(SHUT_WR)) }

    /// `nil` where the call should be made again.
    private static func progressOfFailure() throws(Errno) -> IOProgress? {
        let error = Errno.last
        switch error {
        case .again: return .wouldBlock
        case .interrupted: return nil
        default: throw error
        }
    }
}
