internal import Glibc

/// A point in time on a clock that only goes forward, in nanoseconds.
struct Instant: Hashable, Comparable, Sendable {
    let nanoseconds: UInt64

    /// Behind every other instant.
    static let never = Instant(nanoseconds: .max)

    static func < (earlier: Instant, later: Instant) -> Bool { earlier.nanoseconds < later.nanoseconds }

    /// The instant after a duration; negative durations count as none.
    func advanced(by duration: Duration) -> Instant {
        let (seconds, attoseconds) = duration.components
        guard seconds >= 0, attoseconds >= 0 else { return self }
        // A century is further than any process lives, and far from overflow.
        let bounded = UInt64(min(seconds, 3_155_760_000))
        return Instant(nanoseconds: nanoseconds + bounded * 1_000_000_000 + UInt64(attoseconds / 1_000_000_000))
    }

    /// How long until a later instant, rounded up to whole milliseconds; 0 where it has passed.
    func milliseconds(until later: Instant) -> CInt {
        guard later > self else { return 0 }
        let rounded = (later.nanoseconds - nanoseconds).addingReportingOverflow(999_999)
        return rounded.overflow ? .max : CInt(clamping: rounded.partialValue / 1_000_000)
    }
}

/// The kernel's clocks; both answer without a system call.
@safe package enum Clock {
    /// The monotonic clock.
    static var now: Instant {
        var time = timespec()
        unsafe clock_gettime(CLOCK_MONOTONIC, &time)
        return Instant(nanoseconds: UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec))
    }

    /// Holds the calling thread up.
    package static func sleep(for duration: Duration) {
        let end = now.advanced(by: duration)
        while now < end { poll(nil, 0, now.milliseconds(until: end)) }
    }

    /// Seconds since 1970 by the wall clock, a few milliseconds late at most.
    static var unixSeconds: Int64 {
        var time = timespec()
        unsafe clock_gettime(CLOCK_REALTIME_COARSE, &time)
        return Int64(time.tv_sec)
    }
}
