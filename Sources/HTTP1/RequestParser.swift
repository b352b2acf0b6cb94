/// Reads requests from the bytes of a connection: the only entry for bytes.
///
/// It looks at each byte once, however the bytes are cut: so a peer that sends byte by byte costs no more than one
/// that sends at once, and a malformed line is refused without waiting for the rest. What comes out, a request or an
/// error, never depends on the cuts.
package struct RequestParser: Sendable {
    /// How far a message has come.
    package enum Progress: Sendable {
        /// The head, or the content after it, is not whole yet.
        case needsMoreBytes(Part)
        /// The head is whole and the client waits for `100 Continue` before it sends the content; said once a message,
        /// and not where content has arrived already.
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

    private enum Phase {
        case requestLine, fieldLines, content
    }

    private let limits: MessageLimits
    private var phase = Phase.requestLine
    private var requestLine = RequestLine()
    private var path = 0..<0
    private var fieldLines = FieldLines(at: 0)
    /// The field lines so far; they stand in a buffer where the message starts at `linesBase`.
    private var lines: [HTTPFields.Line] = []
    private var linesBase = 0
    private var head = MessageHead()
    private var saysContinue = false
    private var chunks: ChunkedDecoder?

    package init(limits: MessageLimits) {
        self.limits = limits
    }

    /// Goes on with the message that starts at `start`, up to `end`.
    ///
    /// After `complete` the parser is ready for the next message. After `needsMoreBytes` it must be called again with
    /// the same message in the same or another buffer, its first byte at `start` again. The request keeps the buffer
    /// alive: change it while a request lives, and it is copied.
    ///
    /// - Throws: What is wrong with the message; the parser can't be used for this connection any more.
    /// - Complexity: O(*n*) in the bytes of the message, over all calls together.
    package mutating func parse(
        _ bytes: [UInt8], from start: Int, to end: Int
    ) throws(MessageError) -> Progress {
        precondition(start >= 0 && start <= end && end <= bytes.count, "a message stands within its buffer")
        if phase != .content {
            guard try readHead(bytes.span, from: start, to: end) else {
                return .needsMoreBytes(requestLine.hasBegun ? .head : .nothing)
            }
        }
        let contentStart = fieldLines.lineStart
        switch head.framing {
        case .none:
            return complete(bytes, from: start, content: bytes[0..<0], length: contentStart)
        case .length(let length):
            guard end - start - contentStart >= length else { break }
            let content = bytes[start + contentStart..<start + contentStart + length]
            return complete(bytes, from: start, content: content, length: contentStart + length)
        case .chunked:
            if let length = try chunks?.decode(bytes, from: start, to: end, limits), let content = chunks?.content {
                return complete(bytes, from: start, content: content[...], length: length)
            }
        }
        guard saysContinue else { return .needsMoreBytes(.content) }
        saysContinue = false
        return end - start == contentStart ? .expectsContinue : .needsMoreBytes(.content)
    }

    /// Reads the request line and the header section; false where they are not whole.
    private mutating func readHead(
        _ bytes: Span<UInt8>, from start: Int, to end: Int
    ) throws(MessageError) -> Bool {
        let isOver = end - start >= limits.maxHeadBytes
        let end = isOver ? start + limits.maxHeadBytes : end
        guard try readRequestLine(bytes, from: start, to: end), try readFieldLines(bytes, from: start, to: end) else {
            guard !isOver else {
                throw MessageError(requestLine.isInTarget ? .targetTooLong : .headTooLarge, at: limits.maxHeadBytes)
            }
            return false
        }
        rebaseLines(to: start)
        head = try MessageHead(
            lines, bytes, from: start, to: start + fieldLines.lineStart, minorVersion: requestLine.minorVersion,
            limits: limits)
        saysContinue = head.expectsContinue
        if head.framing == .chunked { chunks = ChunkedDecoder(at: fieldLines.lineStart) }
        phase = .content
        return true
    }

    @inline(__always)
    private mutating func readRequestLine(
        _ bytes: Span<UInt8>, from start: Int, to end: Int
    ) throws(MessageError) -> Bool {
        guard phase == .requestLine else { return true }
        guard try requestLine.read(bytes, from: start, to: end, maxTargetBytes: limits.maxTargetBytes) else {
            return false
        }
        let target = start + requestLine.target.lowerBound..<start + requestLine.target.upperBound
        let path = try RequestTarget.path(in: bytes, target, requestLine.method, from: start)
        self.path = path.lowerBound - start..<path.upperBound - start
        fieldLines = FieldLines(at: requestLine.end)
        linesBase = start
        lines.reserveCapacity(min(16, limits.maxFieldLines))
        phase = .fieldLines
        return true
    }

    @inline(__always)
    private mutating func readFieldLines(
        _ bytes: Span<UInt8>, from start: Int, to end: Int
    ) throws(MessageError) -> Bool {
        while true {
            let lineStart = fieldLines.lineStart
            switch try fieldLines.next(bytes, from: start, to: end) {
            case .needsMoreBytes: return false
            case .end: return true
            case .line(let name, let value):
                guard lines.count < limits.maxFieldLines else { throw MessageError(.headTooLarge, at: lineStart) }
                let recognised = HTTPFields.Name.recognised(
                    in: bytes, start + name.lowerBound..<start + name.upperBound)
                lines.append(
                    HTTPFields.Line(
                        name: recognised, nameRange: linesBase + name.lowerBound..<linesBase + name.upperBound,
                        valueRange: linesBase + value.lowerBound..<linesBase + value.upperBound))
            }
        }
    }

    /// Moves the field lines with their buffer, in the rare case that it moved.
    private mutating func rebaseLines(to start: Int) {
        let shift = start - linesBase
        guard shift != 0 else { return }
        linesBase = start
        lines = lines.map { line in
            HTTPFields.Line(
                name: line.name,
                nameRange: line.nameRange.lowerBound + shift..<line.nameRange.upperBound + shift,
                valueRange: line.valueRange.lowerBound + shift..<line.valueRange.upperBound + shift)
        }
    }

    /// Hands the request out and makes ready for the next.
    @inline(__always)
    private mutating func complete(
        _ bytes: [UInt8], from start: Int, content: ArraySlice<UInt8>, length: Int
    ) -> Progress {
        rebaseLines(to: start)
        let request = HTTPRequest(
            method: requestLine.method,
            target: RequestTarget(path: bytes[start + path.lowerBound..<start + path.upperBound]),
            minorVersion: requestLine.minorVersion, fields: HTTPFields(bytes: bytes, lines: lines), content: content,
            keepsAlive: head.keepsAlive)
        phase = .requestLine
        requestLine = RequestLine()
        lines = []
        saysContinue = false
        chunks = nil
        return .complete(request, length: length)
    }
}
