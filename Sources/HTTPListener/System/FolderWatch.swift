internal import CLinux
internal import Glibc

/// Tells when something in a folder has changed (inotify).
@safe package final class FolderWatch: Sendable {
    private let descriptor: FileDescriptor

    /// Watches a folder: files written, moved, made and deleted in it, and links exchanged as Kubernetes does it.
    ///
    /// - Throws: `ENOENT` and the like where the folder can't be watched.
    package init(_ path: String) throws(Errno) {
        let raw = inotify_init1(CInt(IN_CLOEXEC))
        guard raw >= 0 else { throw .last }
        let descriptor = FileDescriptor(taking: raw)
        let changes = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE
        guard unsafe inotify_add_watch(raw, path, UInt32(changes)) >= 0 else { throw .last }
        self.descriptor = descriptor
    }

    /// Tells of changes for as long as the process lives, on a thread of its own.
    ///
    /// Every change since `init` is told of.
    ///
    /// - Parameter change: Called after each change, on that thread.
    package func start(quiet: Duration, change: @escaping @Sendable () -> Void) throws(Errno) {
        _ = try LoopThread { while (try? self.waitForChange(quiet: quiet)) != nil { change() } }
    }

    /// Waits for a change, and then until there was none for a while: who copies ten files makes one change.
    ///
    /// - Parameter quiet: How long nothing must happen.
    package func waitForChange(quiet: Duration) throws(Errno) {
        try take()
        while try isReadable(within: quiet) { try take() }
    }

    /// Takes what was told; waits where nothing was.
    private func take() throws(Errno) {
        // The events tell more than is needed: all files are read again.
        var events = [UInt8](repeating: 0, count: 4096)
        let raw = descriptor.rawValue
        while true {
            let count = unsafe read(raw, &events, events.count)
            if count > 0 { return }
            let error = Errno.last
            guard error == .interrupted else { throw error }
        }
    }

    private func isReadable(within timeout: Duration) throws(Errno) -> Bool {
        let start = Clock.now
        let milliseconds = start.milliseconds(until: start.advanced(by: timeout))
        var entry = pollfd(fd: descriptor.rawValue, events: CShort(POLLIN), revents: 0)
        while true {
            let count = unsafe poll(&entry, 1, milliseconds)
            if count >= 0 { return count > 0 }
            let error = Errno.last
            guard error == .interrupted else { throw error }
        }
    }
}
