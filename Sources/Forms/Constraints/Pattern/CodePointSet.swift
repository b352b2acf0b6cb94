/// A set of code points, as sorted ranges that neither overlap nor touch.
struct CodePointSet: Hashable, Sendable {
    /// A range of code points, both ends included.
    struct Range: Hashable, Sendable {
        var first: UInt32
        var last: UInt32
    }

    /// The greatest code point.
    static let greatest: UInt32 = 0x10FFFF
    /// All code points, surrogates too.
    static var all: CodePointSet { CodePointSet([Range(first: 0, last: greatest)]) }

    private(set) var ranges: [Range] = []

    /// The set of no code point.
    init() {}

    /// The set of one code point.
    init(_ codePoint: UInt32) {
        ranges = [Range(first: codePoint, last: codePoint)]
    }

    /// The union of ranges in any order.
    init(_ unordered: [Range]) {
        insert(unordered)
    }

    /// The union of the ranges between pairs of ASCII characters, such as `"09AFaf"` for hexadecimal digits.
    init(pairs: String) {
        self.init()
        var bytes = pairs.utf8.makeIterator()
        while let first = bytes.next(), let last = bytes.next() {
            ranges.append(Range(first: UInt32(first), last: UInt32(last)))
        }
    }

    var isEmpty: Bool { ranges.isEmpty }

    /// How many code points are in the set.
    var count: Int { ranges.reduce(0) { $0 + Int($1.last - $1.first) + 1 } }

    /// Whether a code point is in the set.
    ///
    /// - Complexity: O(log *n*) in the ranges.
    func contains(_ codePoint: UInt32) -> Bool {
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].last < codePoint { low = middle + 1 } else { high = middle }
        }
        return low < ranges.count && ranges[low].first <= codePoint
    }

    /// Puts ranges into the set, in any order.
    ///
    /// - Complexity: O(*n* log *n*) in the ranges of both, so put in many at once.
    mutating func insert(_ more: [Range]) {
        var pending = ranges + more
        pending.sort { $0.first < $1.first }
        ranges.removeAll(keepingCapacity: true)
        for range in pending {
            if let end = ranges.last?.last, range.first <= end || range.first - end == 1 {
                ranges[ranges.count - 1].last = max(end, range.last)
            } else {
                ranges.append(range)
            }
        }
    }

    /// The code points that are in either set.
    func union(_ other: CodePointSet) -> CodePointSet {
        var both = self
        both.insert(other.ranges)
        return both
    }

    /// The code points that are in both sets.
    func intersection(_ other: CodePointSet) -> CodePointSet {
        var both = CodePointSet()
        var mine = 0
        var theirs = 0
        while mine < ranges.count, theirs < other.ranges.count {
            let first = max(ranges[mine].first, other.ranges[theirs].first)
            let last = min(ranges[mine].last, other.ranges[theirs].last)
            if first <= last { both.ranges.append(Range(first: first, last: last)) }
            if ranges[mine].last < other.ranges[theirs].last { mine += 1 } else { theirs += 1 }
        }
        return both
    }

    /// The code points that are not in the set.
    var complement: CodePointSet {
        var rest = CodePointSet()
        var next: UInt32 = 0
        for range in ranges {
            if range.first > next { rest.ranges.append(Range(first: next, last: range.first - 1)) }
            next = range.last + 1
        }
        if next <= Self.greatest { rest.ranges.append(Range(first: next, last: Self.greatest)) }
        return rest
    }

    /// The code points of this set that are not in the other one.
    func subtracting(_ other: CodePointSet) -> CodePointSet {
        intersection(other.complement)
    }
}
