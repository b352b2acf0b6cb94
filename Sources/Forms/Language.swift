/// A language the message catalog speaks.
public enum Language: String, CaseIterable, Hashable, Sendable {
    case english = "en"
    case french = "fr"
    case japanese = "ja"

    /// The BCP 47 tag, as it stands in `Content-Language`.
    public var tag: String { rawValue }
}
