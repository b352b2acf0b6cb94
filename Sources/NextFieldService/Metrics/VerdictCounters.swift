internal import Forms
internal import Synchronization

/// How often a form was judged, by event and validity. No value, and nothing about one, is counted.
final class VerdictCounters: Sendable {
    private let counts: InlineArray<16, Atomic<UInt64>>

    init() {
        counts = InlineArray { _ in Atomic(0) }
    }

    /// Counts a verdict.
    func add(_ event: FormEvent, isValid: Bool) {
        counts[Self.place(event, isValid)].wrappingAdd(1, ordering: .relaxed)
    }

    /// How many there were.
    func count(_ event: FormEvent, isValid: Bool) -> UInt64 {
        counts[Self.place(event, isValid)].load(ordering: .relaxed)
    }

    private static func place(_ event: FormEvent, _ isValid: Bool) -> Int {
        let row =
            switch event {
            case .appear: 0
            case .change: 1
            case .blur: 2
            case .next: 3
            case .previous: 4
            case .return: 5
            case .submit: 6
            case .dismiss: 7
            }
        return row * 2 + (isValid ? 1 : 0)
    }
}
