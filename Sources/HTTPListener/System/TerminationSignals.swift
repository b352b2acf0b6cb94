internal import Glibc

/// SIGTERM and SIGINT, taken by waiting for them instead of by a handler.
@safe package struct TerminationSignals {
    private var set = sigset_t()

    /// Holds the signals back for this thread and those it starts from now on.
    ///
    /// SIGPIPE too, for good: a log that nobody reads any more must not end a server.
    package init() {
        unsafe sigemptyset(&set)
        unsafe sigaddset(&set, SIGPIPE)
        unsafe pthread_sigmask(SIG_BLOCK, &set, nil)
        unsafe sigemptyset(&set)
        unsafe sigaddset(&set, SIGTERM)
        unsafe sigaddset(&set, SIGINT)
        unsafe pthread_sigmask(SIG_BLOCK, &set, nil)
    }

    /// Waits for the next signal.
    ///
    /// From then on another one ends the process at once, with the code a shell gives to a signal's victim: who sends
    /// a second one does not want to wait. The kernel's own way to do that has no effect on a container's first
    /// process, so a thread waits for it.
    package mutating func wait() {
        _ = Self.next(of: &set)
        let rest = set
        do {
            _ = try LoopThread {
                var set = rest
                _exit(128 + Self.next(of: &set))
            }
        } catch {
            // No thread to be had: the signals then end the process as they do by default.
            unsafe pthread_sigmask(SIG_UNBLOCK, &set, nil)
        }
    }

    private static func next(of set: inout sigset_t) -> CInt {
        var number: CInt = 0
        while unsafe sigwait(&set, &number) != 0 {}
        return number
    }
}
