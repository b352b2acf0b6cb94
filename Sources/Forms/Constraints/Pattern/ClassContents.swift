/// What a class holds: code points, and strings of none or several of them.
struct ClassContents {
    var codePoints: CodePointSet
    /// The strings of another length than one, each once.
    var strings: [[UInt32]] = []
    /// Whether strings are to be expected by how the class is written; such a class can't be negated (ECMA-262, MayContainStrings).
    var mayContainStrings = false

    init(_ codePoints: CodePointSet) {
        self.codePoints = codePoints
    }

    mutating func insert(_ string: [UInt32]) {
        if !strings.contains(string) { strings.append(string) }
    }

    mutating func formIntersection(_ other: ClassContents) {
        codePoints = codePoints.intersection(other.codePoints)
        strings.removeAll { !other.strings.contains($0) }
        mayContainStrings = mayContainStrings && other.mayContainStrings
    }

    mutating func subtract(_ other: ClassContents) {
        codePoints = codePoints.subtracting(other.codePoints)
        strings.removeAll { other.strings.contains($0) }
    }
}
