import Testing

@testable import Forms

@Suite struct `Comparison with another field` {
    static func form(_ constraint: Constraint, type: InputType, other: InputType? = nil) throws -> FormDefinition {
        try makeForm([
            FieldDefinition(name: "field", label: "", type: type, constraints: [constraint]),
            FieldDefinition(name: "other", label: "", type: other ?? type),
        ])
    }

    static let later = Violation(.rangeUnderflow, other: "other")
    static let earlier = Violation(.rangeOverflow, other: "other")

    @Test(arguments: [
        (InputType.date, "2024-05-02", "2024-05-01", 1), (.date, "2024-05-01", "2024-05-01", 0),
        (.date, "2024-04-30", "2024-05-01", -1), (.date, "10000-01-01", "9999-12-31", 1),
        (.number, "10", "9", 1), (.number, "1.0", "1", 0), (.number, "-2", "-1", -1), (.range, "10", "9", 1),
        (.month, "2024-10", "2024-09", 1), (.week, "2021-W01", "2020-W53", 1), (.time, "09:00", "08:59", 1),
        (.time, "09:00:00.000", "09:00", 0), (.datetimeLocal, "2024-01-01 10:00", "2024-01-01T10:00", 0),
    ])
    func `goes by what values mean`(type: InputType, value: String, other: String, order: Int) throws {
        #expect(try Self.form(.after("other"), type: type).violations(value, other) == (order > 0 ? [] : [Self.later]))
        #expect(
            try Self.form(.before("other"), type: type).violations(value, other) == (order < 0 ? [] : [Self.earlier]))
        #expect(try Self.form(.sameAs("other"), type: type).violations(value, other).isEmpty == (order == 0))
        #expect(try Self.form(.differentFrom("other"), type: type).violations(value, other).isEmpty == (order != 0))
    }

    @Test func `waits for two values`() throws {
        for constraint in [Constraint.after("other"), .before("other")] {
            let form = try Self.form(constraint, type: .date)
            #expect(form.violations("", "2024-01-01") == [])
            #expect(form.violations("2024-01-01", "") == [])
            #expect(form.violations("2024-01-01", "soon") == [Violation(.badInput)])  // the other field's own
            #expect(form.violations("soon", "2024-01-01") == [Violation(.badInput)])
        }
    }

    @Test func `that must differ finds what is the same`() throws {
        let form = try Self.form(.differentFrom("other"), type: .password)
        #expect(form.violations("secret", "secret") == [Violation(.notDifferent, other: "other")])
        #expect(form.violations("\u{E9}", "e\u{301}") == [Violation(.notDifferent, other: "other")])
        #expect(form.violations("secret", "Secret") == [])
        #expect(form.violations("", "") == [])  // emptiness is `required`'s business
    }

    @Test(arguments: [
        (Constraint.after("other"), InputType.date, InputType.month, DefinitionError.Member.after),
        (.before("other"), .number, .text, .before), (.sameAs("other"), .text, .checkbox, .equalTo),
        (.differentFrom("other"), .time, .datetimeLocal, .notEqualTo),
    ])
    func `of what has nothing in common is refused`(
        constraint: Constraint, type: InputType, other: InputType, member: DefinitionError.Member
    ) throws {
        #expect(throws: DefinitionError(.incomparableFields(member, "other", in: "field"))) {
            try Self.form(constraint, type: type, other: other)
        }
        #expect(throws: DefinitionError(.unknownField("nobody", in: "field"))) {
            try makeForm(type: .number, .after("nobody"))
        }
        #expect(throws: DefinitionError(.unknownField("field", in: "field"))) {
            try makeForm(type: .number, .before("field"))
        }
    }

    @Test func `works between the two kinds of numbers`() throws {
        #expect(try Self.form(.after("other"), type: .number, other: .range).violations("1", "2") == [Self.later])
        #expect(try Self.form(.sameAs("other"), type: .text, other: .email).violations("a@b", " a@b ") == [])
    }
}
