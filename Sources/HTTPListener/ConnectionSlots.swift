/// The connections of a loop by slot: small numbers that are used again.
///
/// A token also holds the slot's generation, so that an event for a connection that has gone never reaches the one
/// that came into its slot within the same round.
struct ConnectionSlots {
    private var connections: [Connection?] = []
    private var generations: [UInt32] = []
    private var free: [Int] = []

    /// Whether no connection is open.
    var isEmpty: Bool { free.count == connections.count }

    /// All open connections.
    var all: [Connection] { connections.compactMap(\.self) }

    /// Puts a connection into a free slot and tells it which.
    ///
    /// - Returns: The token of its events.
    mutating func insert(_ connection: Connection) -> UInt64 {
        let slot: Int
        if let reused = free.popLast() {
            slot = reused
            connections[slot] = connection
        } else {
            slot = connections.count
            connections.append(connection)
            generations.append(0)
        }
        connection.slot = slot
        return UInt64(generations[slot]) << 32 | UInt64(slot)
    }

    /// Frees a connection's slot.
    mutating func remove(_ connection: Connection) {
        connections[connection.slot] = nil
        // The highest generations would read as the loop's own tokens.
        generations[connection.slot] = (generations[connection.slot] &+ 1) & 0x7FFF_FFFF
        free.append(connection.slot)
    }

    /// The connection an event is for; `nil` where it has gone, or the token is the loop's own.
    func connection(for token: UInt64) -> Connection? {
        let slot = Int(token & 0xFFFF_FFFF)
        guard slot < connections.count, UInt64(generations[slot]) == token >> 32 else { return nil }
        return connections[slot]
    }

    /// The connection in a slot; `nil` where it is free.
    func connection(in slot: Int) -> Connection? { slot < connections.count ? connections[slot] : nil }
}
