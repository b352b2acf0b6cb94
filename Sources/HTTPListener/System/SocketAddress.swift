internal import Glibc

/// An address a socket can be bound or connected to.
@safe struct SocketAddress: Sendable {
    private var storage: sockaddr_storage
    private let length: socklen_t

    /// Looks a host up: a name, an IPv4 address, or an IPv6 address without brackets.
    ///
    /// - Parameter port: 0 asks the kernel for a free one when bound.
    /// - Returns: The addresses in the resolver's order; never empty.
    /// - Throws: The resolver's sentence.
    static func resolve(host: String, port: UInt16) throws(ListenerError) -> [SocketAddress] {
        var hints = unsafe addrinfo()
        unsafe hints.ai_socktype = CInt(SOCK_STREAM.rawValue)
        unsafe hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV
        var list: UnsafeMutablePointer<addrinfo>?
        let code = unsafe getaddrinfo(host, String(port), &hints, &list)
        guard code == 0 else {
            throw .unknownHost(host, reason: unsafe String(cString: gai_strerror(code)))
        }
        defer { unsafe freeaddrinfo(list) }
        var addresses: [SocketAddress] = []
        var entry = unsafe list
        while let found = unsafe entry {
            if let address = unsafe found.pointee.ai_addr {
                unsafe addresses.append(SocketAddress(copying: address, length: found.pointee.ai_addrlen))
            }
            unsafe entry = found.pointee.ai_next
        }
        guard !addresses.isEmpty else { throw .unknownHost(host, reason: "it has no address") }
        return addresses
    }

    /// The address a socket is bound to.
    init(of socket: borrowing FileDescriptor) throws(Errno) {
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let result = unsafe withUnsafeMutablePointer(to: &storage) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                unsafe getsockname(socket.rawValue, address, &length)
            }
        }
        guard result == 0 else { throw .last }
        self.storage = storage
        self.length = length
    }

    private init(copying address: UnsafePointer<sockaddr>, length: socklen_t) {
        var storage = sockaddr_storage()
        unsafe withUnsafeMutableBytes(of: &storage) { bytes in
            unsafe bytes.copyMemory(from: UnsafeRawBufferPointer(start: address, count: Int(length)))
        }
        self.storage = storage
        self.length = length
    }

    /// Whether this is an IPv6 address.
    var isIPv6: Bool { storage.ss_family == sa_family_t(AF_INET6) }

    /// The port; 0 where the kernel is to choose.
    var port: UInt16 {
        // Both families keep the port in the two bytes behind the family, in network order.
        unsafe withUnsafeBytes(of: storage) { bytes in
            UInt16(unsafe bytes[2]) << 8 | UInt16(unsafe bytes[3])
        }
    }

    /// The same address with another port.
    func withPort(_ port: UInt16) -> SocketAddress {
        var copy = self
        unsafe withUnsafeMutableBytes(of: &copy.storage) { bytes in
            unsafe bytes[2] = UInt8(port >> 8)
            unsafe bytes[3] = UInt8(truncatingIfNeeded: port)
        }
        return copy
    }

    /// A new socket of this address's family, which never blocks and is closed on exec.
    func makeSocket() throws(Errno) -> FileDescriptor {
        let flags = CInt(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
        let raw = socket(CInt(storage.ss_family), flags, 0)
        guard raw >= 0 else { throw .last }
        return FileDescriptor(taking: raw)
    }

    /// Binds a socket to this address.
    func bind(_ socket: borrowing FileDescriptor) throws(Errno) {
        let raw = socket.rawValue
        guard unsafe withRaw({ unsafe Glibc.bind(raw, $0, $1) }) == 0 else { throw .last }
    }

    /// Begins to connect a socket to this address; a socket that never blocks goes on with it in the background.
    func connect(_ socket: borrowing FileDescriptor) throws(Errno) {
        let raw = socket.rawValue
        guard unsafe withRaw({ unsafe Glibc.connect(raw, $0, $1) }) != 0 else { return }
        let error = Errno.last
        guard error.code == EINPROGRESS || error == .interrupted else { throw error }
    }

    private func withRaw(_ body: (UnsafePointer<sockaddr>, socklen_t) -> CInt) -> CInt {
        unsafe withUnsafePointer(to: storage) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe body($0, length) }
        }
    }
}

extension SocketAddress: CustomStringConvertible {
    /// As it stands in a URL: `127.0.0.1:8080`, `[::1]:8080`.
    var description: String {
        var host = [CChar](repeating: 0, count: Int(NI_MAXHOST))
        let code = unsafe withRaw { address, length in
            unsafe getnameinfo(address, length, &host, socklen_t(NI_MAXHOST), nil, 0, NI_NUMERICHOST)
        }
        let name =
            code == 0
            ? String(decoding: host.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self) : "unknown"
        return isIPv6 ? "[\(name)]:\(port)" : "\(name):\(port)"
    }
}
