/// A part of a pattern, and how many instructions it takes.
struct PatternNode {
    indirect enum Kind {
        /// Nothing, which always matches.
        case empty
        /// One code point.
        case character(UInt32)
        /// One code point of a set, by the set's number.
        case set(Int)
        case sequence([PatternNode])
        case alternation([PatternNode])
        /// A part so many times in a row; without end where `greatest` is `nil`.
        case repetition(PatternNode, least: Int, greatest: Int?)
        case assertion(PatternAssertion)
        /// A lookahead or lookbehind, by its number.
        case look(Int)
    }

    let kind: Kind
    /// The instructions it compiles to. 64 bits, so that counts may be multiplied first and refused then.
    let size: Int64

    static var empty: PatternNode { PatternNode(kind: .empty, size: 0) }

    static func character(_ codePoint: UInt32) -> PatternNode { PatternNode(kind: .character(codePoint), size: 1) }

    static func set(_ number: Int) -> PatternNode { PatternNode(kind: .set(number), size: 1) }

    static func assertion(_ assertion: PatternAssertion) -> PatternNode {
        PatternNode(kind: .assertion(assertion), size: 1)
    }

    static func look(_ number: Int) -> PatternNode { PatternNode(kind: .look(number), size: 1) }

    static func sequence(_ parts: [PatternNode]) -> PatternNode {
        if parts.isEmpty { return .empty }
        if parts.count == 1 { return parts[0] }
        return PatternNode(kind: .sequence(parts), size: parts.reduce(0) { $0 + $1.size })
    }

    static func alternation(_ parts: [PatternNode]) -> PatternNode {
        if parts.count == 1 { return parts[0] }
        // A split and a jump for each but the last.
        return PatternNode(kind: .alternation(parts), size: parts.reduce(Int64(parts.count - 1) * 2) { $0 + $1.size })
    }

    /// A part so many times in a row.
    ///
    /// Whether a round that takes no character counts can't be seen from outside: it can be left out, or stands for itself.
    static func repetition(_ part: PatternNode, least: Int, greatest: Int?) -> PatternNode {
        if part.size == 0 || greatest == 0 { return .empty }
        // Counts stop at 24 bits and a part has fewer than 31, so nothing overflows. (Checking would take 128 bits, for
        // which wasm32 needs a library.)
        let size: Int64
        if let greatest {
            size = Int64(least) &* part.size + Int64(greatest - least) &* (part.size + 1)
        } else {
            size = least == 0 ? part.size + 2 : Int64(least) &* part.size + 1
        }
        return PatternNode(kind: .repetition(part, least: least, greatest: greatest), size: size)
    }
}

/// A condition on the place between two code points.
enum PatternAssertion: Hashable, Sendable {
    case start, end
    case lineStart, lineEnd
    /// Whether the characters on both sides differ in being word characters; the set's number.
    case wordBoundary(UInt32)
    case notWordBoundary(UInt32)
}

/// What a source means: its parts, the sets they refer to, and its lookarounds, inner ones before outer ones.
struct PatternSyntax {
    struct Look {
        var body: PatternNode
        var isAhead: Bool
        var isNegated: Bool
    }

    var root = PatternNode.empty
    var sets: [CodePointSet] = []
    var looks: [Look] = []
}
