@testable internal import Forms
internal import Testing

@Suite struct `Pattern lengths` {
    @Test(
        arguments: [
            ("abc", 3, 3),
            ("a|bcd", 1, 3),
            ("a*", 0, nil),
            ("a+b?", 1, nil),
            ("a{2,5}", 2, 5),
            ("(?:ab){3}", 6, 6),
            ("(?=abc)d", 1, 1),  // a lookaround takes nothing
            ("^$", 0, 0),
            ("(?:a|[]){2}", 2, 2),  // what can't match is no way to match
            ("[]*", 0, 0),
            ("(?:a?){3}", 0, 3),
            ("\\p{L}{1,3}é", 2, 4),
            ("(?:a{1000}){1000}", nil, nil),  // refused when it is read
            ("(?:(?:a*){0}b)+", 1, nil),
        ] as [(String, Int?, Int?)])
    func `are told from the pattern alone`(source: String, least: Int?, greatest: Int?) {
        let lengths = (try? Pattern(source)).flatMap { PatternLengths(of: $0) }
        #expect(lengths?.least == least)
        #expect(lengths?.greatest == greatest)
    }

    @Test(arguments: ["[]", "a[]", "[]+", "(?:[]|[]b)"])
    func `there are none where nothing matches`(source: String) throws {
        #expect(PatternLengths(of: try Pattern(source)) == nil)
    }
}

@Suite struct `Patterns of allowed characters` {
    @Test(arguments: ["[a-z]*", "[a-z]+", "[A-Za-z0-9_.\\-]*", "\\d+", "(?:[0-9])*"])
    func `are sets that can be said in words`(source: String) throws {
        let pattern = try Pattern(source)
        let allowed = try #require(AllowedCharacters(pattern))
        #expect(allowed.pattern == source)
        for byte: UInt8 in 0x20..<0x7F {
            let value = String(Unicode.Scalar(byte))
            #expect((allowed.violation(in: value) == nil) == pattern.matches(value))
        }
    }

    @Test(arguments: ["[a-z]{3}", "[a-z]", "a*", "[ ]*", "[a-zé]*", "[^a]*", "[a-z]*b", "[!-~]*", "\\w*|b", "[\\n]*"])
    func `say more than a set, or more than can be listed`(source: String) throws {
        #expect(AllowedCharacters(try Pattern(source)) == nil)
    }
}
