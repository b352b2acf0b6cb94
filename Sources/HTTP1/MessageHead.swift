/// What a header section says about its own message and connection, found once the section is whole.
struct MessageHead: Sendable {
    /// Where the content ends.
    private(set) var framing = MessageFraming.none
    /// Whether the client waits for `100 Continue` before it sends the content, where it has any (RFC 9110 §10.1.1).
    private(set) var expectsContinue = false
    /// Whether the connection can carry another request (RFC 9112 §9.3).
    private(set) var keepsAlive = true

    /// A message of which nothing is known yet.
    init() {}

    /// Reads the fields that concern the message.
    ///
    /// - Parameters:
    ///   - start: Where the message starts in `bytes`: errors count from there.
    ///   - end: Where the head ends.
    /// - Throws: What is wrong with `Host`, the framing or the expectation, in that order.
    init(
        _ lines: [HTTPFields.Line], _ bytes: Span<UInt8>, from start: Int, to end: Int, minorVersion: Int,
        limits: MessageLimits
    ) throws(MessageError) {
        var hosts = 0
        var unknownExpectation: Int?
        keepsAlive = minorVersion > 0
        for line in lines {
            switch line.name {
            case .host:
                hosts += 1
                guard hosts == 1, Authority.isValid(bytes, line.valueRange) else {
                    throw MessageError(.invalidHost, at: line.nameRange.lowerBound - start)
                }
            case .connection: readOptions(bytes, line.valueRange)
            // A client of HTTP/1.0 can't wait for an interim answer: what it expects is ignored.
            case .expect where minorVersion > 0:
                if !areExpectationsKnown(bytes, line.valueRange) { unknownExpectation = line.nameRange.lowerBound }
            default: continue
            }
        }
        guard hosts == 1 || minorVersion == 0 else { throw MessageError(.invalidHost, at: end - start) }
        framing = try MessageFraming(
            lines, bytes, from: start, minorVersion: minorVersion, maxContentBytes: limits.maxContentBytes)
        if let unknownExpectation { throw MessageError(.unknownExpectation, at: unknownExpectation - start) }
    }

    private mutating func readOptions(_ bytes: Span<UInt8>, _ value: Range<Int>) {
        var options = FieldList(value)
        while let option = options.next(bytes) {
            if isWord(bytes, option, "close") { keepsAlive = false }
        }
    }

    /// Reads expectations; false where one is not `100-continue`.
    private mutating func areExpectationsKnown(_ bytes: Span<UInt8>, _ value: Range<Int>) -> Bool {
        var list = FieldList(value)
        while let member = list.next(bytes) {
            guard !member.isEmpty else { continue }
            guard isWord(bytes, member, "100-continue") else { return false }
            expectsContinue = true
        }
        return true
    }
}
