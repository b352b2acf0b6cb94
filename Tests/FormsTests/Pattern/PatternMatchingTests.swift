import Testing

@testable import Forms

/// What a pattern means: ECMAScript's `v` flag on the whole value, by code points.
@Suite struct `Pattern matching` {
    static let matching: [(source: String, value: String)] = [
        ("", ""), ("(?:)", ""), ("[A-Z]{1}", "A"), ("a|b", "b"), ("ab|cd", "ab"),
        (".", "a"), (".", "😀"), ("..", "e\u{301}"), ("...", "👩\u{200D}🚀"),  // a code point, not what looks like one
        (#"\w+"#, "K_9"), (#"\s"#, "\u{FEFF}"), (#"\s"#, "\u{3000}"), (#"\D"#, "٣"), (#"\d"#, "3"),
        (#"\p{L}+"#, "éß漢"), (#"\p{Lu}"#, "É"), (#"\p{Script=Greek}+"#, "λόγος"), (#"\p{scx=Hira}"#, "ー"),
        (#"\P{L}"#, "Ⅷ"), (#"\p{Emoji}"#, "😀"), (#"\p{Any}"#, "\0"), (#"\p{Hex_Digit}+"#, "09afAF"),
        (#"\p{Lu}"#, "\u{16EA0}"),  // a letter of Unicode 17
        ("[[a-z]&&[^aeiou]]+", "xyz"), ("[[a-z]--[aeiou]]+", "xyz"), (#"[\p{L}--\p{ASCII}]"#, "é"),
        ("[[a-c][x-z]]+", "ax"),
        ("[^]", "\n"), ("[^a]", "😀"), (#"[\q{abc|d|}]x"#, "abcx"), (#"[\q{abc|d|}]x"#, "dx"), (#"[\q{abc|d|}]x"#, "x"),
        (#"[\q{ab|c}--\q{c}]"#, "ab"), (#"[\b]"#, "\u{8}"), (#"[\-\.]+"#, "-."),
        (#"[^[^a]--[\u{10FFFF}]]"#, "\u{10FFFF}"),  // the greatest one, which V8 loses
        (#"\uD83D\uDE00"#, "😀"), (#"[\uD83D\uDE00]"#, "😀"), (#"\u{1F600}\u0041\x41\cA\0"#, "😀AA\u{1}\0"),
        ("a{2,3}", "aaa"), ("a{2,}", "aaaa"), ("a{0}b", "b"), ("(?:ab){2}", "abab"), ("a*?b", "aab"),
        ("^a$", "a"), ("(?:^|b)a", "a"), ("a(?:$|b)", "ab"), ("(?m:a$\n^b)", "a\nb"), ("(?s:.)", "\n"),
        (#"\bfoo\b.\bbar\b"#, "foo bar"), (#"a\Bb"#, "ab"), (#"é\B-"#, "é-"),  // é is no word character
        ("(?=.*[0-9])[a-z0-9]+", "a1"), ("(?!admin$).+", "administrator"), (".*(?<=x)", "ax"), (".*(?<!x)", "xa"),
        ("(?=(?<=^)a)a", "a"), ("(?:(?=a)a|(?!a)b)*", "abba"), ("a(?=b)b(?<=ab)", "ab"),
        ("(?<year>[0-9]{4})", "2026"), ("(?<a>x)|(?<a>y)", "y"),
        ("(?i:straße)", "STRAẞE"), ("(?i:k)", "\u{212A}"), ("(?i:ſ)", "S"), ("(?i:σ)", "ς"), ("(?i:[a-z])", "K"),
        ("(?i:a)b", "Ab"), ("(?i:a(?-i:b))", "Ab"), (#"(?i:\w)"#, "ſ"), (#"(?i:[^x])"#, "K"), (#"(?i:\p{Lu})"#, "a"),
    ]

    static let failing: [(source: String, value: String)] = [
        ("", "a"), ("[A-Z]+", "ABC1"), ("a|b", "bx"), ("ab|cd", "abd"),  // the whole value
        (".", "\n"), (".", "\u{2028}"), (".", ""), (".", "e\u{301}"),
        (#"\w"#, "é"), (#"\w"#, "ſ"), (#"\s"#, "\u{200B}"), (#"\d"#, "٣"), (#"\p{L}"#, "Ⅷ"), (#"\p{L}"#, "\u{301}"),
        (#"\p{sc=Hira}"#, "ー"),  // common to two scripts: only an extension
        ("[]", ""), ("[]", "a"), ("[[a-z]&&[0-9]]", "a"), ("[^a]", "a"), ("[[a-z]--[aeiou]]", "e"),
        (#"[\q{abc}--\q{abc}]"#, "abc"), (#"[\q{abc}&&\p{L}]"#, "a"),
        (#"\uD83D"#, "😀"), (#"\u{D83D}\u{DE00}"#, "😀"),  // half a pair is never a code point of a value
        ("a{2,3}", "a"), ("a{2,3}", "aaaa"), ("a{0}", "a"), ("a^b", "ab"), ("a$b", "ab"), ("a\n^b", "a\nb"),
        (#"a\bb"#, "ab"), (#"é\b-"#, "é-"), ("(?=a)b", "b"), ("(?!admin$).+", "admin"), (".*(?<=x)", "a"),
        ("(?i:a)b", "AB"), ("(?i:a(?-i:b))", "AB"), ("(?i:İ)", "i"), ("(?i:ß)", "ss"),  // simple folding only
        (#"(?i:\W)"#, "ſ"), (#"(?i:[^x])"#, "X"), (#"(?i:\P{Lu})"#, "a"), ("é", "e\u{301}"),  // not normalised
    ]

    @Test(arguments: matching.indices)
    func `takes what RegExp takes`(index: Int) throws {
        let (source, value) = Self.matching[index]
        try expect(source, on: value, true)
    }

    @Test(arguments: failing.indices)
    func `leaves what RegExp leaves`(index: Int) throws {
        let (source, value) = Self.failing[index]
        try expect(source, on: value, false)
    }

    /// Both ways to match must agree.
    private func expect(_ source: String, on value: String, _ isMatch: Bool) throws {
        let pattern = try Pattern(source)
        #expect(pattern.matches(value) == isMatch, "\(source) on \(value.debugDescription)")
        var steps: UInt64 = 0
        #expect(pattern.matches(value, steps: &steps, isGeneral: true) == isMatch, "\(source), the general way")
    }

    @Test func `knows 64 bits from 65`() throws {
        // The short way has one bit for each place that waits for a character; beyond that the general way takes over.
        for count in 62...67 {
            let pattern = try Pattern("[a-z]{\(count - 1)}é?")
            #expect(pattern.matches(String(repeating: "a", count: count - 1)))
            #expect(pattern.matches(String(repeating: "a", count: count - 1) + "é"))
            #expect(!pattern.matches(String(repeating: "a", count: count)))
        }
    }

    @Test func `answers lookarounds at every place, across words of bits`() throws {
        for count in [0, 1, 62, 63, 64, 65, 127, 128, 129] {
            let value = String(repeating: "a", count: count)
            #expect(try Pattern("(?:a(?=a*b))*b").matches(value + "b"))
            #expect(try Pattern("(?:(?<=^a*)a)*").matches(value))
            #expect(try Pattern("(?:(?!b)a)*b").matches(value + "b"))
            #expect(try !Pattern("(?:(?<!^a*)a)*").matches(value + "a"))
        }
    }
}
