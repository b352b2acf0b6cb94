import Testing

@testable import Forms

/// The work of a match grows with the value and no faster, whatever the pattern.
@Suite struct `Pattern work` {
    /// Patterns on which backtracking takes time that grows exponentially, or with the square and more.
    static let attacks: [(source: String, unit: String, end: String)] = [
        ("(a+)+", "a", "!"),  // nested quantifiers
        ("(a*)*", "a", "!"),
        ("([a-zA-Z]+)*", "a", "!"),
        ("(a|aa)+", "a", "!"),  // overlapping alternatives
        ("(a|a)*", "a", "!"),
        ("(a|a?)+", "a", "!"),
        ("(?:a{1,4})*", "a", "b"),
        ("(.*)*b", "a", ""),
        (".*.*.*=.*", "a", ""),  // polynomial
        (#"^(([a-z])+.)+[A-Z]([a-z])+$"#, "a", ""),  // OWASP
        (#"(\w+\s?)*"#, "a", "!"),
        (#"([a-zA-Z0-9._\-]+)*@[a-z]+"#, "a", "!"),
        (#"(?:(?:a?){30}a{30})+"#, "a", "!"),
        (#"(?=(a+)+$)a*!"#, "a", "!"),  // within lookarounds
        (#"(?!(a|aa)+$).*"#, "a", ""),
        (#"(?:(?<=(a+)+)a|a(?=(a*)*b))*"#, "a", "c"),
        (#"(?:\b\w+\b|\w)*"#, "a", "!"),
        (#"(?i:(é+)+)"#, "É", "!"),
        (#"([^\p{Lu}]+)+"#, "漢", "A"),
    ]

    @Test(arguments: attacks.indices)
    func `is linear in the value`(index: Int) throws {
        let attack = Self.attacks[index]
        let pattern = try Pattern(attack.source)
        let steps = [1_000, 2_000, 100_000].map { count in
            var steps: UInt64 = 0
            _ = pattern.matches(
                String(repeating: attack.unit, count: count) + attack.end, steps: &steps, isGeneral: true)
            return steps
        }
        // Twice the value, twice the work, but for what is the same for all values.
        #expect(steps[1] * 100 <= 2 * steps[0] * 102)
        #expect(steps[2] * 100 <= 100 * steps[0] * 102)
    }

    @Test(arguments: attacks.indices)
    func `is no more than an instruction a place allows`(index: Int) throws {
        let attack = Self.attacks[index]
        let pattern = try Pattern(attack.source)
        let value = String(repeating: attack.unit, count: 10_000) + attack.end
        var steps: UInt64 = 0
        _ = pattern.matches(value, steps: &steps, isGeneral: true)
        // Each instruction is reached once at a place, and once takes what stands there.
        #expect(steps <= 2 * UInt64(pattern.size * (value.unicodeScalars.count + 1)))
        var shortSteps: UInt64 = 0
        _ = pattern.matches(value, steps: &shortSteps)
        #expect(shortSteps <= 2 * UInt64(pattern.size * (value.unicodeScalars.count + 1)))
    }

    @Test func `of the largest pattern on a long value is bounded`() throws {
        let pattern = try Pattern("(?:a?){3000}(?:b|a)*")
        let value = String(repeating: "a", count: 2_000) + "!"
        var steps: UInt64 = 0
        #expect(!pattern.matches(value, steps: &steps))
        #expect(steps <= 2 * UInt64(pattern.size * (value.utf8.count + 1)))
    }
}
