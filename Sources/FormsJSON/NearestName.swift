/// Finds what somebody meant who wrote a name that does not exist.
public enum NearestName {
    /// The longest name, in bytes, that is compared: so that no client's name can cost more than a word does.
    public static let maxBytes = 64

    /// The candidate nearest to a name.
    ///
    /// Letter case never counts. Otherwise a letter added, left out, exchanged or swapped with its neighbour is one
    /// step (optimal string alignment), and a third of the name's letters, rounded, may be steps. Among equals the first wins.
    ///
    /// - Returns: `nil` where no candidate is near, or the name is longer than ``maxBytes``.
    /// - Complexity: O(*n*) in the candidates.
    public static func nearest(to name: String, among candidates: [String]) -> String? {
        position(of: Array(name.utf8)[...], among: candidates).map { candidates[$0] }
    }

    /// The position of the candidate nearest to a name.
    static func position(of name: ArraySlice<UInt8>, among candidates: [String]) -> Int? {
        guard !name.isEmpty, name.count <= maxBytes else { return nil }
        let wanted = name.map(lowercased)
        var nearest: Int?
        var limit = (wanted.count + 1) / 3
        for (position, candidate) in candidates.enumerated() {
            // A different length alone is so many steps.
            guard abs(candidate.utf8.count - wanted.count) <= limit else { continue }
            guard let steps = steps(from: wanted, to: candidate.utf8.map(lowercased), atMost: limit) else { continue }
            nearest = position
            if steps == 0 { break }
            // From here on only a nearer one is of interest.
            limit = steps - 1
        }
        return nearest
    }

    /// The optimal string alignment distance; `nil` once it must be above the limit.
    private static func steps(from wanted: [UInt8], to candidate: [UInt8], atMost limit: Int) -> Int? {
        var beforeLast: [Int] = []
        var last = Array(0...candidate.count)
        for row in 0..<wanted.count {
            var current = [row + 1]
            current.reserveCapacity(last.count)
            var least = row + 1
            for column in 0..<candidate.count {
                let exchange = last[column] + (wanted[row] == candidate[column] ? 0 : 1)
                var best = min(exchange, last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, wanted[row] == candidate[column - 1], wanted[row - 1] == candidate[column] {
                    best = min(best, beforeLast[column - 1] + 1)
                }
                current.append(best)
                least = min(least, best)
            }
            if least > limit { return nil }
            beforeLast = last
            last = current
        }
        return last[candidate.count] <= limit ? last[candidate.count] : nil
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
}
