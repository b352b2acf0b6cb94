internal import CLinux
internal import Glibc

/// One epoll instance and the events it reported last.
@safe struct Epoll: ~Copyable {
    /// What a descriptor is ready for.
    struct Readiness: OptionSet {
        let rawValue: UInt32
        /// Something can be read, or the end of the stream.
        static let read = Readiness(rawValue: EPOLLIN.rawValue)
        /// Something can be written.
        static let write = Readiness(rawValue: EPOLLOUT.rawValue)
        /// The peer has shut down its side, or the connection is gone.
        static let ended = Readiness(
            rawValue: EPOLLRDHUP.rawValue | EPOLLHUP.rawValue | EPOLLERR.rawValue)
    }

    /// How a descriptor is watched.
    enum Interest {
        /// Reading and writing, each change told once: for connections.
        case changes
        /// Reading, told for as long as there is something, to one of the loops that wait: for listening sockets.
        case exclusiveReading
        /// Reading, told for as long as there is something.
        case reading
    }

    private static let capacity = 256
    private let descriptor: FileDescriptor
    private let events: UnsafeMutablePointer<epoll_event>

    init() throws(Errno) {
        let raw = epoll_create1(CInt(EPOLL_CLOEXEC))
        guard raw >= 0 else { throw .last }
        descriptor = FileDescriptor(taking: raw)
        unsafe events = .allocate(capacity: Self.capacity)
    }

    deinit { unsafe events.deallocate() }

    /// Watches a descriptor until it is closed or removed.
    ///
    /// - Parameter token: Comes back with each of its events.
    func add(_ watched: borrowing FileDescriptor, token: UInt64, for interest: Interest) throws(Errno) {
        var event = unsafe epoll_event()
        unsafe event.data.u64 = token
        unsafe event.events =
            switch interest {
            case .changes: EPOLLIN.rawValue | EPOLLOUT.rawValue | EPOLLRDHUP.rawValue | EPOLLET.rawValue
            case .exclusiveReading: EPOLLIN.rawValue | EPOLLEXCLUSIVE.rawValue
            case .reading: EPOLLIN.rawValue
            }
        guard unsafe epoll_ctl(descriptor.rawValue, EPOLL_CTL_ADD, watched.rawValue, &event) == 0 else { throw .last }
    }

    /// Stops watching a descriptor.
    func remove(_ watched: borrowing FileDescriptor) {
        var unused = unsafe epoll_event()
        _ = unsafe epoll_ctl(descriptor.rawValue, EPOLL_CTL_DEL, watched.rawValue, &unused)
    }

    /// Waits for events.
    ///
    /// - Parameter milliseconds: How long at most; -1 for ever, 0 not at all.
    /// - Returns: How many there are; none after a signal or the time.
    func wait(milliseconds: CInt) -> Int {
        let count = unsafe epoll_wait(descriptor.rawValue, events, CInt(Self.capacity), milliseconds)
        return Int(max(count, 0))
    }

    /// An event of the last wait.
    func event(at index: Int) -> (token: UInt64, readiness: Readiness) {
        precondition(index >= 0 && index < Self.capacity, "there are at most as many events as were asked for")
        let event = unsafe events[index]
        return unsafe (event.data.u64, Readiness(rawValue: event.events))
    }
}
