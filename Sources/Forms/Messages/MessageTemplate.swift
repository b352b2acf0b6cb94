/// A message of an operator's own, with placeholders: `Use {min} characters or more.`
///
/// It has a form for each plural category where it says a number. Braces around anything but a placeholder the code has
/// stay as they are.
public struct MessageTemplate: Hashable, Sendable {
    /// What stands in braces, and what is put there.
    public enum Placeholder: String, CaseIterable, Hashable, Sendable {
        /// The least length, or `min` as the definition has it.
        case min
        /// The greatest length, or `max` as the definition has it.
        case max
        /// `step` as the definition has it.
        case step
        /// The label of the other field.
        case other
        /// The label of the field itself.
        case label
    }

    /// The form where no other one fits.
    public let other: String
    private let one: String?
    private let many: String?

    /// A template, with forms for the plural categories that need one of their own.
    public init(_ other: String, one: String? = nil, many: String? = nil) {
        self.other = other
        self.one = one
        self.many = many
    }

    /// Whether any plural category has a form of its own.
    public var hasPluralForms: Bool { one != nil || many != nil }

    /// The form for a plural category; `nil` where it has none of its own.
    public func form(for category: PluralCategory) -> String? {
        switch category {
        case .one: one
        case .many: many
        case .other: other
        }
    }
}

/// A message of an operator's own, the same in every language or one per language.
public typealias LocalizedMessage = Localized<MessageTemplate>

extension MessageTemplate: ExpressibleByStringLiteral {
    /// A template without plural forms.
    public init(stringLiteral value: String) { self.init(value) }
}
