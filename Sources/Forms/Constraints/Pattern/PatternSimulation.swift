/// Runs programs over a value, all threads at once: each instruction at most once at each place.
///
/// Lookarounds are answered for every place beforehand, inner ones first, by programs of their own: lookbehinds from the
/// start on, lookaheads from the end back (Barrière and Pit-Claudel, "Linear Matching of JavaScript Regexes", PLDI 2024).
struct PatternSimulation {
    private var value: [UInt32] = []
    private let sets: CodePointSets
    /// Where each lookaround holds, a bit per place. Negation is in it.
    private var answers: [[UInt64]] = []
    /// Those of the program that runs.
    private var instructions: [PatternProgram.Instruction] = []
    /// The instructions that wait for a code point.
    private var waiting: [UInt32] = []
    private var waited: [UInt32] = []
    /// The round in which an instruction was last reached.
    private var reached: [UInt32] = []
    private var round: UInt32 = 0
    private var pending: [UInt32] = []
    /// Whether the round came to `match`.
    private var isMatch = false
    /// How many instructions were carried out: the work, whatever the machine.
    private(set) var steps: UInt64 = 0

    init(_ value: String, sets: CodePointSets) {
        self.sets = sets
        self.value.reserveCapacity(value.utf8.count)
        for scalar in value.unicodeScalars { self.value.append(scalar.value) }
    }

    /// Answers a lookaround for every place. The ones within it must have been answered before.
    mutating func answer(_ program: PatternProgram, isNegated: Bool) {
        var bits = [UInt64](repeating: isNegated ? .max : 0, count: value.count / 64 + 1)
        start(program)
        for distance in 0...value.count {
            let place = program.isReversed ? value.count - distance : distance
            reach(0, at: place)
            if isMatch { bits[place / 64] ^= 1 << UInt64(place % 64) }
            if distance < value.count { advance(program, at: place) }
        }
        answers.append(bits)
    }

    /// Whether a program takes the whole value.
    mutating func matches(_ program: PatternProgram) -> Bool {
        start(program)
        reach(0, at: 0)
        for place in 0..<value.count {
            if waiting.isEmpty { return false }
            advance(program, at: place)
        }
        return isMatch
    }

    private mutating func start(_ program: PatternProgram) {
        instructions = program.instructions
        waiting.removeAll(keepingCapacity: true)
        round = 1
        isMatch = false
        reached = [UInt32](repeating: 0, count: program.instructions.count)
    }

    /// Takes the code point beside a place, in the program's direction.
    private mutating func advance(_ program: PatternProgram, at place: Int) {
        let codePoint = value[program.isReversed ? place - 1 : place]
        let next = program.isReversed ? place - 1 : place + 1
        swap(&waited, &waiting)
        waiting.removeAll(keepingCapacity: true)
        round += 1
        isMatch = false
        for index in waited.indices {
            let position = waited[index]
            steps += 1
            let goesOn =
                switch instructions[Int(position)] {
                case .character(let wanted): wanted == codePoint
                case .set(let number): sets.contains(codePoint, inSet: Int(number))
                default: false
                }
            if goesOn { reach(position + 1, at: next) }
        }
    }

    /// Reaches an instruction and all behind it that need no code point.
    private mutating func reach(_ first: UInt32, at place: Int) {
        var next: UInt32? = first
        while let position = next {
            next = nil
            if reached[Int(position)] != round {
                reached[Int(position)] = round
                steps += 1
                switch instructions[Int(position)] {
                case .character, .set: waiting.append(position)
                case .match: isMatch = true
                case .jump(let target): next = target
                case .split(let one, let other):
                    next = one
                    pending.append(other)
                case .assertion(let assertion): if holds(assertion, at: place) { next = position + 1 }
                case .look(let number):
                    if answers[Int(number)][place / 64] & (1 << UInt64(place % 64)) != 0 { next = position + 1 }
                }
            }
            if next == nil { next = pending.popLast() }
        }
    }

    private func holds(_ assertion: PatternAssertion, at place: Int) -> Bool {
        switch assertion {
        case .start: place == 0
        case .end: place == value.count
        case .lineStart: place == 0 || isLineEnd(value[place - 1])
        case .lineEnd: place == value.count || isLineEnd(value[place])
        case .wordBoundary(let words): isWord(place - 1, words) != isWord(place, words)
        case .notWordBoundary(let words): isWord(place - 1, words) == isWord(place, words)
        }
    }

    private func isWord(_ index: Int, _ words: UInt32) -> Bool {
        index >= 0 && index < value.count && sets.contains(value[index], inSet: Int(words))
    }

    private func isLineEnd(_ codePoint: UInt32) -> Bool {
        codePoint == 0x0A || codePoint == 0x0D || codePoint == 0x2028 || codePoint == 0x2029
    }
}
