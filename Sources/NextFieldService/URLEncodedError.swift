internal import Forms
internal import FormsJSON

/// Why form-encoded content is no snapshot.
enum URLEncodedError: Error, Hashable, Sendable {
    /// It is a JSON object under the wrong name; nothing of it is quoted, as it may be all values.
    case looksLikeJSON
    /// A name or value is no UTF-8; with the pair's place in bytes.
    case invalidUTF8(at: Int)
    /// A name or value holds U+0000; with the pair's place in bytes.
    case nul(at: Int)
    /// A field that takes one value has two: which one counts is not for us to guess.
    case repeatedField(FieldName, at: Int)
    /// Names that are no fields of the form.
    case snapshot(SnapshotError)
}
