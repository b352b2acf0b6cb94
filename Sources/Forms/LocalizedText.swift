/// A text a person reads, in one or more languages.
public struct LocalizedText: Hashable, Sendable {
    /// The text for languages that have none of their own.
    public let fallback: String
    private let english: String?
    private let french: String?
    private let japanese: String?

    /// A text that is the same in every language, or whose translations follow.
    ///
    /// - Parameter fallback: Read where a language has no text of its own; English for the built-in forms.
    public init(_ fallback: String, english: String? = nil, french: String? = nil, japanese: String? = nil) {
        self.fallback = fallback
        self.english = english
        self.french = french
        self.japanese = japanese
    }

    /// The text for a language; the fallback where it has none.
    public subscript(language: Language) -> String { translation(in: language) ?? fallback }

    /// The text written for a language; `nil` where only the fallback speaks.
    public func translation(in language: Language) -> String? {
        switch language {
        case .english: english
        case .french: french
        case .japanese: japanese
        }
    }
}
