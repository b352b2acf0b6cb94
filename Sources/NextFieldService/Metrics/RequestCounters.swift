internal import HTTP1
internal import Synchronization

/// How often each route was answered with each status. Everything is allocated when the service starts.
final class RequestCounters: Sendable {
    /// The statuses this product answers with; the last place counts any other.
    static let statuses = [
        200, 204, 304, 400, 404, 405, 408, 413, 414, 415, 417, 422, 431, 501, 503, 505,
    ]

    /// How many counts there are. It stands here as a number, as the type of an array asks: 14 routes with 16 statuses
    /// and the others; a test compares.
    static let capacity = 238
    private static let columns = statuses.count + 1
    private let counts: InlineArray<238, Atomic<UInt64>>

    init() {
        counts = InlineArray { _ in Atomic(0) }
    }

    /// Counts an answer.
    func add(_ label: Route.Label, _ status: HTTPStatus) {
        counts[Self.place(label, status.code)].wrappingAdd(1, ordering: .relaxed)
    }

    /// How many answers there were.
    func count(_ label: Route.Label, _ code: Int) -> UInt64 {
        counts[Self.place(label, code)].load(ordering: .relaxed)
    }

    private static func place(_ label: Route.Label, _ code: Int) -> Int {
        let column = code == 200 ? 0 : statuses.firstIndex(of: code) ?? statuses.count
        return label.rawValue * columns + column
    }
}
