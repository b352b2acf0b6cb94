/// Why bytes are not a JSON document we take (RFC 8259, and the hygiene of the wire format).
///
/// It carries no text of the client's.
public struct JSONSyntaxError: Error, Hashable, Sendable {
    /// What is wrong.
    public enum Reason: Hashable, Sendable {
        /// The document ends in the middle.
        case unexpectedEnd
        /// A byte that can't stand here.
        case unexpectedByte
        /// Something follows the document.
        case trailingBytes
        /// A number that RFC 8259 §6 does not allow.
        case invalidNumber
        /// A backslash escape that RFC 8259 §7 does not know.
        case invalidEscape
        /// A control character that must be escaped in a string.
        case controlCharacter
        /// Bytes that are no UTF-8.
        case invalidUTF8
        /// Half of a surrogate pair.
        case loneSurrogate
        /// The character U+0000, which no form value may hold.
        case nul
        /// A member name that stands twice in one object.
        case duplicateMember
        /// Objects and arrays more levels deep than the kind of document may be.
        case tooDeep
    }

    /// What is wrong.
    public let reason: Reason
    /// Where, in bytes from the start of the document.
    public let offset: Int

    /// An error with its place.
    public init(_ reason: Reason, at offset: Int) {
        self.reason = reason
        self.offset = offset
    }
}
