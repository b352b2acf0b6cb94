/// A question about the other fields of a form, answered from their sanitised values.
///
/// Values are compared as text, by canonical equivalence, and as a whole: `1` and `1.0` differ. A checkbox compares as
/// `true` or `false`. Where several options are chosen, one of them is enough. A field that is inactive counts as empty.
public indirect enum Condition: Hashable, Sendable {
    /// The field has this value.
    case equals(FieldName, String)
    /// The field has one of these values.
    case oneOf(FieldName, [String])
    /// The field is empty, as `required` would see it.
    case isEmpty(FieldName)
    /// All of them hold; so does the empty list.
    case and([Condition])
    /// At least one of them holds; the empty list does not.
    case or([Condition])
    /// It does not hold.
    case not(Condition)
}
