import Testing

@testable import Forms

@Suite struct `Equality with another field` {
    static func form(_ type: InputType = .password, otherType: InputType = .password) throws -> FormDefinition {
        try makeForm([
            FieldDefinition(name: "again", label: "Again", type: type, constraints: [.sameAs("first")]),
            FieldDefinition(name: "first", label: "First", type: otherType),
        ])
    }

    @Test(arguments: [
        ("correct horse", "correct horse"),
        ("caf\u{E9}", "cafe\u{301}"),  // composed and not: the person typed the same
        ("\u{1E69}", "s\u{307}\u{323}"),  // marks in another order
        ("\u{AC00}", "\u{1100}\u{1161}"),  // Hangul as syllable and as letters
        ("\u{212B}", "\u{C5}"),  // the ångström sign is an Å
        ("\u{212A}", "K"), ("\u{37E}", ";"),  // signs that are ASCII characters
        ("", ""),
    ])
    func `what looks and is the same is equal`(one: String, other: String) throws {
        #expect(try Self.form().violations(one, other) == [])
        #expect(try Self.form().violations(other, one) == [])
    }

    @Test(arguments: [
        ("Password", "password"), ("password ", "password"), (" password", "password"), ("pass word", "password"),
        ("password\n", "password"),  // a password keeps its newlines
        ("ｐａｓｓ", "pass"),  // full width
        ("ﬁsh", "fish"),  // a ligature
        ("0", "00"), ("1e3", "1000"), ("1", "1.0"), ("+1", "1"),  // texts, never numbers
        ("ß", "ss"), ("İ", "i\u{307}"),
        ("pass\u{200B}", "pass"), ("pass\u{FE0F}", "pass"),  // nothing to see, but typed
        ("раssword", "password"),  // Cyrillic letters
        ("²", "2"),
    ])
    func `what is only alike is different`(one: String, other: String) throws {
        #expect(try Self.form().violations(one, other) == [Violation(.notEqual, other: "first")])
        #expect(try Self.form().violations(other, one) == [Violation(.notEqual, other: "first")])
    }

    @Test func `an empty field is not compared`() throws {
        #expect(try Self.form().violations("", "secret") == [])
        #expect(try Self.form().violations("secret", "") == [Violation(.notEqual, other: "first")])
    }

    @Test func `both are compared as their own fields sanitise them`() throws {
        #expect(try Self.form(.email, otherType: .email).violations(" a@b ", "a@b\n") == [])
        #expect(try Self.form(.text, otherType: .text).violations("a\nb", "ab") == [])
        #expect(try Self.form(.text, otherType: .password).violations("ab", "a\nb").count == 1)
    }

    @Test(arguments: ["\u{301}\u{323}", "\u{F73}\u{F71}", "\u{F81}\u{F75}"])
    func `a row of marks that no language needs is compared by its bytes, and in no time`(marks: String) throws {
        let few = String(repeating: marks, count: 15)
        let many = String(repeating: marks, count: 1 << 14)
        let reordered = { (row: String) in String(String.UnicodeScalarView(row.unicodeScalars.reversed())) }
        #expect(try Self.form().violations("a" + few, "a" + few) == [])
        #expect(try Self.form().violations("a" + many, "a" + many) == [])
        #expect(try Self.form().violations("a" + many, "a" + reordered(many)).count == 1)
        #expect(try Self.form().violations("a" + reordered(many), "a").count == 1)
    }

    @Test func `marks of a language are put in order, however long the text`() throws {
        let long = String(repeating: "s\u{307}\u{323}", count: 5000)
        let other = String(repeating: "\u{1E69}", count: 5000)
        #expect(try Self.form().violations(long, other) == [])
        let most = String(repeating: "\u{307}", count: 15) + String(repeating: "\u{323}", count: 15)
        let sorted = String(repeating: "\u{323}", count: 15) + String(repeating: "\u{307}", count: 15)
        #expect(try Self.form().violations("a" + most, "a" + sorted) == [])
        #expect(try Self.form().violations("a\u{307}" + most, "a\u{307}" + sorted).count == 1)
    }

    @Test func `choices and ticks are the same when each one is`() throws {
        let pairs: [(FieldValue, FieldValue, Bool)] = [
            (.checked(true), .checked(true), true), (.checked(true), .checked(false), false),
            (.selections(["a", "\u{E9}"]), .selections(["a", "e\u{301}"]), true),
            (.selections(["a", "b"]), .selections(["b", "a"]), false), (.selections(["a"]), .text("a"), false),
        ]
        for (one, other, isSame) in pairs {
            #expect(SameAs.areSame(one, other) == isSame)
            #expect(SameAs.areSame(other, one) == isSame)
        }
    }

    @Test func `long texts that differ at the very end are different`() throws {
        let long = String(repeating: "é", count: 30_000)
        #expect(try Self.form().violations(long, long) == [])
        #expect(try Self.form().violations(long + "a", long + "b").count == 1)
    }

    @Test func `a field outside the step is still compared with`() throws {
        let values = [FieldValue.text("a"), .text("b")]
        #expect(try Self.form().verdict(on: values, only: [0]).findings.count == 1)
        #expect(try Self.form().verdict(on: values, only: [1]).findings.count == 0)
    }
}
