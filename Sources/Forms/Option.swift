/// Something to choose in a field of the type `select` or `radio`.
public struct Option: Hashable, Sendable {
    /// What a snapshot holds where it is chosen. The empty value is that of the prompt ("Please choose"): no choice.
    public let value: String
    /// What people read.
    public let label: LocalizedText

    /// An option.
    public init(value: String, label: LocalizedText) {
        self.value = value
        self.label = label
    }
}
