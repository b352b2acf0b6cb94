internal import HTTP1

/// One connection, from accept to close: read, parse, respond, write, in a straight line.
///
/// It runs as a task on its loop and holds no buffer while it waits for a request.
///
/// `@unchecked Sendable`: made by the accepting loop, then touched by the thread of its own loop only.
final class Connection: @unchecked Sendable {
    /// How many bytes of answers to pipelined requests are gathered before they are written: a peer that does not
    /// read gets no further ones.
    private static let flushThreshold = 64 * 1024
    /// How much of what a peer still sends is thrown away after the last answer.
    private static let maxLingerBytes = 8 * 1024 * 1024

    /// The slot in the loop's table.
    var slot = 0

    private let socket: FileDescriptor
    private let loop: EventLoop
    private let waiter = Waiter()
    private var parser: RequestParser

    /// Bytes that arrived, from `start` to `end`; the rest of the array is room.
    private var input: [UInt8] = []
    private var start = 0
    private var end = 0
    private var output: [UInt8] = []

    /// The part whose deadline is armed; `nil` after an answer.
    private var armedPart: RequestParser.Part?
    private var hasServed = false
    /// Whether there may be something to read: epoll tells each change once.
    private var mayRead = false
    private var mayWrite = false
    private var hasPeerEnded = false
    private var hasDeadlinePassed = false
    private var isCut = false

    init(_ socket: consuming FileDescriptor, on loop: EventLoop) {
        self.socket = socket
        self.loop = loop
        parser = RequestParser(limits: loop.configuration.limits)
    }

    // MARK: What the loop tells

    /// Registers the socket; false where the kernel has no room for it.
    func watch(by epoll: inout Epoll, token: UInt64) -> Bool {
        do {
            try epoll.add(socket, token: token, for: .changes)
            return true
        } catch {
            return false
        }
    }

    /// The socket has changed.
    func becameReady(_ readiness: Epoll.Readiness) {
        if !readiness.isDisjoint(with: [.read, .ended]) { mayRead = true }
        if !readiness.isDisjoint(with: .ended) { hasPeerEnded = true }
        if !readiness.isDisjoint(with: [.write, .ended]) { mayWrite = true }
        waiter.wake(.ready)
    }

    /// The armed deadline has passed.
    func deadlinePassed() {
        hasDeadlinePassed = true
        waiter.wake(.deadline)
    }

    /// The loop drains: an idle connection ends now, any other one with its answer.
    ///
    /// One that has not been served yet may have its request on the way, and gets a moment for it.
    func drain() {
        guard isIdle else { return }
        if hasServed { waiter.wake(.stopping) } else { arm(after: loop.configuration.timeouts.linger) }
    }

    /// Waits for the loop to tell something. What it told while the task was on its way is not lost: readiness and
    /// the deadline stay noted until they are used up or armed anew.
    private func wait() async -> Wake { hasDeadlinePassed ? .deadline : await waiter.wait() }

    private func arm(after timeout: Duration) {
        hasDeadlinePassed = isCut
        loop.arm(self, after: timeout)
    }

    /// The drain's deadline has passed: whatever it waits for, it waits no longer.
    func cut() {
        isCut = true
        deadlinePassed()
    }

    private var isIdle: Bool { armedPart == .nothing && start == end }

    // MARK: The straight line

    /// Serves requests until the connection ends; the socket is closed when the last reference goes.
    func serve() async {
        while true {
            let progress: RequestParser.Progress
            do {
                progress = try parser.parse(input, from: start, to: end)
            } catch {
                return await refuse(.message(error))
            }
            switch progress {
            case .complete(let request, let length):
                start += length
                armedPart = nil
                hasServed = true
                guard await answer(request) else { return await finish() }
                if output.count >= Self.flushThreshold {
                    guard await flush() else { return }
                }
            case .expectsContinue:
                openOutput()
                output.append(contentsOf: ResponseSerializer.continueBytes)
            case .needsMoreBytes(let part):
                guard await flush() else { return }
                // A peer that sends without a pause shares the loop with the others.
                if mayRead { await Task.yield() }
                // Empty lines before a request line are the beginning of a head: they don't buy time.
                switch await receive(part == .nothing && start < end ? .head : part) {
                case .bytes: break
                case .refused(let refusal): return await refuse(refusal)
                case .ended: return
                }
            }
        }
    }

    /// Appends the answer to a request.
    ///
    /// - Returns: Whether the connection goes on.
    private func answer(_ request: consuming HTTPRequest) async -> Bool {
        let method = request.method
        let wantsToGoOn = request.keepsAlive
        let response = await loop.responder.respond(to: request)
        let goesOn = wantsToGoOn && !loop.isDraining
        openOutput()
        ResponseSerializer.append(response, to: method, keepsAlive: goesOn, date: loop.date, into: &output)
        return goesOn
    }

    private func refuse(_ refusal: Refusal) async {
        openOutput()
        ResponseSerializer.append(
            loop.responder.refuse(refusal), to: .get, keepsAlive: false, date: loop.date, into: &output)
        await finish()
    }

    /// Writes what is left and closes in stages (RFC 9112 §9.6): a close with bytes unread would send a reset, which
    /// destroys the answer on its way.
    private func finish() async {
        guard await flush() else { return }
        socket.shutdownSending()
        arm(after: loop.configuration.timeouts.linger)
        start = end
        openInput()
        var discarded = 0
        while discarded < Self.maxLingerBytes {
            do {
                switch try socket.receive(into: &input, at: 0) {
                case .bytes(let count): discarded += count
                case .endOfStream: return closeInput()
                case .wouldBlock:
                    guard await wait() == .ready else { return closeInput() }
                }
            } catch {
                return closeInput()
            }
        }
        closeInput()
    }

    // MARK: Reading

    private enum Arrival {
        case bytes
        case refused(Refusal)
        case ended
    }

    /// Waits for more of a message, until the deadline of the part it is in.
    private func receive(_ part: RequestParser.Part) async -> Arrival {
        arm(part)
        while true {
            if mayRead {
                openInput()
                do {
                    let room = input.count - end
                    switch try socket.receive(into: &input, at: end) {
                    case .bytes(let count):
                        end += count
                        // A short read has emptied the socket: a call saved. What comes later is told by epoll, and
                        // so is an end; but an end that was told already must still be read.
                        if count < room && !hasPeerEnded { mayRead = false }
                        return .bytes
                    case .endOfStream:
                        let arrived = end - start
                        closeInput()
                        return arrived == 0 ? .ended : .refused(.message(MessageError(.endedEarly, at: arrived)))
                    case .wouldBlock:
                        mayRead = false
                    }
                } catch {
                    closeInput()
                    return .ended
                }
            }
            if part == .nothing && hasServed && loop.isDraining { break }
            stowInput()
            switch await wait() {
            case .ready: break
            case .deadline: return part == .nothing ? .ended : .refused(.tooSlow)
            case .stopping: mayRead = true  // a request may have come in the same moment: one last look
            }
        }
        closeInput()
        return .ended
    }

    /// Arms the deadline of a part, once for the whole part.
    private func arm(_ part: RequestParser.Part) {
        guard armedPart != part else { return }
        armedPart = part
        let timeouts = loop.configuration.timeouts
        switch part {
        case .nothing where hasServed: arm(after: timeouts.idle)
        case .nothing: arm(after: loop.isDraining ? timeouts.linger : timeouts.head)
        case .head: arm(after: timeouts.head)
        case .content: arm(after: timeouts.content)
        }
    }

    // MARK: Writing

    /// Writes all answers gathered so far.
    ///
    /// - Returns: Whether the peer took them before the deadline.
    private func flush() async -> Bool {
        guard !output.isEmpty else { return true }
        defer {
            loop.buffers.giveBack(output: output)
            output = []
        }
        var sent = 0
        var isArmed = false
        while true {
            do {
                switch try socket.send(output, from: sent) {
                case .bytes(let count):
                    sent += count
                    if sent == output.count { return true }
                case .wouldBlock, .endOfStream:
                    mayWrite = false
                    if !isArmed {
                        isArmed = true
                        armedPart = nil
                        arm(after: loop.configuration.timeouts.write)
                    }
                    while !mayWrite {
                        guard await wait() != .deadline else { return false }
                    }
                }
            } catch {
                return false
            }
        }
    }

    // MARK: Buffers

    private func openOutput() { if output.capacity == 0 { output = loop.buffers.takeOutput() } }

    /// Makes room behind what has arrived.
    private func openInput() {
        guard end == input.count else { return }
        let kept = end - start
        var roomier: [UInt8]
        if kept <= BufferPool.bufferSize / 2 {
            roomier = loop.buffers.takeInput()
        } else {
            // The parser's limits bound a message, so this doubles a few times at most.
            roomier = [UInt8](repeating: 0, count: kept * 2)
        }
        roomier.replaceSubrange(0..<kept, with: input[start..<end])
        loop.buffers.giveBack(input: input)
        input = roomier
        start = 0
        end = kept
    }

    /// Gives the buffer back before a wait and keeps just the bytes of an unfinished message.
    private func stowInput() {
        guard end - start <= BufferPool.bufferSize / 2 else { return }
        let kept = start == end ? [] : Array(input[start..<end])
        loop.buffers.giveBack(input: input)
        input = kept
        start = 0
        end = kept.count
    }

    private func closeInput() {
        start = end
        stowInput()
    }

    // MARK: Turning away

    /// Answers a connection that is one too many, without waiting for anything, and closes it.
    static func turnAway(_ socket: consuming FileDescriptor, by responder: any HTTPResponder, date: HTTPDate) {
        var output: [UInt8] = []
        ResponseSerializer.append(
            responder.refuse(.overloaded), to: .get, keepsAlive: false, date: date, into: &output)
        // Whether it arrives is the peer's luck: nobody waits for a peer there is no room for.
        _ = try? socket.send(output, from: 0)
        socket.shutdownSending()
        var unread = [UInt8](repeating: 0, count: 4096)
        _ = try? socket.receive(into: &unread, at: 0)
    }
}
