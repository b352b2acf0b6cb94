import Testing

@testable import Forms

@Suite struct `Choices among options` {
    static func form(_ type: InputType, isMultiple: Bool = false, _ values: [String]) throws -> FormDefinition {
        try makeForm([
            FieldDefinition(
                name: "field", label: "", type: type, isMultiple: isMultiple,
                options: values.map { Option(value: $0, label: "") })
        ])
    }

    @Test(arguments: [InputType.radio, .select])
    func `are one of the options or nothing`(type: InputType) throws {
        let form = try Self.form(type, ["red", "Red", "\u{E9}", "blue green"])
        for value in ["", "red", "Red", "\u{E9}", "blue green"] { #expect(form.violations(value) == []) }
        for value in ["RED", " red", "red\n", "e\u{301}", "blue", "reds"] {
            #expect(form.violations(value) == [Violation(.notAllowed)])
        }
    }

    @Test func `of several are all among the options`() throws {
        let form = try Self.form(.select, isMultiple: true, ["a", "b", "c"])
        for chosen in [[], ["a"], ["c", "a"], ["a", "b", "c"]] {
            #expect(form.verdict(on: [.selections(chosen)]).isValid)
        }
        for chosen in [["d"], ["a", "d"], [""]] {
            #expect(form.verdict(on: [.selections(chosen)]).findings.map(\.violation) == [Violation(.notAllowed)])
        }
    }

    @Test func `without options, or with one twice, are refused`() {
        #expect(throws: DefinitionError(.noOptions(in: "field"))) { try Self.form(.radio, []) }
        #expect(throws: DefinitionError(.duplicateOption(in: "field"))) { try Self.form(.select, ["a", "b", "a"]) }
        #expect(throws: DefinitionError(.misplaced(.options, in: "field"))) { try Self.form(.text, ["a"]) }
        #expect(throws: DefinitionError(.misplaced(.multiple, in: "field"))) {
            try Self.form(.radio, isMultiple: true, ["a"])
        }
    }

    @Test func `are found in any list`() {
        for count in 0...40 {
            let values = (0..<count).map { String($0 * 7919 % 101) }
            let table = ValueTable(values)
            for value in 0..<101 { #expect(table.contains(String(value)) == values.contains(String(value))) }
        }
    }

    @Test(arguments: [
        ("admin", true), ("ADMIN", true), ("Admin", true), ("administrator", false), ("ÄDMIN", false), ("ädmin", true),
    ])
    func `can be blocked, in any ASCII case`(text: String, isBlocked: Bool) throws {
        let form = try makeForm(type: .text, .blocked(["root", "Admin", "ädmin"]))
        #expect(form.violations(text) == (isBlocked ? [Violation(.notAllowed)] : []))
    }
}

@Suite struct `Colors and address lists` {
    @Test(arguments: [
        ("#000000", true), ("#AbCdEf", true), ("", true), ("#fff", false), ("red", false), ("#GGGGGG", false),
        (" #000000", false), ("#0000000", false), ("000000#", false), ("#00000é", false),
    ])
    func `are simple colors`(text: String, isColor: Bool) throws {
        #expect(try makeForm(type: .color).violations(text) == (isColor ? [] : [Violation(.badInput)]))
        #expect(InputType.color.sanitized("#AbCdEf") == "#abcdef")
    }

    @Test(arguments: [
        ("a@b.c", true), ("a@b.c,d@e.f", true), (" a@b.c , d@e.f ", true), ("\ta@b.c\n,\rd@e.f", true), ("", true),
        (",", false), ("a@b.c,", false), (",a@b.c", false), ("a@b.c;d@e.f", false), ("a@b.c d@e.f", false),
        ("a@b.c,,d@e.f", false), (" , ", false),
    ])
    func `are lists of addresses`(text: String, isList: Bool) throws {
        let field = FieldDefinition(name: "field", label: "", type: .email, isMultiple: true)
        #expect(try makeForm([field]).violations(text) == (isList ? [] : [Violation(.typeMismatch)]))
    }

    @Test func `lists lose the white space around each address`() {
        #expect(InputType.email.sanitized(" a@b , c@d\t", isMultiple: true) == "a@b,c@d")
        #expect(InputType.email.sanitized(" , ", isMultiple: true) == ",")
        #expect(InputType.email.sanitized("é ,\u{600} ", isMultiple: true) == "é,\u{600}")
    }

    @Test func `a pattern holds for each address of a list`() throws {
        let pattern = Constraint.pattern(try Pattern(#".+@example\.com"#))
        let field = FieldDefinition(name: "field", label: "", type: .email, constraints: [pattern], isMultiple: true)
        let form = try makeForm([field])
        #expect(form.violations("a@example.com, b@example.com") == [])
        #expect(form.violations("a@example.com, b@example.org") == [Violation(.patternMismatch)])
    }
}
