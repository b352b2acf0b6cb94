/// Why a definition can't be a form.
public struct DefinitionError: Error, Hashable, Sendable {
    /// What is wrong.
    public enum Reason: Hashable, Sendable {
        /// A form needs at least one field.
        case noFields
        /// Two fields have this name.
        case duplicateField(FieldName)
        /// A constraint of `field` names `other`, which is no other field of the form.
        case unknownField(FieldName, in: FieldName)
        /// The least length of this field is above its greatest, so that no value would ever do.
        case unreachableLength(in: FieldName)
    }

    /// What is wrong.
    public let reason: Reason

    /// An error with its reason.
    public init(_ reason: Reason) { self.reason = reason }
}
