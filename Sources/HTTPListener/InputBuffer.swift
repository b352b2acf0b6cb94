/// The bytes of a connection that have arrived and belong to no answered request yet.
///
/// Its room is lent by the loop's pool while there is something to read, so a connection that waits for a request
/// holds no memory, and one that waits in the middle of a request holds just what has arrived of it.
final class InputBuffer {
    /// Holds what has arrived in `start..<end`; behind it is room.
    private(set) var bytes: [UInt8] = []
    /// Where the first request that is not answered begins.
    private(set) var start = 0
    /// Where the room begins.
    private(set) var end = 0

    /// How many bytes have arrived and are not taken.
    var count: Int { end - start }

    /// Takes a request's bytes off the front.
    func take(_ length: Int) {
        precondition(length <= count, "only what has arrived can be taken")
        start += length
    }

    /// Makes room behind what has arrived. The parser's limits bound a message, and so how often it doubles.
    func open(lending pool: BufferPool) {
        guard end == bytes.count else { return }
        let kept = count
        var roomier =
            kept <= BufferPool.bufferSize / 2 ? pool.takeInput() : [UInt8](repeating: 0, count: kept * 2)
        roomier.replaceSubrange(0..<kept, with: bytes[start..<end])
        pool.giveBack(input: bytes)
        bytes = roomier
        start = 0
        end = kept
    }

    /// Reads into the room; ``open(lending:)`` comes before.
    ///
    /// - Returns: What came of it, and whether the room was filled: then more may wait.
    func receive(from socket: borrowing FileDescriptor) throws(Errno) -> (IOProgress, isFull: Bool) {
        let progress = try socket.receive(into: &bytes, at: end)
        if case .bytes(let count) = progress { end += count }
        return (progress, end == bytes.count)
    }

    /// Gives the room back before a wait.
    func stow(into pool: BufferPool) {
        // A large part of a message stays where it is: moving it at every wait would cost more than its room.
        guard count <= BufferPool.bufferSize / 2 else { return }
        let kept = count == 0 ? [] : Array(bytes[start..<end])
        pool.giveBack(input: bytes)
        bytes = kept
        start = 0
        end = kept.count
    }

    /// Throws away what has arrived and gives the room back.
    func close(into pool: BufferPool) {
        start = end
        stow(into: pool)
    }
}
