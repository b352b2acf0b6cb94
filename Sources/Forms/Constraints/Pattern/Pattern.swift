/// A regular expression that a whole value must match, as HTML's `pattern` attribute has it.
///
/// It means what ECMAScript's `RegExp` means by `^(?:…)$` with the `v` flag, over code points: the same sources are taken and
/// the same values match, in the Unicode version that the tables under `Unicode/` name. Two things are refused where
/// ECMAScript has them: back-references, which can't be matched in linear time, and properties of strings (`\p{RGI_Emoji}`).
///
/// Matching takes time linear in the value for every pattern, and memory too.
public struct Pattern: Sendable {
    /// The greatest length of a source, in code points.
    public static let maximumSourceLength = 8_192
    /// How deep groups and classes may be nested.
    public static let maximumNesting = 100
    /// The greatest number of instructions, with counted repetitions written out: `.{0,10000}` has as many.
    ///
    /// A match takes at most twice so many steps for each code point of the value, and takes that only where the whole pattern
    /// is in doubt all the time, as in `(?:a?){6000}`.
    public static let maximumProgramSize = 20_000
    /// The greatest number of ranges in all classes of a pattern.
    public static let maximumClassRanges = 50_000

    /// The pattern as it is written.
    public let source: String
    private let sets: CodePointSets
    private let main: PatternProgram
    private let looks: [Look]
    private let shortcut: PatternShortcut?

    private struct Look: Sendable {
        var program: PatternProgram
        var isNegated: Bool
    }

    /// Reads a pattern.
    ///
    /// - Parameter source: As in HTML's `pattern`: neither slashes around it nor flags.
    /// - Throws: The first fault, or what exceeds a limit.
    public init(_ source: String) throws(PatternError) {
        let syntax = try PatternParser.parse(source)
        self.source = source
        sets = CodePointSets(syntax.sets)
        main = PatternProgram(syntax.root, isReversed: false)
        looks = syntax.looks.map {
            Look(program: PatternProgram($0.body, isReversed: $0.isAhead), isNegated: $0.isNegated)
        }
        shortcut = PatternShortcut(syntax, sets: sets)
    }

    /// How many instructions it has.
    var size: Int { looks.reduce(main.instructions.count) { $0 + $1.program.instructions.count } }

    /// Whether a value matches as a whole.
    ///
    /// - Complexity: O(*n*) in the value; the factor is the size of the pattern with its counts written out.
    public func matches(_ value: String) -> Bool {
        var steps: UInt64 = 0
        return matches(value, steps: &steps)
    }

    /// Whether a value matches as a whole, and how much work it was.
    ///
    /// - Parameters:
    ///   - steps: Grows by the instructions carried out.
    ///   - isGeneral: Whether to leave the short way for small patterns out, for tests.
    func matches(_ value: String, steps: inout UInt64, isGeneral: Bool = false) -> Bool {
        if let shortcut, !isGeneral { return shortcut.matches(value, sets: sets, steps: &steps) }
        var simulation = PatternSimulation(value, sets: sets)
        for look in looks { simulation.answer(look.program, isNegated: look.isNegated) }
        let isMatch = simulation.matches(main)
        steps += simulation.steps
        return isMatch
    }
}

extension Pattern: Hashable {
    /// Patterns are the same if they are written the same. Text that Unicode takes as equivalent may match differently.
    public static func == (one: Pattern, other: Pattern) -> Bool {
        one.source.utf8.elementsEqual(other.source.utf8)
    }

    /// Feeds the source.
    public func hash(into hasher: inout Hasher) {
        for byte in source.utf8 { hasher.combine(byte) }
    }
}
