extension PatternParser {
    /// Case folding, read once a pattern.
    mutating func folding() -> CaseFolding {
        if let readFolding { return readFolding }
        let folding = CaseFolding()
        readFolding = folding
        return folding
    }

    /// Every code point that a set stands for: under the `i` flag, also those that fold to its members.
    mutating func unfolded(_ set: CodePointSet) -> CodePointSet {
        flags.ignoreCase ? folding().unfolded(set) : set
    }

    /// The number of a set among those of the pattern.
    mutating func number(of set: CodePointSet) -> Int {
        if let known = syntax.sets.firstIndex(of: set) { return known }
        syntax.sets.append(set)
        rangeCount += set.ranges.count
        return syntax.sets.count - 1
    }

    /// A node that takes one code point of a set.
    mutating func set(_ set: CodePointSet, at offset: Int) throws(PatternError) -> PatternNode {
        if set.ranges.count == 1, set.ranges[0].first == set.ranges[0].last { return .character(set.ranges[0].first) }
        let number = number(of: set)
        if rangeCount > Pattern.maximumClassRanges { throw error(.classTooLarge, at: offset) }
        return .set(number)
    }

    /// A node that takes one code point, or under the `i` flag one that is the same but for case.
    mutating func character(_ codePoint: UInt32, at offset: Int) throws(PatternError) -> PatternNode {
        guard flags.ignoreCase else { return .character(codePoint) }
        let folding = folding()
        return try set(folding.unfolded(folding.folded(codePoint)), at: offset)
    }

    /// What stands for a set: under the `i` flag, what its members fold to.
    mutating func folded(_ set: CodePointSet) -> CodePointSet {
        flags.ignoreCase ? folding().folded(set) : set
    }

    /// What is not in a set that is folded already: under the `i` flag, of the code points that stand for themselves.
    mutating func complement(of set: CodePointSet) -> CodePointSet {
        flags.ignoreCase ? set.union(folding().changing).complement : set.complement
    }

    /// What `.` takes.
    var anything: CodePointSet {
        if flags.dotAll { return .all }
        return CodePointSet([
            CodePointSet.Range(first: 0x0A, last: 0x0A), CodePointSet.Range(first: 0x0D, last: 0x0D),
            CodePointSet.Range(first: 0x2028, last: 0x2029),
        ]).complement
    }

    /// The word characters. Under the `i` flag `ſ` and the Kelvin sign are too, as they fold to them.
    var wordCharacters: CodePointSet {
        flags.ignoreCase ? CodePointSet(pairs: "09__az") : CodePointSet(pairs: "09AZ__az")
    }
}
