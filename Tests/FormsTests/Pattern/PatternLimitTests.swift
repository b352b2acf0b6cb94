import Testing

@testable import Forms

/// What is too large is refused; what is just not, works.
@Suite struct `Pattern limits` {
    @Test func `a source may be so long and no longer`() throws {
        let longest = String(repeating: "é", count: Pattern.maximumSourceLength)
        #expect(try Pattern(longest).matches(longest))
        #expect(throws: PatternError(reason: .sourceTooLong, offset: Pattern.maximumSourceLength)) {
            try Pattern(longest + "é")
        }
    }

    @Test(arguments: [("(", ")"), ("(?:", ")"), ("(?=", ")"), ("(?<!", ")"), ("(?i:", ")"), ("[", "]"), ("[^", "]")])
    func `groups and classes may be nested so deep and no deeper`(open: String, close: String) throws {
        let deepest = { (depth: Int) in
            String(repeating: open, count: depth) + String(repeating: close, count: depth)
        }
        #expect(throws: Never.self) { try Pattern(deepest(Pattern.maximumNesting)) }
        let refused = #expect(throws: PatternError.self) { try Pattern(deepest(Pattern.maximumNesting + 1)) }
        #expect(refused?.reason == .nestedTooDeeply)
        // Cut off at the limit: it never gets deep.
        let endless = #expect(throws: PatternError.self) { try Pattern(String(repeating: open, count: 2_000)) }
        #expect(endless?.reason == .nestedTooDeeply)
    }

    @Test(arguments: [
        "a{20000}", "(?:ab){10000}", "a{0,10000}", "(?:a{100}){200}", "(?:a{0,99}){100}", "[a-z]{20000}",
    ])
    func `counts up to the limit are written out`(source: String) {
        #expect(throws: Never.self) { try Pattern(source) }
    }

    @Test(
        arguments: [
            ("a{20001}", .repetitionTooLarge, 1),
            ("(?:ab){10001}", .repetitionTooLarge, 6),
            ("a{0,10001}", .repetitionTooLarge, 1),
            ("a{1,2147483647}", .repetitionTooLarge, 1),
            ("a{1,99999999999999999999999999}", .repetitionTooLarge, 1),  // more than any integer holds
            ("(?:a{100}){201}", .repetitionTooLarge, 10),
            ("(?:(?:(?:(?:a{9}){9}){9}){9}){9}", .repetitionTooLarge, 29),  // nested counts multiply
            ("((a{0,99}){0,99}){0,99}", .repetitionTooLarge, 17),
            ("a{10000}b{10001}", .programTooLarge, 0),  // each is small enough, both together aren't
            ("(?=a{10000})b{10001}", .programTooLarge, 0),
        ] as [(String, PatternError.Reason, Int)])
    func `counts beyond it are refused where they stand`(source: String, reason: PatternError.Reason, offset: Int) {
        #expect(throws: PatternError(reason: reason, offset: offset)) { try Pattern(source) }
    }

    @Test func `a pattern at the limit still matches`() throws {
        let pattern = try Pattern("a{20000}")
        #expect(pattern.matches(String(repeating: "a", count: 20_000)))
        #expect(!pattern.matches(String(repeating: "a", count: 19_999)))
        #expect(!pattern.matches(String(repeating: "a", count: 20_001)))
    }

    @Test func `classes may hold so many ranges and no more`() {
        // Each class is another one, with all letters in it.
        let source = (0..<200).map { #"[\p{L}\u{\#(String(0xE000 + $0, radix: 16))}]"# }.joined()
        let refused = #expect(throws: PatternError.self) { try Pattern(source) }
        #expect(refused?.reason == .classTooLarge)
    }

    @Test func `the same class again costs nothing`() throws {
        let pattern = try Pattern(String(repeating: #"[\p{L}\d]"#, count: 900))
        #expect(pattern.matches(String(repeating: "é", count: 900)))
    }
}
