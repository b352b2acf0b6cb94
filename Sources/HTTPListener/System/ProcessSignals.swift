internal import Glibc

/// The signals a server lives by, taken by waiting for them instead of by handlers.
@safe package struct ProcessSignals {
    /// What a signal asks for.
    package enum Request: Hashable, Sendable {
        /// SIGHUP: read the files again.
        case reload
        /// SIGTERM or SIGINT: finish and end.
        case terminate
    }

    private var set = sigset_t()

    /// Holds the signals back for this thread and those it starts from now on.
    ///
    /// SIGPIPE too, for good: a log that nobody reads any more must not end a server.
    package init() {
        unsafe sigemptyset(&set)
        unsafe sigaddset(&set, SIGPIPE)
        unsafe pthread_sigmask(SIG_BLOCK, &set, nil)
        unsafe sigemptyset(&set)
        for signal in [SIGTERM, SIGINT, SIGHUP] { unsafe sigaddset(&set, signal) }
        unsafe pthread_sigmask(SIG_BLOCK, &set, nil)
    }

    /// Waits for the next signal.
    package mutating func next() -> Request { Self.next(of: &set) == SIGHUP ? .reload : .terminate }

    /// Asks for a reload as SIGHUP does. Safe on any thread.
    package static func requestReload() { kill(getpid(), SIGHUP) }

    /// Lets another SIGTERM or SIGINT end the process at once, with the code a shell gives to a signal's victim: who
    /// sends a second one does not want to wait.
    ///
    /// The kernel's own way to do that has no effect on a container's first process, so a thread waits for it.
    package mutating func endOnNext() {
        let rest = set
        do {
            _ = try LoopThread {
                var set = rest
                while true {
                    let number = Self.next(of: &set)
                    if number != SIGHUP { _exit(128 + number) }
                }
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
