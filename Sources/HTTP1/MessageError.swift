/// Why bytes can't be taken as an HTTP/1.1 request. The connection closes after the answer.
package struct MessageError: Error, Hashable, Sendable {
    /// What is wrong; a closed list that carries no text of the client's.
    package enum Reason: CaseIterable, Hashable, Sendable {
        /// The request line does not match RFC 9112 §3.
        case invalidRequestLine
        /// The request target does not match any form of RFC 9112 §3.2.
        case invalidTarget
        /// The target has more than ``MessageLimits/maxTargetBytes``.
        case targetTooLong
        /// Another major version than 1.
        case unsupportedVersion
        /// A field line does not match RFC 9112 §5: no colon, white space before it, no token, a control character,
        /// a line folded over.
        case invalidFieldLine
        /// The head has more than ``MessageLimits/maxHeadBytes`` or ``MessageLimits/maxFieldLines``.
        case headTooLarge
        /// `Host` is missing, repeated, or no host (RFC 9112 §3.2).
        case invalidHost
        /// `Content-Length` is no number, or two of them differ (RFC 9112 §6.3).
        case invalidContentLength
        /// Both `Content-Length` and `Transfer-Encoding`: a proxy may have believed the other one (RFC 9112 §6.1).
        case conflictingFraming
        /// `Transfer-Encoding` where `chunked` is not the last coding, or in HTTP/1.0.
        case invalidTransferEncoding
        /// A transfer coding we do not know before `chunked`.
        case unknownTransferCoding
        /// The content has more than ``MessageLimits/maxContentBytes``.
        case contentTooLarge
        /// A chunk does not match RFC 9112 §7.1.
        case invalidChunk
        /// A trailer section that is malformed or too large.
        case invalidTrailer
        /// An expectation other than `100-continue` (RFC 9110 §10.1.1).
        case unknownExpectation
        /// The peer shut its side down in the middle of a request.
        case endedEarly
    }

    /// What is wrong.
    package let reason: Reason
    /// Where it went wrong, in bytes from the start of the message.
    package let offset: Int

    package init(_ reason: Reason, at offset: Int) {
        self.reason = reason
        self.offset = offset
    }
}
