import Testing

@testable import Forms

/// What is taken as a pattern, and what is said of the rest.
@Suite struct `Pattern syntax` {
    @Test(arguments: [
        "", "a|", "|", "(?:)", "()",  // emptiness is a pattern too
        "a{0}", "a{2}", "a{2,}", "a{2,3}?", "a{02}", "(?:){99999999999}",
        "[]", "[^]", "[[a-z]&&[^aeiou]]", #"[\p{L}--[a-z]]"#, #"[\q{abc|d|}x]"#, "[a&b]", "[^^]", "[a^b]", #"[\-\&\b]"#,
        #"\p{L}\P{Lu}\p{gc=Letter}\p{Script=Greek}\p{scx=Hira}\p{Emoji}\p{ASCII}"#,
        #"\cA\x41\u0041\u{1F600}\uD83D\uDE00\0\t"#, #"\^\$\\\.\*\+\?\(\)\[\]\{\}\|\/"#, "/", "-", "\"", "é😀",
        "(?<year>a)", "(?<$_é>a)", #"(?<\u{61}b>a)"#, "(?<a>x)|(?<a>y)",  // names may be shared by alternatives
        "(?i:a)", "(?-i:a)", "(?ims-:a)", "(?i-ms:a)", "(?=a)", "(?!a)", "(?<=a)", "(?<!a)", #"\b\B^$"#, "(?:^)*",
    ])
    func `of ECMAScript's v flag is taken`(source: String) {
        #expect(throws: Never.self) { try Pattern(source) }
    }

    @Test(
        arguments: [
            ("(a", .unclosedGroup, 0), ("a(?:b", .unclosedGroup, 1), ("a)", .unopenedGroup, 1),
            ("[a", .unclosedClass, 0), ("[a&&", .unclosedClass, 0), ("[a-", .unclosedClass, 0),
            (#"a\"#, .trailingBackslash, 1),
            ("*", .nothingToRepeat, 0), ("a**", .nothingToRepeat, 2), ("a|+", .nothingToRepeat, 2),
            ("^*", .repeatedAssertion, 1), ("(?=a)?", .repeatedAssertion, 5), ("(?<!a){2}", .repeatedAssertion, 6),
            (#"\b+"#, .repeatedAssertion, 2),
            ("]", .loneBracket, 0), ("a{", .loneBrace, 1), ("a{,2}", .loneBrace, 1), ("a}", .loneBrace, 1),
            ("a{1,x}", .loneBrace, 1), ("{2}", .loneBrace, 0),
            ("a{3,2}", .repetitionOutOfOrder, 1),
            ("(?a)", .invalidGroup, 0), ("(?", .invalidGroup, 0), ("(?-:a)", .invalidGroup, 0),
            ("(?#a)", .invalidGroup, 0),
            ("(?ii:a)", .invalidModifiers, 0), ("(?i-i:a)", .invalidModifiers, 0), ("(?iu:a)", .invalidModifiers, 0),
            ("(?<1>a)", .invalidGroupName, 3), ("(?<>a)", .invalidGroupName, 3), ("(?<a", .invalidGroupName, 3),
            ("(?<a>x)(?<a>y)", .duplicateGroupName, 7), ("(?<a>x(?<a>y))", .duplicateGroupName, 6),
            (#"\a"#, .invalidEscape, 0), (#"\-"#, .invalidEscape, 0), (#"\é"#, .invalidEscape, 0),
            (#"\c1"#, .invalidEscape, 0),
            (#"\00"#, .invalidEscape, 0), (#"[\1]"#, .invalidEscape, 1), (#"[\B]"#, .invalidEscape, 1),
            (#"[\k]"#, .invalidEscape, 1), (#"\q{a}"#, .invalidEscape, 0),
            (#"\x4"#, .invalidUnicodeEscape, 0), (#"\u{110000}"#, .invalidUnicodeEscape, 0),
            (#"\u{}"#, .invalidUnicodeEscape, 0), (#"\u12"#, .invalidUnicodeEscape, 0),
            (#"\p{Foo}"#, .unknownProperty, 0), (#"\p{latin}"#, .unknownProperty, 0), (#"a\pL"#, .unknownProperty, 1),
            (#"\p{sc=L}"#, .unknownProperty, 0), (#"\p{Block=ASCII}"#, .unknownProperty, 0),
            (#"\p{l}"#, .unknownProperty, 0),
            (#"\p{InGreek}"#, .unknownProperty, 0), (#"\P{RGI_Emoji}"#, .unknownProperty, 0),
            ("[z-a]", .rangeOutOfOrder, 2), (#"[a-\d]"#, .rangeOfSets, 2), (#"[\d-a]"#, .rangeOfSets, 3),
            ("[a-]", .reservedPunctuation, 2), ("[-a]", .reservedPunctuation, 1), ("[(]", .reservedPunctuation, 1),
            ("[a/]", .reservedPunctuation, 2), ("[a!!]", .reservedPunctuation, 2),
            (#"[\q{a]}]"#, .reservedPunctuation, 5),
            ("[a&&b--c]", .mixedClassOperators, 5), ("[ab&&c]", .mixedClassOperators, 3),
            ("[a-z&&b]", .mixedClassOperators, 4),
            ("[a&&bc]", .mixedClassOperators, 5),
            ("[a&&]", .missingClassOperand, 4), ("[--a]", .missingClassOperand, 1),
            ("[a&&&b]", .missingClassOperand, 4),
            (#"[^\q{ab}]"#, .negatedStrings, 0), (#"[^\q{}]"#, .negatedStrings, 0),
            (#"[^[\q{ab}]]"#, .negatedStrings, 0),
            (#"(a)\1"#, .backReference, 3), (#"\k<n>(?<n>a)"#, .backReference, 0),
            (#"\1"#, .unknownReference, 0), (#"(?<m>a)\k<n>"#, .unknownReference, 7),
            (#"\p{RGI_Emoji}"#, .propertyOfStrings, 0), (#"[\p{Basic_Emoji}]"#, .propertyOfStrings, 1),
            ("é(", .unclosedGroup, 1), ("😀😀*?+", .nothingToRepeat, 4),  // code points, neither bytes nor UTF-16 units
        ] as [(String, PatternError.Reason, Int)])
    func `that is wrong is refused with its reason and place`(source: String, reason: PatternError.Reason, offset: Int)
    {
        #expect(throws: PatternError(reason: reason, offset: offset)) { try Pattern(source) }
    }

    @Test func `every reason is a sentence of its own`() {
        let sentences = PatternError.Reason.allCases.map(\.sentence)
        #expect(Set(sentences).count == sentences.count)
        #expect(sentences.allSatisfy { $0.hasSuffix(".") && $0.contains(" ") })
    }

    @Test func `patterns are equal when they are written alike`() throws {
        let composed = try Pattern("\u{E9}")
        #expect(try composed == Pattern("\u{E9}"))
        // Equivalent text, and another language: two code points.
        #expect(try composed != Pattern("e\u{301}"))
        #expect(try Set([composed, Pattern("\u{E9}"), Pattern("e\u{301}")]).count == 2)
    }
}
