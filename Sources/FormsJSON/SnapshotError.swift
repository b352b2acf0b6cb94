public import Forms

/// Why a JSON document is no snapshot of a form: every fault, each with its place.
public struct SnapshotError: Error, Hashable, Sendable {
    /// The most faults that are listed; further ones are only counted.
    public static let maxFaults = 32

    /// The faults in the order of the document, at most ``maxFaults``.
    public let faults: [SnapshotFault]
    /// How many more there were.
    public let omitted: Int

    /// An error of one or more faults.
    public init(_ faults: [SnapshotFault], omitted: Int = 0) {
        self.faults = faults
        self.omitted = omitted
    }
}

/// One thing that does not fit.
///
/// Names are cut at 64 characters; a value never appears.
public struct SnapshotFault: Hashable, Sendable {
    /// What does not fit.
    public enum Reason: Hashable, Sendable {
        /// The document is no object.
        case notAnObject
        /// `values` is missing.
        case missingValues
        /// A member the wire format does not know; with the nearest one it knows.
        case unknownMember(nearest: String?)
        /// A name that is no field of the form; with the nearest one that is.
        case unknownField(nearest: FieldName?)
        /// A value of the wrong JSON type; with what belongs there.
        case wrongType(expected: Expectation)
        /// A word that is no event; with the nearest one that is.
        case unknownEvent(nearest: FormEvent?)
        /// A number that is no integer from 0 to 2^53-1.
        case seqOutOfRange
        /// A field that is named twice in a list.
        case repeatedField
    }

    /// What belongs in a place.
    public enum Expectation: Hashable, Sendable {
        /// An object of members.
        case object
        /// A string.
        case string
        /// A string or null.
        case stringOrNull
        /// The name of a field or null.
        case fieldOrNull
        /// true or false.
        case boolean
        /// A list of field names.
        case fieldNames
        /// A list of field names or null.
        case fieldNamesOrNull
        /// An integer.
        case integer
        /// A text; a number must be sent as text.
        case text
        /// A list of texts.
        case texts
    }

    /// Where, as a JSON Pointer (RFC 6901); empty for the whole document.
    public let pointer: String
    /// What does not fit there.
    public let reason: Reason

    /// A fault with its place.
    public init(_ reason: Reason, at pointer: String) {
        self.reason = reason
        self.pointer = pointer
    }
}
