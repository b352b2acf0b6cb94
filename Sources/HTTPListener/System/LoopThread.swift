internal import Glibc

/// A thread of its own for one loop.
@safe struct LoopThread: Sendable {
    private let thread: pthread_t

    /// Starts a thread.
    ///
    /// - Throws: `EAGAIN` where the process may have no more threads.
    init(running body: @escaping @Sendable () -> Void) throws(Errno) {
        let box = unsafe Unmanaged.passRetained(Body(body))
        var thread = pthread_t()
        let code = unsafe pthread_create(
            &thread, nil,
            { context in
                let body = unsafe Unmanaged<Body>.fromOpaque(context!).takeRetainedValue()
                body.run()
                return nil
            }, box.toOpaque())
        guard code == 0 else {
            unsafe box.release()
            throw Errno(code: code)
        }
        self.thread = thread
    }

    /// Waits until the thread has ended.
    func join() { pthread_join(thread, nil) }

    /// A number that tells the running thread from all others.
    static var current: UInt { UInt(pthread_self()) }

    private final class Body: Sendable {
        let run: @Sendable () -> Void
        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }
}
