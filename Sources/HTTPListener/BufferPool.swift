/// Buffers that the connections of one loop lend and give back.
///
/// A connection needs one only while it reads or writes; between requests it holds none. So memory follows what is
/// going on, not how many connections are open. It belongs to the thread of its loop.
final class BufferPool {
    /// The size of every buffer in the pool, in bytes: a request with its content, or a handful of pipelined ones.
    static let bufferSize = 16 * 1024
    /// How many idle buffers are kept; more than a loop needs at once only where answers wait for something.
    private static let spareLimit = 8

    private var inputs: [[UInt8]] = []
    private var outputs: [[UInt8]] = []

    /// A buffer of ``bufferSize`` bytes to read into. What it holds means nothing.
    func takeInput() -> [UInt8] {
        inputs.popLast() ?? [UInt8](repeating: 0, count: Self.bufferSize)
    }

    /// Takes a buffer back; one of another size is let go.
    func giveBack(input: consuming [UInt8]) {
        if input.count == Self.bufferSize && inputs.count < Self.spareLimit { inputs.append(input) }
    }

    /// An empty buffer to append answers to.
    func takeOutput() -> [UInt8] {
        if let output = outputs.popLast() { return output }
        var output: [UInt8] = []
        output.reserveCapacity(Self.bufferSize)
        return output
    }

    /// Takes a buffer back and leaves an empty one without room; one that has grown far over its size is let go.
    func giveBack(output: inout [UInt8]) {
        // Moved out first: emptying an array that somebody else still holds would copy it.
        var taken: [UInt8] = []
        swap(&taken, &output)
        guard taken.capacity <= 4 * Self.bufferSize && outputs.count < Self.spareLimit else { return }
        taken.removeAll(keepingCapacity: true)
        outputs.append(taken)
    }
}
