/// Why a definition can't be a form.
public struct DefinitionError: Error, Hashable, Sendable {
    /// What a field says beside its name, label and type; the words of the definition file.
    public enum Member: String, CaseIterable, Hashable, Sendable {
        case required
        case minLength
        case maxLength
        case pattern
        case min
        case max
        case step
        case multiple
        case options
        case equalTo
        case notEqualTo
        case after
        case before
        case blocked
        case blank
        case activeWhen
        case requiredWhen
    }

    /// What is wrong.
    public enum Reason: Hashable, Sendable {
        /// A form needs at least one field.
        case noFields
        /// Two fields have this name.
        case duplicateField(FieldName)
        /// A constraint or condition of `field` names `other`, which is no other field of the form.
        case unknownField(FieldName, in: FieldName)
        /// The least length of this field is above its greatest, so that no value would ever do.
        case unreachableLength(in: FieldName)
        /// The field's type does not have this.
        case misplaced(Member, in: FieldName)
        /// This `min`, `max` or `step` is none for the field's type.
        case invalidLimit(Member, in: FieldName)
        /// The `min` of this field is above its `max`, so that no value would ever do.
        case unreachableRange(in: FieldName)
        /// The values of `field` and `other` can't be compared in this way.
        case incomparableFields(Member, FieldName, in: FieldName)
        /// This field has nothing to choose.
        case noOptions(in: FieldName)
        /// Two options of this field have the same value.
        case duplicateOption(in: FieldName)
        /// Whether these fields are active depends on one another, each on the next and the last on the first.
        case circularActivity([FieldName])
    }

    /// What is wrong.
    public let reason: Reason

    /// An error with its reason.
    public init(_ reason: Reason) { self.reason = reason }
}
