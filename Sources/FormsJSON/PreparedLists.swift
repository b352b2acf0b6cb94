internal import Forms

/// A piece of an answer for each set of fields of a small form, so that naming a set is one copy.
struct PreparedLists: Sendable {
    /// Forms of so many fields at most are prepared: a set more for each field would double them.
    static let maxFields = 4

    /// By the set's bits, and then by the flag; empty where there would be too many.
    private let pieces: [[UInt8]]
    private let count: Int

    /// Prepares pieces.
    ///
    /// - Parameter piece: The bytes for the names of a set, with commas between them, and a flag.
    init(_ quotedNames: [[UInt8]], piece: (_ names: [UInt8], _ flag: Bool) -> [UInt8]) {
        self.init(count: quotedNames.count) { set, flag in
            var names: [UInt8] = []
            for position in set {
                if !names.isEmpty { names.append(UInt8(ascii: ",")) }
                names.append(contentsOf: quotedNames[position])
            }
            return piece(names, flag)
        }
    }

    /// Prepares pieces for the sets of so many fields.
    init(count: Int, piece: (FieldSet, _ flag: Bool) -> [UInt8]) {
        self.count = count
        guard count <= Self.maxFields else {
            pieces = []
            return
        }
        var pieces: [[UInt8]] = []
        for bits in 0..<1 << count {
            var set = FieldSet()
            for position in 0..<count where bits & 1 << position != 0 { set.insert(position) }
            pieces.append(piece(set, false))
            pieces.append(piece(set, true))
        }
        self.pieces = pieces
    }

    /// Appends the piece for a set.
    ///
    /// - Returns: Whether there is one.
    func append(_ set: FieldSet, _ flag: Bool, to output: inout [UInt8]) -> Bool {
        guard !pieces.isEmpty else { return false }
        var bits = 0
        for position in 0..<count where set.contains(position) { bits |= 1 << position }
        output.append(contentsOf: pieces[bits * 2 + (flag ? 1 : 0)])
        return true
    }
}
