internal import CLinux
internal import Glibc

/// Wakes a loop from another thread.
@safe struct WakeUp: ~Copyable, Sendable {
    /// Readable after a signal, until it is taken.
    let descriptor: FileDescriptor

    init() throws(Errno) {
        let raw = eventfd(0, CInt(EFD_NONBLOCK | EFD_CLOEXEC))
        guard raw >= 0 else { throw .last }
        descriptor = FileDescriptor(taking: raw)
    }

    /// Wakes the loop, now or when it next waits. Safe on any thread.
    func signal() {
        // A full counter means that it is awake already.
        _ = eventfd_write(descriptor.rawValue, 1)
    }

    /// Takes all signals so far.
    func take() {
        var count: eventfd_t = 0
        _ = unsafe eventfd_read(descriptor.rawValue, &count)
    }
}
