/// Reads a request line (RFC 9112 §3) and the empty lines before it, from where the last bytes ended.
///
/// Positions are bytes from the start of the message, so the bytes may stand elsewhere at the next call. A byte that
/// can't stand where it stands is refused at once, so what is reported never depends on how the bytes are cut.
struct RequestLine: Sendable {
    /// No method that anybody has registered has more than 18 bytes.
    static let maxMethodBytes = 32
    /// Clients of old put a CRLF behind their content (RFC 9112 §2.2); more than a few are no client's.
    static let maxEmptyLines = 4

    private enum Part {
        case emptyLines, method, target, version
    }

    private var part = Part.emptyLines
    /// Everything before this was looked at; in `version` it is where that starts.
    private var position = 0
    private var methodStart = 0
    /// The method, once it is whole.
    private(set) var method = HTTPMethod.other
    /// Where the target stands; its end is known once it is whole.
    private(set) var target = 0..<0
    /// The minor version; any later one of HTTP/1 is as good as 1 (RFC 9110 §2.5).
    private(set) var minorVersion = 1

    init() {}

    /// Whether more than empty lines has arrived.
    var hasBegun: Bool { part != .emptyLines }
    /// Whether the method is whole and the target is not.
    var isInTarget: Bool { part == .target }
    /// Where the line ends, once it is whole.
    var end: Int { position }

    /// Reads on; false where the line is not whole yet.
    @inline(__always)
    mutating func read(
        _ bytes: Span<UInt8>, from start: Int, to end: Int, maxTargetBytes: Int
    ) throws(MessageError) -> Bool {
        if part == .emptyLines { try skipEmptyLines(bytes, from: start, to: end) }
        if part == .method { try readMethod(bytes, from: start, to: end) }
        if part == .target { try readTarget(bytes, from: start, to: end, maxTargetBytes: maxTargetBytes) }
        return part == .version ? try readVersion(bytes, from: start, to: end) : false
    }

    private mutating func skipEmptyLines(_ bytes: Span<UInt8>, from start: Int, to end: Int) throws(MessageError) {
        while start + position < end {
            guard bytes[start + position] == 0x0D else {
                methodStart = position
                part = .method
                return
            }
            guard start + position + 1 < end else { return }
            guard bytes[start + position + 1] == 0x0A, position < 2 * Self.maxEmptyLines else {
                throw MessageError(.invalidRequestLine, at: position)
            }
            position += 2
        }
    }

    private mutating func readMethod(_ bytes: Span<UInt8>, from start: Int, to end: Int) throws(MessageError) {
        var index = start + position
        while index < end, ByteClass.token.contains(bytes[index]) { index += 1 }
        position = index - start
        guard position - methodStart <= Self.maxMethodBytes else {
            throw MessageError(.invalidRequestLine, at: methodStart + Self.maxMethodBytes)
        }
        guard index < end else { return }
        guard bytes[index] == 0x20, position > methodStart else {
            throw MessageError(.invalidRequestLine, at: position)
        }
        method = HTTPMethod(bytes, start + methodStart..<index)
        position += 1
        target = position..<position
        part = .target
    }

    private mutating func readTarget(
        _ bytes: Span<UInt8>, from start: Int, to end: Int, maxTargetBytes: Int
    ) throws(MessageError) {
        var index = start + position
        while index < end, ByteClass.target.contains(bytes[index]) { index += 1 }
        position = index - start
        guard position - target.lowerBound <= maxTargetBytes else {
            throw MessageError(.targetTooLong, at: target.lowerBound + maxTargetBytes)
        }
        guard index < end else { return }
        let byte = bytes[index]
        guard byte == 0x20, position > target.lowerBound else {
            // A line that ends here has no version: HTTP/0.9, or no HTTP.
            let isLineEnd = byte == 0x0D || byte == 0x0A || byte == 0x20
            throw MessageError(isLineEnd ? .invalidRequestLine : .invalidTarget, at: position)
        }
        target = target.lowerBound..<position
        position += 1
        part = .version
    }

    /// Reads `HTTP/` DIGIT `.` DIGIT CRLF, the only ten bytes that may end the line.
    private mutating func readVersion(
        _ bytes: Span<UInt8>, from start: Int, to end: Int
    ) throws(MessageError) -> Bool {
        let first = start + position
        for offset in 0..<min(10, end - first) where !Self.isVersionByte(bytes[first + offset], at: offset) {
            throw MessageError(.invalidRequestLine, at: position + offset)
        }
        guard first + 10 <= end else { return false }
        guard bytes[first + 5] == UInt8(ascii: "1") else { throw MessageError(.unsupportedVersion, at: position + 5) }
        minorVersion = bytes[first + 7] == UInt8(ascii: "0") ? 0 : 1
        position += 10
        return true
    }

    @inline(__always)
    private static func isVersionByte(_ byte: UInt8, at offset: Int) -> Bool {
        switch offset {
        case 0: byte == UInt8(ascii: "H")
        case 1, 2: byte == UInt8(ascii: "T")
        case 3: byte == UInt8(ascii: "P")
        case 4: byte == UInt8(ascii: "/")
        case 6: byte == UInt8(ascii: ".")
        case 8: byte == 0x0D
        case 9: byte == 0x0A
        default: isDigit(byte)
        }
    }
}
