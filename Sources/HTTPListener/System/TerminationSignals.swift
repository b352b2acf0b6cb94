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

    /// Waits for the next signal and returns its number.
    ///
    /// From then on the signals end the process as they do by default: who sends a second one does not want to wait.
    package mutating func wait() -> CInt {
        var number: CInt = 0
        while unsafe sigwait(&set, &number) != 0 {}
        unsafe pthread_sigmask(SIG_UNBLOCK, &set, nil)
        return number
    }
}
