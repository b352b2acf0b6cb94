import Testing

@testable import Forms

@Suite struct `Length constraint` {
    @Test(arguments: [
        ("", nil),  // emptiness is `required`'s business
        ("1", Violation(.tooShort, bound: 8)),
        ("1234567", Violation(.tooShort, bound: 8)),
        ("12345678", nil),
        ("1234567890", nil),
        ("12345678901", Violation(.tooLong, bound: 10)),
        ("pässwör", Violation(.tooShort, bound: 8)),  // seven code points, nine bytes
        ("pässwörd", nil),
        ("pa\u{308}ssword", nil),  // nine code points, eight characters to Swift
        ("pa\u{308}sswo\u{308}rds", Violation(.tooLong, bound: 10)),  // eleven, nine to Swift
        ("🔑🔑🔑🔑🔑🔑🔑", Violation(.tooShort, bound: 8)),  // seven code points, fourteen UTF-16 units
        ("🔑🔑🔑🔑🔑🔑🔑🔑", nil),
        ("🔑🔑🔑🔑🔑🔑🔑🔑🔑🔑", nil),  // ten code points, forty bytes
        ("🔑🔑🔑🔑🔑🔑🔑🔑🔑🔑🔑", Violation(.tooLong, bound: 10)),
        ("👩‍👩‍👧‍👦👩‍👩‍👧‍👦", Violation(.tooLong, bound: 10)),  // two families are fourteen code points
        ("👩‍👩‍👧‍👦", Violation(.tooShort, bound: 8)),  // one is seven
        ("\r\n\r\n\r\n\r\n", nil),  // a line break is two code points
        ("        ", nil),  // white space counts
        ("\u{200B}\u{200B}\u{200B}\u{200B}\u{200B}\u{200B}\u{200B}\u{200B}", nil),  // and so does what nobody sees
    ])
    func `counts code points, not bytes, characters or UTF-16 units`(value: String, expected: Violation?) {
        #expect(Length(minimum: 8, maximum: 10).violation(in: value) == expected)
    }

    @Test func `counts as unicodeScalars does, for every bound around the count`() {
        for scalar in ["a", "é", "語", "🔑"] {
            for count in 1...9 {
                let value = String(repeating: scalar, count: count)
                for bound in 0...11 {
                    let short = count < bound ? Violation(.tooShort, bound: bound) : nil
                    let long = count > bound ? Violation(.tooLong, bound: bound) : nil
                    #expect(Length(minimum: bound).violation(in: value) == short)
                    #expect(Length(maximum: bound).violation(in: value) == long)
                    #expect(Length(minimum: bound, maximum: bound).violation(in: value) == long ?? short)
                }
            }
        }
    }

    @Test func `takes bounds as large as numbers are`() {
        #expect(Length(maximum: .max).violation(in: "語") == nil)
        #expect(Length(minimum: .max).violation(in: "語") == Violation(.tooShort, bound: .max))
        #expect(Length(minimum: 1, maximum: .max).violation(in: "語") == nil)
        #expect(Length().violation(in: "語") == nil)
    }

    @Test func `two lengths of one field both hold`() throws {
        let form = try makeForm(.length(Length(minimum: 2, maximum: 9)), .length(Length(minimum: 4)))
        #expect(form.violations("123") == [Violation(.tooShort, bound: 4)])
        #expect(form.violations("1234567890") == [Violation(.tooLong, bound: 9)])
    }

    @Test func `is measured after sanitising`() throws {
        #expect(try makeForm(type: .text, .length(Length(maximum: 2))).violations("a\r\nb") == [])
        #expect(try makeForm(type: .email, .length(Length(maximum: 3))).violations("  a@b  ") == [])
        #expect(
            try makeForm(type: .password, .length(Length(maximum: 2))).violations("a\nb")
                == [Violation(.tooLong, bound: 2)])
    }
}
