/// What a person put into one field.
///
/// Its descriptions tell the kind only: what was typed reaches no log, error or crash message.
public enum FieldValue: Hashable, Sendable {
    /// What a field holds: a text, or something else than a text.
    public enum Kind: Hashable, Sendable {
        /// Text.
        case text
        /// Ticked or not.
        case checked
        /// Some of the options.
        case selections
    }

    /// A text as typed, before any sanitising. Nothing typed is the empty text.
    case text(String)
    /// Whether a checkbox is ticked.
    case checked(Bool)
    /// The options chosen, where several may be.
    case selections([String])

    /// A field nobody has touched.
    public static let empty = FieldValue.text("")
}

extension FieldValue: CustomStringConvertible, CustomDebugStringConvertible {
    /// The kind of the value, never the value.
    public var description: String {
        switch self {
        case .text: "text"
        case .checked: "checked"
        case .selections: "selections"
        }
    }

    /// The kind of the value, never the value.
    public var debugDescription: String { description }
}

#if !hasFeature(Embedded)
    extension FieldValue: CustomReflectable {
        /// A mirror without children, so that `dump` shows no value either.
        public var customMirror: Mirror { Mirror(self, children: []) }
    }
#endif
