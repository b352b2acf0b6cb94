internal import HTTP1

/// One connection as its loop and its task see it: the socket, what it is ready for, and what it waits for.
///
/// `@unchecked Sendable`: made by the accepting loop, then touched by the thread of its own loop only.
final class Connection: @unchecked Sendable {
    /// Why more of a message did not come.
    enum Silence {
        /// The peer has shut its side down, or the connection is gone.
        case ended
        /// The deadline of the part has passed.
        case deadline
        /// The loop drains, and nothing of a message has arrived.
        case stopping
    }

    /// The slot in the loop's table.
    var slot = 0

    private(set) var loop: EventLoop
    private let socket: FileDescriptor
    private let waiter = Waiter()

    /// Whether there may be something to read: epoll tells each change once.
    private(set) var mayRead = false
    private var mayWrite = false
    private var hasPeerEnded = false
    private var hasDeadlinePassed = false
    private var isCut = false
    /// Whether it waits for the first byte of a request.
    private var isIdle = false
    private var hasServed = false

    init(_ socket: consuming FileDescriptor, on loop: EventLoop) {
        self.socket = socket
        self.loop = loop
    }

    // MARK: What the loop tells

    /// Gives a connection that no loop has adopted yet to another one.
    func move(to loop: EventLoop) { self.loop = loop }

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

    /// The drain's deadline has passed: whatever it waits for, it waits no longer.
    func cut() {
        isCut = true
        deadlinePassed()
    }

    // MARK: What the task asks

    /// Arms the deadline of what comes next, in place of the one before.
    func arm(after timeout: Duration) {
        hasDeadlinePassed = isCut
        loop.arm(self, after: timeout)
    }

    /// Notes that a request was answered, so that what follows is idleness.
    func noteServed() { hasServed = true }

    /// Arms the deadline of a part of a message.
    func arm(for part: RequestParser.Part) {
        let timeouts = loop.configuration.timeouts
        switch part {
        case .nothing where hasServed: arm(after: timeouts.idle)
        case .nothing: arm(after: loop.isDraining ? timeouts.linger : timeouts.head)
        case .head: arm(after: timeouts.head)
        case .content: arm(after: timeouts.content)
        }
    }

    /// Waits for bytes until the armed deadline.
    ///
    /// - Parameter part: What they are to be part of.
    /// - Returns: `nil` once there are more.
    func receive(into input: InputBuffer, _ part: RequestParser.Part) async -> Silence? {
        while true {
            if mayRead {
                input.open(lending: loop.buffers)
                guard let progress = try? input.receive(from: socket) else { return .ended }
                switch progress {
                case (.bytes, let isFull):
                    // A read that leaves room has emptied the socket: a call saved. What comes later is told by
                    // epoll, and so is an end; but an end that was told already must still be read.
                    if !isFull && !hasPeerEnded { mayRead = false }
                    return nil
                case (.endOfStream, _): return .ended
                case (.wouldBlock, _): mayRead = false
                }
            }
            if part == .nothing && hasServed && loop.isDraining { return .stopping }
            input.stow(into: loop.buffers)
            isIdle = part == .nothing
            let wake = await wait()
            isIdle = false
            switch wake {
            case .ready: break
            case .deadline: return .deadline
            case .stopping: mayRead = true  // a request may have come in the same moment: one last look
            }
        }
    }

    /// Writes bytes.
    ///
    /// - Returns: Whether the peer took them before the deadline for writing.
    func send(_ bytes: [UInt8]) async -> Bool {
        var sent = 0
        var isArmed = false
        while true {
            guard let progress = try? socket.send(bytes, from: sent) else { return false }
            switch progress {
            case .bytes(let count):
                sent += count
                if sent == bytes.count { return true }
            case .wouldBlock, .endOfStream:
                mayWrite = false
                if !isArmed {
                    isArmed = true
                    arm(after: loop.configuration.timeouts.write)
                }
                while !mayWrite {
                    guard await wait() != .deadline else { return false }
                }
            }
        }
    }

    /// Closes in stages (RFC 9112 §9.6): a close with bytes unread would send a reset, which destroys the answer on
    /// its way. What the peer still sends is thrown away, up to a limit in bytes and in time.
    func close(discarding input: InputBuffer, upTo limit: Int) async {
        socket.shutdownSending()
        arm(after: loop.configuration.timeouts.linger)
        var discarded = 0
        while discarded < limit {
            input.close(into: loop.buffers)
            input.open(lending: loop.buffers)
            guard let progress = try? input.receive(from: socket).0 else { break }
            if case .bytes(let count) = progress {
                discarded += count
                await Task.yield()
                continue
            }
            input.close(into: loop.buffers)
            guard progress == .wouldBlock, await wait() == .ready else { break }
        }
        input.close(into: loop.buffers)
    }

    /// Waits for the loop to tell something. What it told while the task was on its way is not lost: readiness and
    /// the deadline stay noted until they are used up or armed anew.
    private func wait() async -> Wake { hasDeadlinePassed ? .deadline : await waiter.wait() }

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
