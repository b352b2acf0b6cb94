import Testing

@testable import HTTPListener

@Suite struct `Deadlines of a loop` {
    private func instant(_ seconds: Int64) -> Instant { Instant(nanoseconds: 0).advanced(by: .seconds(seconds)) }

    @Test func `a slot passes at its instant and not before`() {
        var deadlines = Deadlines()
        deadlines.arm(2, at: instant(10))
        #expect(deadlines.firstPassed(from: 0, at: instant(9)) == nil)
        #expect(deadlines.firstPassed(from: 0, at: instant(10)) == 2)
        #expect(deadlines.firstPassed(from: 3, at: instant(10)) == nil)
    }

    @Test func `arming again moves the deadline, both ways`() {
        var deadlines = Deadlines()
        deadlines.arm(0, at: instant(10))
        deadlines.arm(0, at: instant(20))
        #expect(deadlines.firstPassed(from: 0, at: instant(15)) == nil)
        deadlines.arm(0, at: instant(5))
        #expect(deadlines.firstPassed(from: 0, at: instant(5)) == 0)
    }

    @Test func `a slot disarmed never passes`() {
        var deadlines = Deadlines()
        deadlines.arm(0, at: instant(1))
        deadlines.disarm(0)
        deadlines.disarm(7)  // a slot that was never armed
        #expect(deadlines.firstPassed(from: 0, at: instant(1_000_000)) == nil)
    }

    @Test func `all slots that have passed are found in order`() {
        var deadlines = Deadlines()
        for slot in [5, 1, 3] { deadlines.arm(slot, at: instant(Int64(slot))) }
        var found: [Int] = []
        while let slot = deadlines.firstPassed(from: (found.last ?? -1) + 1, at: instant(4)) { found.append(slot) }
        #expect(found == [1, 3])
    }

    @Test(arguments: [
        (Duration.milliseconds(40), Duration.milliseconds(10)),  // never more than a hundred times a second
        (.milliseconds(800), .milliseconds(100)),  // an eighth
        (.seconds(2), .milliseconds(250)),
        (.seconds(600), .milliseconds(500)),  // never less than twice a second
    ])
    func `the resolution follows the shortest timeout`(shortest: Duration, expected: Duration) {
        var timeouts = ListenerConfiguration.Timeouts(linger: .seconds(600))
        timeouts.head = shortest
        timeouts.content = .seconds(700)
        timeouts.write = .seconds(700)
        timeouts.idle = .seconds(700)
        #expect(Deadlines.resolution(for: timeouts) == expected)
    }

    @Test(
        arguments: [
            (0, 0, 0),  // now
            (5, 4, 0),  // passed
            (0, 1, 1),  // a nanosecond is waited for as a millisecond: epoll would spin otherwise
            (0, 1_000_000, 1),
            (0, 1_000_001, 2),
            (0, .max, .max),  // further than epoll can wait
        ] as [(UInt64, UInt64, CInt)])
    func `a wait is rounded up to milliseconds`(now: UInt64, later: UInt64, expected: CInt) {
        #expect(Instant(nanoseconds: now).milliseconds(until: Instant(nanoseconds: later)) == expected)
    }
}
