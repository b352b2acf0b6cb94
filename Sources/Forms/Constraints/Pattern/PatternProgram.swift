/// A pattern as instructions over places in a value.
struct PatternProgram: Sendable {
    enum Instruction: Sendable {
        /// Goes on behind one code point, if it is this one.
        case character(UInt32)
        /// Goes on behind one code point, if the set has it.
        case set(UInt32)
        /// Goes on at both.
        case split(UInt32, UInt32)
        case jump(UInt32)
        /// Goes on if the condition holds here.
        case assertion(PatternAssertion)
        /// Goes on if the lookaround holds here.
        case look(UInt32)
        case match
    }

    private(set) var instructions: [Instruction] = []
    /// Whether it reads from the end of the value to its start.
    let isReversed: Bool

    /// Writes out a part of a pattern.
    init(_ node: PatternNode, isReversed: Bool) {
        self.isReversed = isReversed
        instructions.reserveCapacity(Int(node.size) + 1)
        emit(node)
        instructions.append(.match)
    }

    /// Where the next instruction will be.
    private var end: UInt32 { UInt32(instructions.count) }

    private mutating func emit(_ node: PatternNode) {
        switch node.kind {
        case .empty: break
        case .character(let codePoint): instructions.append(.character(codePoint))
        case .set(let number): instructions.append(.set(UInt32(number)))
        case .assertion(let assertion): instructions.append(.assertion(assertion))
        case .look(let number): instructions.append(.look(UInt32(number)))
        case .sequence(let parts):
            if isReversed {
                for part in parts.reversed() { emit(part) }
            } else {
                for part in parts { emit(part) }
            }
        case .alternation(let parts): emit(alternation: parts)
        case .repetition(let part, let least, let greatest): emit(part, least: least, greatest: greatest)
        }
    }

    private mutating func emit(alternation parts: [PatternNode]) {
        var jumps: [Int] = []
        for part in parts.dropLast() {
            let split = instructions.count
            instructions.append(.split(end + 1, 0))
            emit(part)
            jumps.append(instructions.count)
            instructions.append(.jump(0))
            instructions[split] = .split(UInt32(split + 1), end)
        }
        if let last = parts.last { emit(last) }
        for jump in jumps { instructions[jump] = .jump(end) }
    }

    private mutating func emit(_ part: PatternNode, least: Int, greatest: Int?) {
        for _ in 0..<max(least, 1) - 1 { emit(part) }
        if least > 0 {
            let start = end
            emit(part)
            if greatest == nil { instructions.append(.split(start, end + 1)) }
        } else if greatest == nil {
            let split = instructions.count
            instructions.append(.split(end + 1, 0))
            emit(part)
            instructions.append(.jump(UInt32(split)))
            instructions[split] = .split(UInt32(split + 1), end)
        }
        guard let greatest, greatest > least else { return }
        var splits: [Int] = []
        for _ in least..<greatest {
            splits.append(instructions.count)
            instructions.append(.split(end + 1, 0))
            emit(part)
        }
        for split in splits { instructions[split] = .split(UInt32(split + 1), end) }
    }
}
