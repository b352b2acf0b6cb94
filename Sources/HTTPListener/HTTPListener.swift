package import HTTP1

/// Accepts connections and serves them on its loops, one thread each.
package final class HTTPListener: Sendable {
    /// Descriptors that are not connections: the standard three, epoll and eventfd of each loop, listening sockets,
    /// files being read.
    private static let reservedDescriptors = 48

    private let loops: [EventLoop]
    private let listeningSockets: [ListeningSocket]
    private let threads: Threads

    /// Binds the address; connections wait in the kernel until ``start()``.
    ///
    /// The soft limit of descriptors is raised to the hard one, and `maxConnections` bounded by it.
    package init(configuration: ListenerConfiguration, responder: any HTTPResponder) throws(ListenerError) {
        var configuration = configuration
        let descriptors = DescriptorLimit.raise()
        configuration.maxConnections = min(
            configuration.maxConnections, max(descriptors - Self.reservedDescriptors, 1))
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

    private static func bind(host: String, port: UInt16) throws(ListenerError) -> [ListeningSocket] {
        var sockets: [ListeningSocket] = []
        for address in try SocketAddress.resolve(host: host, port: port) {
            // All addresses of a name share the port that the first one got.
            let wanted = sockets.first.map { address.withPort($0.address.port) } ?? address
            do {
                sockets.append(try ListeningSocket(at: wanted))
            } catch .addressFamilyNotSupported where host == "::" {
                // No IPv6 on this machine: all of its addresses are IPv4 ones.
                return try bind(host: "0.0.0.0", port: port)
            } catch {
                throw ListenerError(error, host: host, port: port)
            }
        }
        return sockets
    }
}

extension ListenerError {
    fileprivate init(_ error: Errno, host: String, port: UInt16) {
        self =
            switch error {
            case .addressInUse: .portTaken(host: host, port: port)
            case .accessDenied: .portForbidden(host: host, port: port)
            case .addressNotAvailable: .noSuchAddress(host: host)
            default: .system(error.description)
            }
    }
}
