internal import Glibc

/// Why the kernel refused a call.
@safe package struct Errno: Error, Hashable, Sendable, CustomStringConvertible {
    /// The number `errno` held.
    package let code: CInt

    package init(code: CInt) { self.code = code }

    /// What the last failed call on this thread left behind.
    static var last: Errno { Errno(code: errno) }

    static let again = Errno(code: EAGAIN)
    static let interrupted = Errno(code: EINTR)
    static let addressFamilyNotSupported = Errno(code: EAFNOSUPPORT)
    static let addressNotAvailable = Errno(code: EADDRNOTAVAIL)
    static let addressInUse = Errno(code: EADDRINUSE)
    static let accessDenied = Errno(code: EACCES)
    package static let timedOut = Errno(code: ETIMEDOUT)

    /// Whether the process or the machine has run out of something that others will give back.
    var isExhaustion: Bool { code == EMFILE || code == ENFILE || code == ENOBUFS || code == ENOMEM }

    /// Whether accepting failed for the sake of that one connection, so that the next one can be tried: accept(2) hands
    /// on what the network has to say of it.
    var isOfOneConnection: Bool {
        switch code {
        case EINTR, ECONNABORTED, EPERM, EPROTO, ENOPROTOOPT, ENETDOWN, ENETUNREACH, EHOSTDOWN, EHOSTUNREACH, ENONET,
            EOPNOTSUPP:
            true
        default: false
        }
    }

    /// The C library's sentence for the number.
    package var description: String { unsafe String(cString: strerror(code)) }
}
