internal import HTTP1
internal import Synchronization

/// One thread, one epoll instance, one run queue: where the connections given to it live from accept to close.
///
/// It is a `TaskExecutor` (SE-0417), so a connection is a task of straight-line `async` code: a read that would block
/// suspends it, and readiness puts it on this queue again. From socket to answer there is no other thread and no lock.
///
/// `@unchecked Sendable`: `mailbox`, `wakeUp`, `thread` and `connectionCount` are for every thread; all other state is
/// touched by the loop's own thread only, which `run()` is.
final class EventLoop: TaskExecutor, @unchecked Sendable {
    /// What other threads leave for this one.
    private struct Mailbox {
        var jobs = JobQueue()
        var connections: [Connection] = []
        var drains = false
        /// Whether the loop has ended: nobody will look here again.
        var isClosed = false

        var isEmpty: Bool { jobs.isEmpty && connections.isEmpty && !drains }
    }

    /// How many connections are accepted before others have their turn; the kernel tells of the rest again.
    private static let acceptsPerEvent = 16

    let configuration: ListenerConfiguration
    let responder: any HTTPResponder
    /// How many connections are this loop's, or on their way to it.
    let connectionCount = Atomic<Int>(0)

    private let mailbox = Mutex(Mailbox())
    private let wakeUp: WakeUp
    private let thread = Atomic<UInt>(0)
    private let listeningSockets: [ListeningSocket]
    /// All loops of the listener, this one too; set before the thread starts.
    var siblings: [EventLoop] = []

    private var epoll: Epoll
    private var jobs = JobQueue()
    private var slots = ConnectionSlots()
    private var deadlines = Deadlines()
    private var nextSweep = Instant.never
    private let resolution: Duration
    private var isAcceptingPaused = false
    private var drainDeadline: Instant?

    /// The buffers of this loop's connections.
    let buffers = BufferPool()
    /// The time of the last wait's end; good enough for every deadline.
    private(set) var now = Clock.now
    /// `Date` for answers made now.
    private(set) var date = HTTPDate(unixSeconds: Clock.unixSeconds)
    private var dateSecond = Clock.unixSeconds

    /// Whether answers are the last ones of their connections.
    var isDraining: Bool { drainDeadline != nil }

    init(
        configuration: ListenerConfiguration, responder: any HTTPResponder, listeningSockets: [ListeningSocket]
    ) throws(Errno) {
        self.configuration = configuration
        self.responder = responder
        self.listeningSockets = listeningSockets
        resolution = Deadlines.resolution(for: configuration.timeouts)
        wakeUp = try WakeUp()
        epoll = try Epoll()
        try epoll.add(wakeUp.descriptor, token: Token.wakeUp, for: .reading)
        try watchListeningSockets()
    }

    // MARK: For every thread

    func enqueue(_ job: consuming ExecutorJob) {
        if LoopThread.current == thread.load(ordering: .relaxed) {
            jobs.append(job)
        } else {
            var parcel = JobQueue()
            parcel.append(job)
            // The tasks of a loop end before it does, so a job always finds it open.
            _ = post { $0.jobs.append(takingAllOf: &parcel) }
        }
    }

    /// Makes the loop finish: what arrives no more is accepted, idle connections are closed, answers in flight are
    /// the last ones, and the thread ends with the last connection or at the drain's deadline.
    func drain() { _ = post { $0.drains = true } }

    /// Leaves something for the loop.
    ///
    /// - Returns: Whether it will be found: a loop that has ended takes nothing any more.
    private func post(_ change: (inout Mailbox) -> Void) -> Bool {
        let isOpen = mailbox.withLock { mail in
            if !mail.isClosed { change(&mail) }
            return !mail.isClosed
        }
        if isOpen { wakeUp.signal() }
        return isOpen
    }

    // MARK: On the loop's thread

    /// Runs until the loop was drained. The calling thread is the loop's from here on.
    func run() {
        thread.store(LoopThread.current, ordering: .relaxed)
        now = Clock.now
        var batch = JobQueue()
        while !hasFinished() {
            swap(&batch, &jobs)
            batch.runAll(on: self)
            let count = epoll.wait(milliseconds: jobs.isEmpty ? now.pause(until: nextSweep) : 0)
            tellTime()
            for index in 0..<count { dispatch(epoll.event(at: index)) }
            if now >= nextSweep { sweep() }
        }
    }

    /// Closes the mailbox once a drained loop has nothing left, so that no sibling leaves a connection behind.
    private func hasFinished() -> Bool {
        guard isDraining, slots.isEmpty, jobs.isEmpty else { return false }
        return mailbox.withLock { mail in
            if mail.isEmpty { mail.isClosed = true }
            return mail.isClosed
        }
    }

    private func tellTime() {
        now = Clock.now
        let second = Clock.unixSeconds
        if second != dateSecond {
            dateSecond = second
            date = HTTPDate(unixSeconds: second)
        }
    }

    private func dispatch(_ event: (token: UInt64, readiness: Epoll.Readiness)) {
        if let connection = slots.connection(for: event.token) {
            connection.becameReady(event.readiness)
        } else if event.token == Token.wakeUp {
            takeMail()
        } else if let index = Token.listeningSocket(event.token), index < listeningSockets.count {
            acceptConnections(from: listeningSockets[index])
        }
    }

    private func takeMail() {
        wakeUp.take()
        var mail = Mailbox()
        mailbox.withLock { swap(&$0, &mail) }
        jobs.append(takingAllOf: &mail.jobs)
        for connection in mail.connections { adopt(connection) }
        if mail.drains && !isDraining { beginDraining() }
    }

    // MARK: Connections

    private func watchListeningSockets() throws(Errno) {
        for (index, socket) in listeningSockets.enumerated() {
            try epoll.add(socket.descriptor, token: Token.listening(index), for: .exclusiveReading)
        }
    }

    private func acceptConnections(from socket: ListeningSocket) {
        for _ in 0..<Self.acceptsPerEvent {
            switch socket.accept() {
            case .connection(let descriptor): place(descriptor)
            case .none: return
            case .exhausted: return pauseAccepting()
            }
        }
    }

    /// Gives a new connection to the loop that has the fewest, so that cores share the work evenly.
    private func place(_ descriptor: consuming FileDescriptor) {
        let total = siblings.reduce(0) { $0 + $1.connectionCount.load(ordering: .relaxed) }
        if total >= configuration.maxConnections {
            return Connection.turnAway(descriptor, by: responder, date: date)
        }
        var chosen = self
        for sibling in siblings
        where sibling.connectionCount.load(ordering: .relaxed) < chosen.connectionCount.load(ordering: .relaxed) {
            chosen = sibling
        }
        let connection = Connection(descriptor, on: chosen)
        chosen.connectionCount.add(1, ordering: .relaxed)
        if chosen === self { return adopt(connection) }
        if !chosen.post({ $0.connections.append(connection) }) {
            chosen.connectionCount.subtract(1, ordering: .relaxed)
            connectionCount.add(1, ordering: .relaxed)
            connection.move(to: self)
            adopt(connection)
        }
    }

    private func adopt(_ connection: Connection) {
        let token = slots.insert(connection)
        guard connection.watch(by: &epoll, token: token) else { return remove(connection) }
        if nextSweep == .never { nextSweep = now.advanced(by: resolution) }
        let exchange = Exchange(over: connection)
        Task(executorPreference: self) {
            await exchange.serve()
            self.remove(connection)
        }
    }

    private func remove(_ connection: Connection) {
        deadlines.disarm(connection.slot)
        slots.remove(connection)
        connectionCount.subtract(1, ordering: .relaxed)
    }

    /// Out of descriptors: the listening sockets would report the waiting connection for ever, so they are left
    /// alone until the next sweep.
    private func pauseAccepting() {
        for socket in listeningSockets { epoll.remove(socket.descriptor) }
        isAcceptingPaused = true
        nextSweep = min(nextSweep, now.advanced(by: resolution))
    }

    // MARK: Time

    /// Ends a connection's current part at an instant, unless it is armed anew before.
    func arm(_ connection: Connection, after timeout: Duration) {
        deadlines.arm(connection.slot, at: now.advanced(by: timeout))
    }

    private func sweep() {
        if isAcceptingPaused && !isDraining {
            isAcceptingPaused = false
            // What can't be watched now is tried again with the next sweep.
            do { try watchListeningSockets() } catch { pauseAccepting() }
        }
        var slot = 0
        while let passed = deadlines.firstPassed(from: slot, at: now) {
            deadlines.disarm(passed)
            slots.connection(in: passed)?.deadlinePassed()
            slot = passed + 1
        }
        if let drainDeadline, now >= drainDeadline {
            for connection in slots.all { connection.cut() }
        }
        nextSweep = slots.isEmpty && !isAcceptingPaused ? .never : now.advanced(by: resolution)
    }

    private func beginDraining() {
        drainDeadline = now.advanced(by: configuration.drainTimeout)
        // What the kernel has accepted for us by now is a client's open connection: it is served once. Later ones are
        // refused at once, so that a balancer tries another server.
        for socket in listeningSockets {
            acceptRest(of: socket)
            epoll.remove(socket.descriptor)
            socket.stopListening()
        }
        for connection in slots.all { connection.drain() }
    }

    private func acceptRest(of socket: ListeningSocket) {
        while true {
            guard case .connection(let descriptor) = socket.accept() else { return }
            place(descriptor)
        }
    }
}

/// What an epoll event belongs to: a connection's slot and generation, or one of the loop's own descriptors.
enum Token {
    static let wakeUp = UInt64.max
    private static let firstListening = UInt64.max - 64

    static func listening(_ index: Int) -> UInt64 {
        precondition(index < 64, "a host has fewer addresses")
        return firstListening + UInt64(index)
    }

    static func listeningSocket(_ token: UInt64) -> Int? {
        token >= firstListening && token != wakeUp ? Int(token - firstListening) : nil
    }
}

extension Instant {
    /// How long epoll may wait; -1, for ever, where nothing is to be done later.
    fileprivate func pause(until later: Instant) -> CInt { later == .never ? -1 : milliseconds(until: later) }
}
