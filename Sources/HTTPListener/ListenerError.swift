/// Why a listener can't start, in a sentence for the person who started it.
package enum ListenerError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The host is no address and no name that resolves.
    case unknownHost(String, reason: String)
    /// Another process listens there.
    case portTaken(host: String, port: UInt16)
    /// Ports below 1,024 need a privilege.
    case portForbidden(host: String, port: UInt16)
    /// This machine has no such address.
    case noSuchAddress(host: String)
    /// The kernel refused in another way.
    case system(String)

    /// What is wrong and what to do.
    package var description: String {
        switch self {
        case .unknownHost(let host, let reason):
            "\(host) is no address of this machine: \(reason). Try --host 127.0.0.1, or --host :: for all addresses."
        case .portTaken(_, let port):
            "port \(port) is taken by another process. Stop it, choose another with --port, or use --port 0 for a free one."
        case .portForbidden(_, let port):
            "port \(port) needs a privilege this process does not have. Choose one from 1024 up with --port."
        case .noSuchAddress(let host):
            "this machine has no address \(host). Try --host 127.0.0.1, or --host :: for all addresses."
        case .system(let reason):
            "the system refused: \(reason)."
        }
    }
}
