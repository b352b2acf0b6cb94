/// The sets of a pattern in one piece, for quick answers.
struct CodePointSets: Sendable {
    private struct Entry: Sendable {
        /// The ASCII members, a bit each.
        var low: UInt64 = 0
        var high: UInt64 = 0
        /// Where its ranges beyond ASCII are.
        var start = 0
        var end = 0
    }

    private var entries: [Entry] = []
    private var ranges: [CodePointSet.Range] = []

    /// Lays out sets; each keeps its number.
    init(_ sets: [CodePointSet]) {
        entries.reserveCapacity(sets.count)
        for set in sets {
            var entry = Entry(start: ranges.count)
            for range in set.ranges {
                if range.last >= 128 { ranges.append(range) }
                if range.first >= 128 { continue }
                for codePoint in range.first...min(range.last, 127) {
                    if codePoint < 64 {
                        entry.low |= 1 << UInt64(codePoint)
                    } else {
                        entry.high |= 1 << UInt64(codePoint - 64)
                    }
                }
            }
            entry.end = ranges.count
            entries.append(entry)
        }
    }

    /// Whether a set has a code point.
    ///
    /// - Complexity: O(1) for ASCII, O(log *n*) in the set's ranges for the rest.
    func contains(_ codePoint: UInt32, inSet number: Int) -> Bool {
        let entry = entries[number]
        if codePoint < 64 { return entry.low & (1 << UInt64(codePoint)) != 0 }
        if codePoint < 128 { return entry.high & (1 << UInt64(codePoint - 64)) != 0 }
        var low = entry.start
        var high = entry.end
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].last < codePoint { low = middle + 1 } else { high = middle }
        }
        return low < entry.end && ranges[low].first <= codePoint
    }
}
