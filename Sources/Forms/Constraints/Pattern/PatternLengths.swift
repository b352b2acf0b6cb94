/// How many code points a value must have for a pattern to take it: a bound from each side.
///
/// A value outside the bounds never matches; one within may or may not. Lookarounds and other assertions take no
/// code point, and what they refuse is not counted.
package struct PatternLengths: Hashable, Sendable {
    /// No shorter value matches.
    package let least: Int
    /// No longer value matches; `nil` where there is no end.
    package let greatest: Int?

    /// The bounds of a pattern.
    ///
    /// - Returns: `nil` where no value at all matches, whatever its length.
    package init?(of pattern: Pattern) {
        // It was read before, so it can be read again.
        guard let syntax = try? PatternParser.parse(pattern.source),
            let lengths = Self.lengths(of: syntax.root, sets: syntax.sets)
        else { return nil }
        self = lengths
    }

    private init(least: Int, greatest: Int?) {
        self.least = least
        self.greatest = greatest
    }

    private static func lengths(of node: PatternNode, sets: [CodePointSet]) -> PatternLengths? {
        switch node.kind {
        case .empty, .assertion, .look: return PatternLengths(least: 0, greatest: 0)
        case .character: return PatternLengths(least: 1, greatest: 1)
        case .set(let number): return sets[number].isEmpty ? nil : PatternLengths(least: 1, greatest: 1)
        case .sequence(let parts):
            var sum = PatternLengths(least: 0, greatest: 0)
            for part in parts {
                guard let lengths = lengths(of: part, sets: sets) else { return nil }
                sum = PatternLengths(
                    least: capped(sum.least + lengths.least),
                    greatest: sum.greatest.flatMap { sum in lengths.greatest.map { capped(sum + $0) } })
            }
            return sum
        case .alternation(let parts):
            var all: PatternLengths?
            for part in parts {
                guard let lengths = lengths(of: part, sets: sets) else { continue }
                guard let known = all else {
                    all = lengths
                    continue
                }
                all = PatternLengths(
                    least: min(known.least, lengths.least),
                    greatest: known.greatest.flatMap { known in lengths.greatest.map { max(known, $0) } })
            }
            return all
        case .repetition(let part, let least, let greatest):
            guard let lengths = lengths(of: part, sets: sets) else {
                return least == 0 ? PatternLengths(least: 0, greatest: 0) : nil
            }
            return PatternLengths(
                least: product(lengths.least, least),
                greatest: lengths.greatest == 0
                    ? 0 : greatest.flatMap { greatest in lengths.greatest.map { product($0, greatest) } })
        }
    }

    /// Counts beyond this are all the same: no field takes such a value.
    private static let cap = 1 << 24

    private static func capped(_ count: Int) -> Int { min(count, cap) }

    private static func product(_ one: Int, _ other: Int) -> Int {
        let (product, overflow) = min(one, cap).multipliedReportingOverflow(by: min(other, cap))
        return overflow ? cap : capped(product)
    }
}

extension Pattern {
    /// Whether it asks for something beside what it takes: `(?=.*\d)` and `(?<=…)`, the way to demand kinds of characters.
    package var hasPositiveLookaround: Bool {
        guard let syntax = try? PatternParser.parse(source) else { return false }
        return syntax.looks.contains { !$0.isNegated }
    }
}
