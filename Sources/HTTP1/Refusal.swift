/// Why a connection is answered without a request.
package enum Refusal: Error, Hashable, Sendable {
    /// The bytes are no request.
    case message(MessageError)
    /// The head or the content did not arrive before its deadline.
    case tooSlow
    /// There are as many connections as there may be.
    case overloaded
}
