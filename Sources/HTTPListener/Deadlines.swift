/// When each connection of a loop is to be ended, by its slot.
///
/// Arming is one store, so it costs nothing on the path of a request; finding what has passed walks all slots, which
/// a loop does a few times a second at most (10,000 slots are 80 KB to read).
struct Deadlines {
    private var instants: [Instant] = []

    /// Sets a slot's deadline, in place of the one it had.
    mutating func arm(_ slot: Int, at instant: Instant) {
        while instants.count <= slot { instants.append(.never) }
        instants[slot] = instant
    }

    /// Takes a slot's deadline away.
    mutating func disarm(_ slot: Int) { if slot < instants.count { instants[slot] = .never } }

    /// Finds a slot whose deadline has passed.
    ///
    /// - Parameter slot: Where to begin; go on behind the one returned.
    func firstPassed(from slot: Int, at now: Instant) -> Int? {
        var slot = slot
        while slot < instants.count {
            if instants[slot] <= now { return slot }
            slot += 1
        }
        return nil
    }

    /// How often to look: often enough that a deadline is kept to an eighth of the shortest timeout, and never more
    /// than a hundred times nor less than twice a second.
    static func resolution(for timeouts: ListenerConfiguration.Timeouts) -> Duration {
        let shortest = min(timeouts.head, timeouts.content, timeouts.write, timeouts.idle, timeouts.linger)
        return min(max(shortest / 8, .milliseconds(10)), .milliseconds(500))
    }
}
