internal import Synchronization

/// The threads of a listener, started once and joined once.
final class Threads: Sendable {
    private let running = Mutex<[LoopThread]>([])

    /// Starts one more.
    func start(_ body: @escaping @Sendable () -> Void) throws(Errno) {
        let thread = try LoopThread(running: body)
        running.withLock { $0.append(thread) }
    }

    /// Waits until all have ended.
    func join() {
        let threads = running.withLock { threads in
            defer { threads = [] }
            return threads
        }
        for thread in threads { thread.join() }
    }
}
