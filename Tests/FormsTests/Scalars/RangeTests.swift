import Testing

@testable import Forms

@Suite struct `Ranges and steps` {
    static func codes(_ type: InputType, _ text: String, _ constraints: [Constraint]) throws -> [Violation.Code] {
        try makeForm([FieldDefinition(name: "field", label: "", type: type, constraints: constraints)])
            .violations(text).map(\.code)
    }

    @Test(arguments: [
        (InputType.number, "5", [Constraint.minimum("5"), .maximum("5")], [Violation.Code]()),  // both ends count
        (.number, "4.9", [.minimum("5")], [.rangeUnderflow, .stepMismatch]),
        (.number, "5.5", [.minimum("0.5")], []),  // steps count from the minimum
        (.number, "5", [.minimum("0.5")], [.stepMismatch]),
        (.number, "5.5", [], [.stepMismatch]),  // the default step is 1
        (.number, "5.5", [.step("any")], []), (.number, "5.5", [.step("ANY")], []),
        (.number, "0.3", [.step("0.1")], []),
        (.number, "1e2", [.maximum("99")], [.rangeOverflow]), (.number, "-0", [.minimum("0")], []),
        (.number, "abc", [.minimum("5"), .step("2")], [.badInput]),
        (.range, "0", [], []), (.range, "100", [], []), (.range, "-1", [], [.rangeUnderflow]),
        (.range, "101", [], [.rangeOverflow]), (.range, "200", [.maximum("200")], []),
        (.range, "", [.minimum("5")], []),  // a browser would send the middle; an empty value is empty
        (.date, "2024-02-29", [.minimum("2024-03-01")], [.rangeUnderflow]),
        (.date, "10000-01-01", [.maximum("9999-12-31")], [.rangeOverflow]),
        (.date, "2024-01-15", [.minimum("2024-01-01"), .step("7")], []),
        (.date, "2024-01-16", [.minimum("2024-01-01"), .step("7")], [.stepMismatch]),
        (.date, "1970-01-08", [.step("7")], []), (.date, "1969-12-25", [.step("7")], []),  // from 1970-01-01, both ways
        (.month, "2024-03", [.step("3")], [.stepMismatch]), (.month, "2024-04", [.step("3")], []),
        (.month, "2023-12", [.minimum("2024-01")], [.rangeUnderflow]),
        (.week, "2020-W53", [.maximum("2021-W01")], []), (.week, "1970-W03", [.step("2")], []),
        (.week, "1970-W02", [.step("2")], [.stepMismatch]),
        (.time, "10:00:30", [], [.stepMismatch]),  // 60 s are the default
        (.time, "10:00:30", [.step("30")], []), (.time, "10:00:00.5", [.step("0.5")], []),
        (.time, "10:00:00.250", [.step("0.5")], [.stepMismatch]), (.time, "10:00:30", [.minimum("09:00:30")], []),
        (.time, "23:00", [.minimum("22:00"), .maximum("06:00")], []),  // past midnight
        (.time, "05:00", [.minimum("22:00"), .maximum("06:00")], []),
        (.time, "22:00", [.minimum("22:00"), .maximum("06:00")], []),
        (.time, "06:00", [.minimum("22:00"), .maximum("06:00")], []),
        (.time, "12:00", [.minimum("22:00"), .maximum("06:00")], [.rangeUnderflow, .rangeOverflow]),
        (.datetimeLocal, "2024-01-01T10:00:01", [], [.stepMismatch]),
        (.datetimeLocal, "2024-01-01 10:00", [.minimum("2024-01-01T10:00"), .maximum("2024-01-01T10:00")], []),
        (.datetimeLocal, "1969-12-31T23:59:30", [.step("30")], []),
    ])
    func `are HTML's`(type: InputType, text: String, constraints: [Constraint], expected: [Violation.Code]) throws {
        #expect(try Self.codes(type, text, constraints) == expected)
    }

    @Test func `say the limit as the definition has it`() throws {
        let form = try makeForm(type: .number, .minimum("01.50"), .maximum("2e0"), .step(".50"))
        #expect(form.violations("1") == [Violation(.rangeUnderflow, limit: "01.50")])
        #expect(form.violations("3") == [Violation(.rangeOverflow, limit: "2e0")])
        #expect(form.violations("1.6") == [Violation(.stepMismatch, limit: ".50")])
        #expect(try makeForm(type: .time).violations("10:00:01") == [Violation(.stepMismatch, limit: "60")])
    }

    @Test(arguments: [1, 7, 60, 90, 300, 900, 3600, 5400, 86_400])
    func `hold for every minute of a day`(step: Int) throws {
        let bases = [nil, 0, 1, 450, 1439]
        for base in bases {
            let minimum = base.map { [Constraint.minimum(Self.time($0))] } ?? []
            let field = FieldDefinition(
                name: "field", label: "", type: .time, constraints: [.step("\(step)")] + minimum)
            let form = try makeForm([field])
            for minute in 0..<1440 {
                var expected: [Violation.Code] = minute < base ?? 0 ? [.rangeUnderflow] : []
                if (minute - (base ?? 0)) * 60 % step != 0 { expected.append(.stepMismatch) }
                let codes = form.violations(Self.time(minute)).map(\.code)
                if codes != expected { Issue.record("\(minute) from \(base ?? 0) by \(step): \(codes)") }
            }
        }
    }

    static func time(_ minute: Int) -> String {
        `Calendar texts`.padded(minute / 60) + ":" + `Calendar texts`.padded(minute % 60)
    }

    @Test func `past midnight hold for every hour, minimum and maximum`() throws {
        for minimum in 0..<24 {
            for maximum in 0..<24 {
                let form = try makeForm(
                    type: .time, .minimum(Self.time(minimum * 60)), .maximum(Self.time(maximum * 60)), .step("any"))
                for hour in 0..<24 {
                    let isInside =
                        minimum <= maximum ? (minimum...maximum).contains(hour) : hour >= minimum || hour <= maximum
                    #expect(form.violations(Self.time(hour * 60)).isEmpty == isInside)
                }
            }
        }
    }

    @Test(arguments: [
        (InputType.number, Constraint.minimum("five"), DefinitionError.Reason.invalidLimit(.min, in: "field")),
        (.number, .minimum(""), .invalidLimit(.min, in: "field")),
        (.number, .maximum("+5"), .invalidLimit(.max, in: "field")),
        (.number, .step("0"), .invalidLimit(.step, in: "field")),
        (.number, .step("-1"), .invalidLimit(.step, in: "field")),
        (.number, .step("all"), .invalidLimit(.step, in: "field")),
        (.date, .minimum("2026-02-30"), .invalidLimit(.min, in: "field")),
        (.date, .maximum("01/01/2024"), .invalidLimit(.max, in: "field")),
        (.date, .step("1.5"), .invalidLimit(.step, in: "field")),
        (.week, .step("0.5"), .invalidLimit(.step, in: "field")),
        (.time, .step("0.0005"), .invalidLimit(.step, in: "field")),
        (.range, .minimum("150"), .unreachableRange(in: "field")),  // the default maximum is 100
        (.text, .minimum("1"), .misplaced(.min, in: "field")), (.color, .step("1"), .misplaced(.step, in: "field")),
        (.number, .length(Length(minimum: 1)), .misplaced(.minLength, in: "field")),
        (.date, .length(Length(maximum: 1)), .misplaced(.maxLength, in: "field")),
        (.range, .required, .misplaced(.required, in: "field")),
        (.checkbox, .blocked(["a"]), .misplaced(.blocked, in: "field")),
    ])
    func `that say nothing are refused`(type: InputType, constraint: Constraint, reason: DefinitionError.Reason) {
        #expect(throws: DefinitionError(reason)) { try makeForm(type: type, constraint) }
    }

    @Test func `that hold nothing are refused, except past midnight`() throws {
        for (type, minimum, maximum) in [
            (InputType.number, "2", "1"), (.date, "2024-01-02", "2024-01-01"), (.month, "2024-02", "2024-01"),
            (.week, "2024-W02", "2024-W01"), (.datetimeLocal, "2024-01-01T00:01", "2024-01-01T00:00"),
        ] {
            #expect(throws: DefinitionError(.unreachableRange(in: "field"))) {
                try makeForm(type: type, .minimum(minimum), .maximum(maximum))
            }
        }
        #expect(try makeForm(type: .time, .minimum("22:00"), .maximum("06:00")).fields.count == 1)
    }
}
