/// Why a waiting task goes on.
enum Wake: Sendable {
    /// The socket has become ready for something.
    case ready
    /// The deadline has passed.
    case deadline
    /// The loop is draining and this connection is idle.
    case stopping
}

/// A place where one task waits until its loop wakes it.
///
/// Both happen on the loop's thread, so nothing here needs a lock.
@safe final class Waiter {
    private var continuation: UnsafeContinuation<Wake, Never>?

    /// Suspends the task until ``wake(_:)``.
    func wait() async -> Wake {
        await unsafe withUnsafeContinuation { continuation in
            unsafe self.continuation = continuation
        }
    }

    /// Lets the waiting task go on in the loop's next round; nothing where none waits.
    func wake(_ reason: Wake) {
        guard let waiting = unsafe continuation else { return }
        unsafe continuation = nil
        unsafe waiting.resume(returning: reason)
    }
}
