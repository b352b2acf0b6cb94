/// A pattern as instructions over places in a value.
struct PatternProgram: Sendable {
    enum Instruction: Sendable {
        /// Goes on behind one code point, if it is this one.
        case character(UInt32)
        /// Goes on behind one code point, if the set has it.
        case set(Int)
        /// Goes on at both.
        case split(Int, Int)
        case jump(Int)
        /// Goes on if the condition holds here.
        case assertion(PatternAssertion)
        /// Goes on if the lookaround holds here.
        case look(Int)
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

    private mutating func emit(_ node: PatternNode) {
        switch node.kind {
        case .empty: break
        case .character(let codePoint): instructions.append(.character(codePoint))
        case .set(let number): instructions.append(.set(number))
        case .assertion(let assertion): instructions.append(.assertion(assertion))
        case .look(let number): instructions.append(.look(number))
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
            instructions.append(.split(split + 1, 0))
            emit(part)
            jumps.append(instructions.count)
            instructions.append(.jump(0))
            instructions[split] = .split(split + 1, instructions.count)
        }
        if let last = parts.last { emit(last) }
        for jump in jumps { instructions[jump] = .jump(instructions.count) }
    }

    private mutating func emit(_ part: PatternNode, least: Int, greatest: Int?) {
        for _ in 0..<max(least, 1) - 1 { emit(part) }
        if least > 0 {
            let start = instructions.count
            emit(part)
            if greatest == nil { instructions.append(.split(start, instructions.count + 1)) }
        } else if greatest == nil {
            let split = instructions.count
            instructions.append(.split(split + 1, 0))
            emit(part)
            instructions.append(.jump(split))
            instructions[split] = .split(split + 1, instructions.count)
        }
        guard let greatest, greatest > least else { return }
        var splits: [Int] = []
        for _ in least..<greatest {
            splits.append(instructions.count)
            instructions.append(.split(instructions.count + 1, 0))
            emit(part)
        }
        for split in splits { instructions[split] = .split(split + 1, instructions.count) }
    }
}
