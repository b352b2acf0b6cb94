internal import HTTP1
internal import HTTPListener

/// Where the flags of `serve` become numbers the listener keeps to.
struct Configuration: Sendable {
    /// What the listener is given.
    let listener: ListenerConfiguration

    /// Reads every flag of `serve`, so that a bad one is told before anything starts.
    ///
    /// - Parameter availableCores: How many threads to start where none are asked for.
    init(_ arguments: Arguments, availableCores: @autoclosure () -> Int) throws(UsageError) {
        // What has a default in the table of flags has one here too: the listener's own, of the same size.
        var listener = ListenerConfiguration()
        if let host = try arguments.text(.host) { listener.host = host }
        if let port = try arguments.number(.port) { listener.port = UInt16(port) }
        listener.loopCount = try arguments.number(.threads) ?? availableCores()
        if let head = try arguments.duration(.headTimeout) { listener.timeouts.head = head }
        if let content = try arguments.duration(.bodyTimeout) { listener.timeouts.content = content }
        if let write = try arguments.duration(.writeTimeout) { listener.timeouts.write = write }
        if let idle = try arguments.duration(.idleTimeout) { listener.timeouts.idle = idle }
        if let drain = try arguments.duration(.drainTimeout) { listener.drainTimeout = drain }
        if let bytes = try arguments.number(.maxHead) { listener.limits.maxHeadBytes = bytes }
        if let bytes = try arguments.number(.maxBody) { listener.limits.maxContentBytes = bytes }
        if let count = try arguments.number(.maxConnections) { listener.maxConnections = count }
        self.listener = listener
    }
}
