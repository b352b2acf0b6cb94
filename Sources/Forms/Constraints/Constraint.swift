/// What a value must satisfy.
///
/// An empty value only ever fails `required`. What a type demands by itself is no constraint of its own: that an email
/// is an address, a date is a date, a choice is one of the options.
public enum Constraint: Hashable, Sendable {
    /// There must be a value; a checkbox must be ticked: `valueMissing`.
    case required
    /// It must be an e-mail address: `typeMismatch`. The type `email` implies it.
    case emailAddress
    /// It must be made of these characters: `patternMismatch`.
    case characters(AllowedCharacters)
    /// All of it must match: `patternMismatch`.
    indirect case pattern(Pattern)
    /// Its length must be within bounds: `tooLong`, `tooShort`.
    case length(Length)
    /// It must not be below this, written as a value of the type is: `rangeUnderflow`.
    case minimum(String)
    /// It must not be above this, written as a value of the type is: `rangeOverflow`.
    case maximum(String)
    /// It must be so many steps from the minimum, or from the type's own base: `stepMismatch`. Days for a date, months,
    /// weeks, seconds for a time; `any` for no steps at all.
    case step(String)
    /// It must be the same as another field of the form: `notEqual`.
    case sameAs(FieldName)
    /// It must not be the same as another field of the form: `notDifferent`.
    case differentFrom(FieldName)
    /// It must be greater than another field of the form: `rangeUnderflow`.
    case after(FieldName)
    /// It must be less than another field of the form: `rangeOverflow`.
    case before(FieldName)
    /// It must be none of these, in ASCII letters of either case: `notAllowed`.
    case blocked([String])
}
