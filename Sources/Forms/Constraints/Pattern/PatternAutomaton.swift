/// A small program as an automaton whose threads are the bits of one word: no allocation, a few operations a character.
struct PatternAutomaton: Sendable {
    /// For each bit the bits that may come after it.
    private var follow: [UInt64] = []
    private var first: UInt64 = 0
    /// The bits behind which the program may end.
    private var last: UInt64 = 0
    private var takesNothing = false
    /// For each ASCII character the bits that take it.
    private var ascii = [UInt64](repeating: 0, count: 128)
    /// What each bit takes: a set's number, or the complement of a code point.
    private var wanted: [Int32] = []

    /// - Returns: `nil` where the program has more than 64 instructions that wait for a code point, or has conditions.
    init?(_ program: PatternProgram, sets: CodePointSets) {
        var positions: [Int] = []
        var bits = [Int](repeating: 0, count: program.instructions.count)
        for (position, instruction) in program.instructions.enumerated() {
            switch instruction {
            case .assertion, .look: return nil
            case .character(let codePoint): wanted.append(~Int32(codePoint))
            case .set(let number): wanted.append(Int32(number))
            case .split, .jump, .match: continue
            }
            if positions.count == 64 { return nil }
            bits[position] = positions.count
            positions.append(position)
        }
        var reached = [Int](repeating: -1, count: program.instructions.count)
        (first, takesNothing) = Self.reach(0, of: program, bits, &reached)
        for (bit, position) in positions.enumerated() {
            let (next, ends) = Self.reach(position + 1, of: program, bits, &reached)
            follow.append(next)
            if ends { last |= 1 << UInt64(bit) }
        }
        prepareASCII(sets)
    }

    private mutating func prepareASCII(_ sets: CodePointSets) {
        var done: UInt64 = 0
        for bit in wanted.indices where done & (1 << UInt64(bit)) == 0 {
            var same: UInt64 = 0
            for other in bit..<wanted.count where wanted[other] == wanted[bit] { same |= 1 << UInt64(other) }
            done |= same
            if wanted[bit] < 0 {
                if ~wanted[bit] < 128 { ascii[Int(~wanted[bit])] |= same }
            } else {
                for character in 0..<128 where sets.contains(UInt32(character), inSet: Int(wanted[bit])) {
                    ascii[character] |= same
                }
            }
        }
    }

    /// The bits that a place in a program leads to without a code point, and whether it leads to the end.
    ///
    /// - Parameter reached: For each instruction the place from which it was reached last.
    private static func reach(
        _ start: Int, of program: PatternProgram, _ bits: [Int], _ reached: inout [Int]
    ) -> (bits: UInt64, ends: Bool) {
        var found: UInt64 = 0
        var ends = false
        var pending = [start]
        while let position = pending.popLast() {
            if reached[position] == start { continue }
            reached[position] = start
            switch program.instructions[position] {
            case .jump(let target): pending.append(Int(target))
            case .split(let one, let other):
                pending.append(Int(one))
                pending.append(Int(other))
            case .match: ends = true
            default: found |= 1 << UInt64(bits[position])
            }
        }
        return (found, ends)
    }

    /// Whether it takes the value.
    ///
    /// - Parameters:
    ///   - isWhole: Whether the value must end where the program does; else the program may end before.
    ///   - steps: Grows by the bits looked at, at most 64 a code point, twice that beyond ASCII.
    func matches(_ value: String, isWhole: Bool, sets: CodePointSets, steps: inout UInt64) -> Bool {
        var next = first
        var ends = takesNothing
        for scalar in value.unicodeScalars {
            if ends, !isWhole { return true }
            let current =
                scalar.value < 128 ? next & ascii[Int(scalar.value)] : taking(scalar.value, of: next, sets, &steps)
            if current == 0 { return false }
            ends = current & last != 0
            next = 0
            var rest = current
            while rest != 0 {
                next |= follow[rest.trailingZeroBitCount]
                rest &= rest - 1
                steps += 1
            }
        }
        return ends
    }

    private func taking(_ codePoint: UInt32, of bits: UInt64, _ sets: CodePointSets, _ steps: inout UInt64) -> UInt64 {
        var found: UInt64 = 0
        var rest = bits
        while rest != 0 {
            let bit = rest.trailingZeroBitCount
            let wanted = wanted[bit]
            let takes = wanted < 0 ? codePoint == UInt32(~wanted) : sets.contains(codePoint, inSet: Int(wanted))
            if takes { found |= 1 << UInt64(bit) }
            rest &= rest - 1
            steps += 1
        }
        return found
    }
}
