package import HTTP1

/// Where to listen, with how many threads, and every limit the listener keeps.
package struct ListenerConfiguration: Sendable {
    /// How long a peer may take for each part of an exchange. Each one is for the whole part, not for a byte of it.
    package struct Timeouts: Hashable, Sendable {
        /// From a request's first byte, or from the connection, to the end of its header section. Default 10 s; 408.
        package var head: Duration
        /// From there to the end of the content. Default 20 s; 408.
        package var content: Duration
        /// For the peer to take what was written. Default 20 s; the connection is cut.
        package var write: Duration
        /// Between an answer and the next request. Default 60 s; the connection is closed.
        package var idle: Duration
        /// After the last answer, for the peer to close its side; and in a drain, for the first request of a
        /// connection that was accepted just before. Default 2 s; the connection is cut.
        package var linger: Duration

        package init(
            head: Duration = .seconds(10), content: Duration = .seconds(20), write: Duration = .seconds(20),
            idle: Duration = .seconds(60), linger: Duration = .seconds(2)
        ) {
            self.head = head
            self.content = content
            self.write = write
            self.idle = idle
            self.linger = linger
        }
    }

    /// A name or an address; `::` takes IPv4 too.
    package var host: String
    /// 0 asks the kernel for a free one.
    package var port: UInt16
    /// How many loops, each with its own thread; at least 1.
    package var loopCount: Int
    /// How large a request may be.
    package var limits: MessageLimits
    /// How long a peer may take.
    package var timeouts: Timeouts
    /// How many connections at once; one more is answered 503. Default 10,000.
    package var maxConnections: Int
    /// How long a drain waits for answers in flight. Default 25 s: what is left then is cut.
    package var drainTimeout: Duration

    package init(
        host: String = "::", port: UInt16 = 8080, loopCount: Int = 1, limits: MessageLimits = MessageLimits(),
        timeouts: Timeouts = Timeouts(), maxConnections: Int = 10_000, drainTimeout: Duration = .seconds(25)
    ) {
        precondition(loopCount >= 1, "a listener needs a loop")
        self.host = host
        self.port = port
        self.loopCount = loopCount
        self.limits = limits
        self.timeouts = timeouts
        self.maxConnections = maxConnections
        self.drainTimeout = drainTimeout
    }
}
