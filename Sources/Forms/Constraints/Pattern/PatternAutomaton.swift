/// A small program as an automaton whose threads are the bits of one word: no allocation, a few operations a character.
///
/// It takes programs with at most 64 instructions that wait for a code point, and with no conditions.
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

    /// - Returns: `nil` where the program is too large or has conditions.
    init?(_ program: PatternProgram, sets: CodePointSets) {
        var bits = [Int](repeating: -1, count: program.instructions.count)
        var positions: [Int] = []
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
        (first, takesNothing) = Self.reach(0, of: program, bits)
        for (bit, position) in positions.enumerated() {
            let (next, ends) = Self.reach(position + 1, of: program, bits)
            follow.append(next)
            if ends { last |= 1 << UInt64(bit) }
            for character: UInt32 in 0..<128 where takes(character, bit, sets) {
                ascii[Int(character)] |= 1 << UInt64(bit)
            }
        }
    }

    /// The bits that a place in a program leads to without a code point, and whether it leads to the end.
    private static func reach(_ start: Int, of program: PatternProgram, _ bits: [Int]) -> (bits: UInt64, ends: Bool) {
        var found: UInt64 = 0
        var ends = false
        var reached = [Bool](repeating: false, count: program.instructions.count)
        var pending = [start]
        while let position = pending.popLast() {
            if reached[position] { continue }
            reached[position] = true
            switch program.instructions[position] {
            case .jump(let target): pending.append(target)
            case .split(let one, let other): pending += [one, other]
            case .match: ends = true
            default: found |= 1 << UInt64(bits[position])
            }
        }
        return (found, ends)
    }

    private func takes(_ codePoint: UInt32, _ bit: Int, _ sets: CodePointSets) -> Bool {
        let wanted = wanted[bit]
        return wanted < 0 ? codePoint == UInt32(bitPattern: ~wanted) : sets.contains(codePoint, inSet: Int(wanted))
    }

    /// Whether it takes the whole value.
    ///
    /// - Parameter steps: Grows by the bits looked at, at most 64 a code point, twice that beyond ASCII.
    func matches(_ value: String, sets: CodePointSets, steps: inout Int) -> Bool {
        var next = first
        var current: UInt64 = 0
        var isStart = true
        for scalar in value.unicodeScalars {
            current =
                scalar.value < 128 ? next & ascii[Int(scalar.value)] : taking(scalar.value, of: next, sets, &steps)
            if current == 0 { return false }
            isStart = false
            next = 0
            var rest = current
            while rest != 0 {
                next |= follow[rest.trailingZeroBitCount]
                rest &= rest - 1
                steps += 1
            }
        }
        return isStart ? takesNothing : current & last != 0
    }

    private func taking(_ codePoint: UInt32, of bits: UInt64, _ sets: CodePointSets, _ steps: inout Int) -> UInt64 {
        var found: UInt64 = 0
        var rest = bits
        while rest != 0 {
            let bit = rest.trailingZeroBitCount
            if takes(codePoint, bit, sets) { found |= 1 << UInt64(bit) }
            rest &= rest - 1
            steps += 1
        }
        return found
    }
}
