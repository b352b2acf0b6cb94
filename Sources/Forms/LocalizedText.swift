/// A text a person reads, in one or more languages.
public typealias LocalizedText = Localized<String>

/// Something that differs from language to language.
public struct Localized<Value: Hashable & Sendable>: Hashable, Sendable {
    /// What is read in languages that have none of their own.
    public let fallback: Value
    private let english: Value?
    private let french: Value?
    private let japanese: Value?

    /// A value that is the same in every language, or whose translations follow.
    ///
    /// - Parameter fallback: Read where a language has none of its own; English for the built-in forms.
    public init(_ fallback: Value, english: Value? = nil, french: Value? = nil, japanese: Value? = nil) {
        self.fallback = fallback
        self.english = english
        self.french = french
        self.japanese = japanese
    }

    /// The value for a language; the fallback where it has none.
    public subscript(language: Language) -> Value { translation(in: language) ?? fallback }

    /// The value given for a language; `nil` where only the fallback speaks.
    public func translation(in language: Language) -> Value? {
        switch language {
        case .english: english
        case .french: french
        case .japanese: japanese
        }
    }
}
