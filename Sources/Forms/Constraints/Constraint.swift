/// What a value must satisfy.
///
/// An empty value only ever fails `required`.
public enum Constraint: Hashable, Sendable {
    /// There must be a value: `valueMissing`.
    case required
    /// It must be an e-mail address: `typeMismatch`.
    case emailAddress
    /// It must be made of these characters: `patternMismatch`.
    case characters(AllowedCharacters)
    /// Its length must be within bounds: `tooLong`, `tooShort`.
    case length(Length)
    /// It must be the same as another field of the form: `notEqual`.
    case sameAs(FieldName)
}
