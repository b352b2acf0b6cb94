import HTTP1
import Testing

@testable import HTTPListener

@Suite struct `Buffers of a loop` {
    /// Where an array's storage is: what was copied is elsewhere.
    private func place(_ bytes: [UInt8]) -> UInt {
        unsafe bytes.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
    }

    @Test func `an output given back is lent again, emptied and not copied`() {
        let pool = BufferPool()
        var output = pool.takeOutput()
        output.append(contentsOf: [1, 2, 3])
        let before = place(output)
        pool.giveBack(output: &output)
        #expect(output.capacity == 0)
        var again = pool.takeOutput()
        #expect(again.isEmpty)
        again.append(1)
        #expect(place(again) == before)
    }

    @Test func `an output that has grown far is let go`() {
        let pool = BufferPool()
        var output = pool.takeOutput()
        output.append(contentsOf: [UInt8](repeating: 0, count: 5 * BufferPool.bufferSize))
        pool.giveBack(output: &output)
        #expect(pool.takeOutput().capacity < 2 * BufferPool.bufferSize)
    }

    @Test func `a connection that waits for nothing holds nothing`() {
        let pool = BufferPool()
        let input = InputBuffer()
        input.open(lending: pool)
        #expect(input.bytes.count == BufferPool.bufferSize)
        let before = place(input.bytes)
        input.stow(into: pool)
        #expect(input.bytes.isEmpty)
        #expect(place(pool.takeInput()) == before)
    }

    @Test(arguments: [
        (1, 1),  // just what has arrived
        (BufferPool.bufferSize / 2, BufferPool.bufferSize / 2),
        (BufferPool.bufferSize / 2 + 1, BufferPool.bufferSize),  // more than half: it stays where it is
    ])
    func `what has arrived is kept over a wait, and no more`(arrived: Int, held: Int) async throws {
        let pool = BufferPool()
        let input = try await makeInput(arrived, pool)
        input.stow(into: pool)
        #expect(input.count == arrived)
        #expect(input.bytes.count == held)
        input.open(lending: pool)
        #expect(input.bytes.count > input.end)
        #expect(input.bytes[input.start..<input.end].allSatisfy { $0 == UInt8(ascii: "x") })
        input.take(arrived)
        #expect(input.count == 0)
    }

    /// A buffer that has received so many bytes.
    private func makeInput(_ count: Int, _ pool: BufferPool) async throws -> InputBuffer {
        let listening = try ListeningSocket(at: SocketAddress.resolve(host: "127.0.0.1", port: 0)[0])
        let client = try ClientSocket(host: "127.0.0.1", port: listening.address.port, timeout: .seconds(5))
        guard case .connection(let socket) = listening.accept() else { throw Errno.timedOut }
        try client.send([UInt8](repeating: UInt8(ascii: "x"), count: count))
        let input = InputBuffer()
        while input.count < count {
            input.open(lending: pool)
            _ = try input.receive(from: socket)
        }
        return input
    }
}
