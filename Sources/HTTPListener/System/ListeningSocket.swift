internal import CLinux
internal import Glibc

/// A socket that connections arrive at; all loops share it.
@safe final class ListeningSocket: Sendable {
    /// How many connections may wait to be accepted; the kernel bounds it by `net.core.somaxconn`.
    private static let backlog: CInt = 4096

    let descriptor: FileDescriptor
    /// Where it listens, with the port it got.
    let address: SocketAddress

    /// Binds and listens.
    ///
    /// An IPv6 socket on `::` takes IPv4 connections too.
    init(at wanted: SocketAddress) throws(Errno) {
        descriptor = try wanted.makeSocket()
        try descriptor.set(SOL_SOCKET, SO_REUSEADDR, to: 1)
        // Accepted sockets inherit it, which saves a call for each of them.
        try descriptor.set(CInt(IPPROTO_TCP), TCP_NODELAY, to: 1)
        if wanted.isIPv6 { try descriptor.set(CInt(IPPROTO_IPV6), IPV6_V6ONLY, to: 0) }
        try wanted.bind(descriptor)
        guard listen(descriptor.rawValue, Self.backlog) == 0 else { throw .last }
        address = try SocketAddress(of: descriptor)
    }

    /// What came of trying to accept.
    enum Acceptance: ~Copyable {
        /// A connection, which never blocks.
        case connection(FileDescriptor)
        /// None waits.
        case none
        /// The process or the machine is out of descriptors or memory; the connection still waits.
        case exhausted
    }

    /// Accepts a connection, without waiting.
    func accept() -> Acceptance {
        while true {
            let raw = clinux_accept(descriptor.rawValue)
            if raw >= 0 { return .connection(FileDescriptor(taking: raw)) }
            let error = Errno.last
            if error.isExhaustion { return .exhausted }
            guard error.isOfOneConnection else { return .none }
        }
    }

    /// Refuses connections from now on, in all loops that share the socket.
    func stopListening() { shutdown(descriptor.rawValue, CInt(SHUT_RD)) }
}

extension FileDescriptor {
    fileprivate func set(_ level: CInt, _ option: CInt, to value: CInt) throws(Errno) {
        var value = value
        let size = socklen_t(MemoryLayout<CInt>.size)
        guard unsafe setsockopt(rawValue, level, option, &value, size) == 0 else { throw .last }
    }
}
