import Testing

@testable import Forms

@Suite struct `Sanitising of values` {
    static let oneLine: [InputType] = [.text, .search, .tel]

    @Test(arguments: [
        ("", ""), ("plain", "plain"),
        ("a\nb", "ab"), ("a\rb", "ab"), ("a\r\nb", "ab"),  // CR and LF together are one character to Swift
        ("\n\r\n", ""), ("\na\n", "a"),
        ("a\n\u{301}b", "a\u{301}b"),  // an accent that finds a letter to stand on
        ("  a\t", "  a\t"),  // the ends are not trimmed
        ("a\u{2028}b\u{85}c\u{B}", "a\u{2028}b\u{85}c\u{B}"),  // other line breaks are none to HTML
        ("語\n🔑", "語🔑"),
    ])
    func `one-line texts lose newlines and nothing else`(text: String, expected: String) {
        for type in Self.oneLine {
            #expect(Array(type.sanitized(text).unicodeScalars) == Array(expected.unicodeScalars))
        }
    }

    @Test(arguments: [
        ("", ""), ("a@b", "a@b"), (" a@b", "a@b"), ("a@b ", "a@b"), ("\t\u{C} a@b \u{C}\t", "a@b"),
        ("a\r\n@b", "a@b"), ("\r\n", ""), (" \n ", ""),
        ("a b", "a b"),  // white space within stays, and fails
        ("\u{A0}a@b\u{2003}", "\u{A0}a@b\u{2003}"),  // only ASCII white space is trimmed
        ("\u{B}a@b", "\u{B}a@b"),  // the vertical tab is none to HTML
        ("語 ", "語"), (" é", "é"),
        ("a \u{301}", "a \u{301}"),  // an accent on a space: something stands behind the space
        ("a\u{600} ", "a\u{600}"),  // U+0600 takes the space behind it into one character
    ])
    func `e-mail addresses lose newlines and the white space around them`(text: String, expected: String) {
        #expect(Array(InputType.email.sanitized(text).unicodeScalars) == Array(expected.unicodeScalars))
    }

    @Test(arguments: ["", " a ", "a\r\nb", "\n", "\u{FEFF}é e\u{301}", "\t語\n"])
    func `passwords and long texts are never altered`(text: String) {
        for type in [InputType.password, .textarea] {
            #expect(Array(type.sanitized(text).utf8) == Array(text.utf8))
        }
    }

    @Test func `nothing is made anew where nothing is taken away`() {
        for type in InputType.allCases {
            for text in ["", "a@b", "ada@example.com", "#abcdef", "a@b,c@d", "語"] {
                #expect(type.cleaned(text, isMultiple: false) == nil)
                #expect(type.cleaned(text, isMultiple: true) == nil)
            }
        }
    }

    @Test func `sanitising twice is sanitising once`() {
        for type in InputType.allCases {
            for text in ["\r\r\n\n", " \n a \r ", "a\nb\n", "\u{600}\n ", " \u{301}\n"] {
                let once = type.sanitized(text)
                #expect(Array(type.sanitized(once).utf8) == Array(once.utf8))
            }
        }
    }
}
