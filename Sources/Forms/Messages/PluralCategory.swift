/// Which form of a word a whole number takes: the cardinal categories of Unicode CLDR that our languages have.
enum PluralCategory: Hashable, Sendable {
    case one
    case many
    case other

    /// The category of a count that is not negative.
    init(of count: Int, in language: Language) {
        self =
            switch language {
            case .english: count == 1 ? .one : .other
            // "1 000 000 de caractères": whole millions take the preposition.
            case .french: count < 2 ? .one : count % 1_000_000 == 0 ? .many : .other
            case .japanese: .other
            }
    }
}
