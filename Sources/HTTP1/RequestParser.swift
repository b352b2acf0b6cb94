/// Reads requests from the bytes of a connection: the only entry for bytes.
///
/// It takes each line once, as soon as it is whole, however the bytes are cut: so a peer that sends byte by byte
/// costs no more than one that sends at once, and a malformed line is refused without waiting for the rest.
package struct RequestParser: Sendable {
    /// How far a message has come.
    package enum Progress: Sendable {
        /// The head, or the content after it, is not whole yet.
        case needsMoreBytes(Part)
        /// The head is whole and the client waits for `100 Continue` before it sends the content; said once a message.
        case expectsContinue
        /// A whole request, and how many bytes it took from where the message started.
        case complete(HTTPRequest, length: Int)
    }

    /// A part of a message.
    package enum Part: Hashable, Sendable {
        /// Nothing of a message has arrived yet, except empty lines.
        case nothing
        /// The request line and header section.
        case head
        /// The content.
        case content
    }

    private let limits: MessageLimits

    package init(limits: MessageLimits) {
        self.limits = limits
    }

    /// Goes on with the message that starts at `start`, up to `end`.
    ///
    /// After `complete` the parser is ready for the next message. After `needsMoreBytes` it must be called again with
    /// the same message in the same or another buffer, its first byte at `start` again.
    ///
    /// - Throws: What is wrong with the message; the parser can't be used for this connection any more.
    /// - Complexity: O(*n*) in the bytes of the message, over all calls together.
    package mutating func parse(
        _ bytes: [UInt8], from start: Int, to end: Int
    ) throws(MessageError) -> Progress {
        .needsMoreBytes(.nothing)
    }
}
