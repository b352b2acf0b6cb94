import Testing

@testable import Forms

@Suite struct `Plural categories` {
    @Test(arguments: [
        (0, PluralCategory.other, PluralCategory.one),  // French counts nothing as one
        (1, .one, .one), (2, .other, .other), (11, .other, .other), (21, .other, .other), (101, .other, .other),
        (999_999, .other, .other), (1_000_000, .other, .many), (1_000_001, .other, .other),
        (2_500_000, .other, .other), (3_000_000, .other, .many), (Int.max, .other, .other),
    ])
    func `are those of CLDR`(count: Int, english: PluralCategory, french: PluralCategory) {
        #expect(PluralCategory(of: count, in: .english) == english)
        #expect(PluralCategory(of: count, in: .french) == french)
        #expect(PluralCategory(of: count, in: .japanese) == .other)
    }

    @Test(arguments: [
        (0, "0"), (7, "7"), (128, "128"), (999, "999"), (1000, "1,000"), (1001, "1,001"), (10_010, "10,010"),
        (1_000_000, "1,000,000"), (Int.max, "9,223,372,036,854,775,807"),
    ])
    func `digits are grouped in threes`(count: Int, text: String) {
        #expect(MessageCatalog.grouped(count, by: ",") == text)
    }
}
