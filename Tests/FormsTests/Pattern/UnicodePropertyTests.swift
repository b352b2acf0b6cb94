import Testing

@testable import Forms

/// The generated tables, swept against the standard library where it has the property, and against each other.
@Suite struct `Unicode properties` {
    @Test func `every code point has one category`() throws {
        let names = [
            "Lu", "Ll", "Lt", "Lm", "Lo", "Mn", "Mc", "Me", "Nd", "Nl", "No", "Pc", "Pd", "Ps", "Pe", "Pi", "Pf", "Po",
            "Sm", "Sc", "Sk", "So", "Zs", "Zl", "Zp", "Cc", "Cf", "Cs", "Co", "Cn",
        ]
        let sets = try names.map { try #require(UnicodeProperty.codePoints(name: Array($0.utf8), value: nil)) }
        #expect(sets.reduce(0) { $0 + $1.count } == 0x110000)
        #expect(sets.reduce(CodePointSet()) { $0.union($1) } == .all)
    }

    @Test func `every code point has one script`() throws {
        var total = 0
        for line in ScriptTable.names.split(separator: "\n") {
            let name = Array(line.prefix { $0 != " " }.utf8)
            total += try #require(UnicodeProperty.codePoints(name: Array("sc".utf8), value: name)).count
        }
        #expect(total == 0x110000)
    }

    @Test func `every name leads somewhere`() throws {
        for line in BinaryPropertyTable.lines.split(separator: "\n") + GeneralCategoryTable.names.split(separator: "\n")
        {
            for name in line.prefix(while: { $0 != ":" }).split(separator: " ") {
                #expect(UnicodeProperty.codePoints(name: Array(name.utf8), value: nil)?.isEmpty == false, "\(name)")
            }
        }
        for name in ScriptTable.names.split(whereSeparator: { $0 == "\n" || $0 == " " }) {
            let set = UnicodeProperty.codePoints(name: Array("Script_Extensions".utf8), value: Array(name.utf8))
            #expect(set?.isEmpty == false, "\(name)")
        }
    }

    @Test func `agree with each other`() throws {
        let set = { (name: String) in try #require(UnicodeProperty.codePoints(name: Array(name.utf8), value: nil)) }
        #expect(try set("Assigned") == set("Cn").complement)
        #expect(try set("L") == set("LC").union(set("Lm")).union(set("Lo")))
        #expect(try set("Lu").subtracting(set("Uppercase")).isEmpty)
        #expect(try set("ID_Start").subtracting(set("ID_Continue")).isEmpty)
        #expect(try set("ASCII") == CodePointSet([CodePointSet.Range(first: 0, last: 127)]))
        #expect(try set("Any") == .all)
    }

    @Test func `a code point folds to one that stands for itself`() {
        let folding = CaseFolding()
        for range in folding.changing.ranges {
            for codePoint in range.first...range.last {
                let target = folding.folded(codePoint)
                #expect(target != codePoint && folding.folded(target) == target)
                #expect(folding.unfolded(target).contains(codePoint))
                #expect(folding.unfolded(CodePointSet(target)) == folding.unfolded(target))
            }
        }
        #expect(folding.folded(0x1E9E) == 0xDF)
        #expect(folding.folded(0x130) == 0x130)  // İ folds only in Turkish, or to two code points
    }
}
