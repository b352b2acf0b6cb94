import Testing

@testable import Forms

@Suite struct `Decimal numbers` {
    static func decimal(_ text: String) -> Decimal? { Decimal(text.utf8.span) }

    @Test(arguments: [
        "0", "-0", "7", "007", "1.5", ".5", "-.5", "1e3", "1E3", "1e+3", "1e-3", "0.0e0", "1e0000000005",
        "1.7976931348623157e308",  // the greatest double
        "1e-999999999", "0e999999999",
    ])
    func `are what HTML calls valid floating-point numbers`(text: String) {
        #expect(Self.decimal(text) != nil)
    }

    @Test(arguments: [
        "", "-", ".", "-.", "+1", "1.", "1.e3", "e3", "1e", "1e+", "1e1.5", " 1", "1 ", "1,5", "1_000", "0x10", "--1",
        "Infinity", "NaN", "１", "1\u{0}", "1e3e3", "1.2.3",
        "1e309", "1.8e308", "-1.8e308", "179769313486231581" + String(repeating: "0", count: 291),  // infinite doubles
        "1e999999999", "1e99999999999999999999999999",
    ])
    func `are nothing else`(text: String) {
        #expect(Self.decimal(text) == nil)
    }

    @Test(arguments: [
        ["1", "1.0", "01", "1e0", "10e-1", "0.1e1", "100000000000000000000e-20"],
        ["0", "-0", "0.000", "0e55", ".0e-7"],
        ["-2.50", "-25e-1"], ["12345678901234567890123", "1234567890123456789012300e-2"],
    ])
    func `are the same however they are written`(texts: [String]) {
        #expect(Set(texts.map(Self.decimal)).count == 1)
    }

    @Test func `have one order`() {
        let ascending = [
            "-1e300", "-12345678901234567890.2", "-12345678901234567890.1", "-12345678901234567890", "-2", "-1.5", "-1",
            "-0.001", "0", "1e-300", "0.001", "0.1", "0.30000000000000000", "0.30000000000000004", "1",
            "9007199254740992", "9007199254740993", "123456789012345678", "123456789012345678.000000001",
            "123456789012345678.00000001", "1e300",
        ].map(Self.decimal)
        for (low, one) in ascending.enumerated() {
            for (high, other) in ascending.enumerated() {
                guard let one, let other else {
                    Issue.record("no number at \(low) or \(high)")
                    continue
                }
                #expect((one < other) == (low < high))
            }
        }
    }

    /// Every number of a small grid against every step and base, checked with whole numbers.
    @Test func `are counted in steps without rounding`() throws {
        let texts = (-40...40).map { count in
            let digits = count.magnitude
            return (count, "\(count < 0 ? "-" : "")\(digits / 10).\(digits % 10)")
        }
        for (step, stepText) in texts where step > 0 {
            for (base, baseText) in texts where base % 7 == 0 {
                let start = try #require(Self.decimal(baseText))
                let size = try #require(Self.decimal(stepText))
                let steps = try #require(DecimalSteps(size, from: start))
                for (value, text) in texts {
                    let number = try #require(Self.decimal(text))
                    #expect(steps.contains(number) == ((value - base) % step == 0))
                }
            }
        }
    }

    @Test(arguments: [
        ("0.1", "0", "0.3", true),  // as doubles it is not
        ("0.1", "0", "0.30000000000000004", false),
        ("0.01", "0", "1e20", true), ("3", "0", "1e20", false), ("3", "1", "1e20", true),
        ("1", "0", "1e-999999999", false), ("1", "0", "123456789012345678901234567890", true),
        ("7", "0", "123456789012345678901234567890", true), ("7", "0", "123456789012345678901234567891", false),
        ("7", "0", "-123456789012345678901234567890", true), ("7", "-1", "-123456789012345678901234567891", true),
        ("2", "1e300", "1e-300", false),
    ])
    func `of any size are counted in steps`(step: String, base: String, value: String, isStep: Bool) throws {
        let size = try #require(Self.decimal(step))
        let start = try #require(Self.decimal(base))
        let number = try #require(Self.decimal(value))
        #expect(DecimalSteps(size, from: start)?.contains(number) == isStep)
    }

    @Test(arguments: [("0", "0"), ("-1", "0"), ("1", "1e-18"), ("1e-400", "0")])
    func `have no steps that could not be counted`(step: String, base: String) throws {
        let size = try #require(Self.decimal(step))
        let start = try #require(Self.decimal(base))
        #expect(DecimalSteps(size, from: start) == nil)
    }

    @Test func `of sixty thousand digits are read at once`() throws {
        let digits = String(repeating: "3", count: 60_000)
        #expect(Self.decimal(digits) == nil)  // far over any double
        let fraction = try #require(Self.decimal("0." + digits))
        #expect(DecimalSteps(.one, from: fraction) == nil)
        let steps = try #require(DecimalSteps(.one, from: .one))
        #expect(!steps.contains(fraction))
        let longer = try #require(Self.decimal("0." + digits + "1"))
        #expect(fraction < longer)
        #expect(Self.decimal("0." + digits + String(repeating: "0", count: 9)) == fraction)
    }
}
