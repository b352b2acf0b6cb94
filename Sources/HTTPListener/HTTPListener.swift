package import HTTP1

/// Accepts connections and serves them on its loops, one thread each.
package final class HTTPListener: Sendable {
    /// Descriptors that are neither connections nor a loop's: the standard three, listening sockets, files being read.
    private static let reservedDescriptors = 32
    /// A loop's own: epoll and eventfd.
    private static let descriptorsOfLoop = 2

    private let loops: [EventLoop]
    private let listeningSockets: [ListeningSocket]
    private let threads: Threads

    /// Binds the address; connections wait in the kernel until ``start()``.
    ///
    /// The soft limit of descriptors is raised to the hard one, and `maxConnections` bounded by it.
    package init(configuration: ListenerConfiguration, responder: any HTTPResponder) throws(ListenerError) {
        var configuration = configuration
        let descriptors = DescriptorLimit.raise()
        let reserved = Self.reservedDescriptors + Self.descriptorsOfLoop * configuration.loopCount
        configuration.maxConnections = min(configuration.maxConnections, max(descriptors - reserved, 1))
        listeningSockets = try Self.bind(host: configuration.host, port: configuration.port)
        do {
            var loops: [EventLoop] = []
            for _ in 0..<configuration.loopCount {
                loops.append(
                    try EventLoop(
                        configuration: configuration, responder: responder, listeningSockets: listeningSockets))
            }
            self.loops = loops
        } catch {
            throw .system(error.description)
        }
        for loop in loops { loop.siblings = loops }
        threads = Threads()
    }

    /// The first address it listens at, as it stands in a URL: `[::]:8080`.
    package var address: String { listeningSockets[0].address.description }

    /// The port, also where the kernel chose it.
    package var port: UInt16 { listeningSockets[0].address.port }

    /// Starts the loops. Called once.
    package func start() throws(ListenerError) {
        do {
            for loop in loops { try threads.start { loop.run() } }
        } catch {
            throw .system(error.description)
        }
    }

    /// Stops accepting, closes idle connections and lets answers in flight be the last ones.
    package func drain() { for loop in loops { loop.drain() } }

    /// Returns when the last loop has ended.
    package func waitUntilStopped() {
        threads.join()
        for loop in loops { loop.siblings = [] }
    }

    /// Listens at every address of a host that this machine has: a name may stand for one it lacks, as `localhost`
    /// does for `::1` where IPv6 is turned off.
    private static func bind(host: String, port: UInt16) throws(ListenerError) -> [ListeningSocket] {
        var sockets: [ListeningSocket] = []
        var failure = ListenerError.noSuchAddress(host: host)
        for address in try SocketAddress.resolve(host: host, port: port) {
            // All addresses of a name share the port that the first one got.
            let wanted = sockets.first.map { address.withPort($0.address.port) } ?? address
            do {
                sockets.append(try ListeningSocket(at: wanted))
            } catch {
                failure = ListenerError(error, host: host, port: wanted.port)
                guard error == .addressNotAvailable || error == .addressFamilyNotSupported else { throw failure }
            }
        }
        if !sockets.isEmpty { return sockets }
        // No IPv6 on this machine: all of its addresses are IPv4 ones.
        if host == "::" { return try bind(host: "0.0.0.0", port: port) }
        throw failure
    }
}

extension ListenerError {
    fileprivate init(_ error: Errno, host: String, port: UInt16) {
        self =
            switch error {
            case .addressInUse: .portTaken(host: host, port: port)
            case .accessDenied: .portForbidden(host: host, port: port)
            case .addressNotAvailable, .addressFamilyNotSupported: .noSuchAddress(host: host)
            default: .system(error.description)
            }
    }
}
