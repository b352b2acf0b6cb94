import Testing

@testable import nextfield

@Suite struct `The help` {
    @Test(arguments: Verb.allCases)
    func `for a verb fits a screen of 24 lines and 80 columns`(verb: Verb) {
        let lines = Help.text(for: verb).split(separator: "\n", omittingEmptySubsequences: false)
        // The last line is empty, and the prompt takes one more.
        #expect(lines.count <= 24)
        #expect(lines.last == "")
        for line in lines {
            #expect(line.count <= 80)
            #expect(line.last != " ")
        }
    }

    @Test(arguments: Verb.allCases)
    func `names every flag, what its value is and its default`(verb: Verb) {
        let text = Help.text(for: verb)
        for flag in verb.flags {
            #expect(text.contains("  --\(flag.name) \(flag.valueName)"))
            if let fallback = flag.fallback { #expect(text.contains("[\(fallback)]")) }
        }
    }

    @Test func `names every verb`() {
        for verb in Verb.allCases { #expect(Help.text(for: .help).contains("\n  \(verb.rawValue)")) }
    }
}
