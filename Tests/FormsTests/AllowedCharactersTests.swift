import Testing

@testable import Forms

@Suite struct `Allowed characters` {
    @Test func `a set of ASCII characters allows those and no others`() {
        let letters = "az@[`{ \u{7F}\u{0}?"
        let allowed = AllowedCharacters(letters, pattern: "")
        for value in UInt32(0)...0x17F {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let isAllowed = letters.unicodeScalars.contains(scalar)
            #expect((allowed.violation(in: String(Character(scalar))) == nil) == isAllowed)
        }
    }

    @Test(arguments: [
        ("", nil),
        ("ada_L.ovelace-99", nil),
        ("ada lovelace", Violation(.patternMismatch)),
        ("adä", Violation(.patternMismatch)),
        ("ada\u{301}", Violation(.patternMismatch)),  // the letter is allowed, its accent is not
        ("аda", Violation(.patternMismatch)),  // a Cyrillic а
        ("ａｄａ", Violation(.patternMismatch)),  // full width
        ("ada\u{200B}", Violation(.patternMismatch)),  // nothing to see
        ("ada\u{0}", Violation(.patternMismatch)),
        ("👩‍👩‍👧‍👦", Violation(.patternMismatch)),
    ])
    func `the whole value must be of them`(value: String, expected: Violation?) {
        let allowed = AllowedCharacters(
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_.-", pattern: "")
        #expect(allowed.violation(in: value) == expected)
    }

    @Test(arguments: [
        ("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz", [CharacterPart.letters]),
        ("zyxwvutsrqponmlkjihgfedcba", [.lowercaseLetters]),
        ("ABCDEFGHIJKLMNOPQRSTUVWXYZ9876543210", [.uppercaseLetters, .digits]),
        ("10", [.character("0"), .character("1")]),  // not all digits: one by one
        (" ab-", [.character("-"), .character("a"), .character("b"), .space]),
        ("\u{7}", []),  // nobody can say a bell
    ])
    func `are said in the fewest words`(characters: String, parts: [CharacterPart]) {
        #expect(AllowedCharacters(characters, pattern: "").parts == parts)
    }
}
