/// The short way for most patterns people write: small, perhaps with lookaheads in front, as in `(?=.*\d)(?!.*\s).{8,}`.
struct PatternShortcut: Sendable {
    private struct Condition: Sendable {
        var automaton: PatternAutomaton
        /// Whether it ends in `$`.
        var isWhole: Bool
        var isNegated: Bool
    }

    private var conditions: [Condition] = []
    private let main: PatternAutomaton

    /// - Returns: `nil` where the pattern has conditions elsewhere or a part is too large for a `PatternAutomaton`.
    init?(_ syntax: PatternSyntax, sets: CodePointSets) {
        var parts = Self.parts(of: syntax.root)[...]
        front: while let part = parts.first {
            switch part.kind {
            case .assertion(.start): break
            case .look(let number):
                let look = syntax.looks[number]
                guard look.isAhead else { return nil }
                var body = Self.parts(of: look.body)[...]
                let isWhole = Self.removeEnd(&body)
                guard let automaton = Self.automaton(body, sets) else { return nil }
                conditions.append(Condition(automaton: automaton, isWhole: isWhole, isNegated: look.isNegated))
            default: break front
            }
            parts.removeFirst()
        }
        // The value ends there anyway.
        while Self.removeEnd(&parts) {}
        guard let main = Self.automaton(parts, sets) else { return nil }
        self.main = main
    }

    private static func parts(of node: PatternNode) -> [PatternNode] {
        if case .sequence(let parts) = node.kind { parts } else { [node] }
    }

    private static func removeEnd(_ parts: inout ArraySlice<PatternNode>) -> Bool {
        guard case .assertion(.end) = parts.last?.kind else { return false }
        parts.removeLast()
        return true
    }

    private static func automaton(_ parts: ArraySlice<PatternNode>, _ sets: CodePointSets) -> PatternAutomaton? {
        let node = PatternNode.sequence(Array(parts))
        // Refused anyway, and not worth writing out.
        if node.size > 1_000 { return nil }
        return PatternAutomaton(PatternProgram(node, isReversed: false), sets: sets)
    }

    /// Whether it takes the whole value.
    func matches(_ value: String, sets: CodePointSets, steps: inout UInt64) -> Bool {
        for condition in conditions {
            let holds = condition.automaton.matches(value, isWhole: condition.isWhole, sets: sets, steps: &steps)
            if holds == condition.isNegated { return false }
        }
        return main.matches(value, isWhole: true, sets: sets, steps: &steps)
    }
}
