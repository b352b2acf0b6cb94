/// Reads the field lines of a header or trailer section one by one (RFC 9112 §5), from where the last bytes ended.
///
/// Positions are bytes from the start of the message, so the bytes may stand elsewhere at the next call.
struct FieldLines: Sendable {
    enum Step {
        /// The line is not whole yet.
        case needsMoreBytes
        /// A field line: its name, and its value without the white space around it.
        case line(name: Range<Int>, value: Range<Int>)
        /// The empty line that ends the section.
        case end
    }

    /// Where the line being read starts; behind the section once it has ended.
    private(set) var lineStart: Int
    /// The colon behind the name, once that was reached.
    private var nameEnd: Int?
    /// Everything before this was looked at.
    private var position: Int

    /// Lines that start at a position.
    init(at start: Int) {
        lineStart = start
        position = start
    }

    /// Reads on to the end of a line.
    ///
    /// - Throws: `invalidFieldLine` at the first byte that no line may have there: white space before the colon or at
    ///   the front (a line folded over), a control character, a CR or LF that is no CRLF (RFC 9112 §2.2, §5.1, §5.2).
    @inline(__always)
    mutating func next(_ bytes: Span<UInt8>, from start: Int, to end: Int) throws(MessageError) -> Step {
        var index = start + position
        if nameEnd == nil {
            while index < end, ByteClass.token.contains(bytes[index]) { index += 1 }
            guard index < end else { return pause(at: index - start) }
            if index == start + lineStart, bytes[index] == 0x0D {
                return try endOfLine(bytes, from: start, at: index, to: end) ? .end : .needsMoreBytes
            }
            guard bytes[index] == UInt8(ascii: ":"), index > start + lineStart else {
                throw MessageError(.invalidFieldLine, at: index - start)
            }
            nameEnd = index - start
            index += 1
        }
        while index < end, isFieldValueByte(bytes[index]) { index += 1 }
        guard index < end else { return pause(at: index - start) }
        let name = lineStart..<(nameEnd ?? index - start)
        guard try endOfLine(bytes, from: start, at: index, to: end) else { return .needsMoreBytes }
        let value = trimmingBlanks(bytes, start + name.upperBound + 1..<index)
        return .line(name: name, value: value.lowerBound - start..<value.upperBound - start)
    }

    private mutating func pause(at position: Int) -> Step {
        self.position = position
        return .needsMoreBytes
    }

    /// Takes a CRLF; false where its LF has not arrived.
    @inline(__always)
    private mutating func endOfLine(
        _ bytes: Span<UInt8>, from start: Int, at index: Int, to end: Int
    ) throws(MessageError) -> Bool {
        guard bytes[index] == 0x0D else { throw MessageError(.invalidFieldLine, at: index - start) }
        position = index - start
        guard index + 1 < end else { return false }
        guard bytes[index + 1] == 0x0A else { throw MessageError(.invalidFieldLine, at: index + 1 - start) }
        position += 2
        lineStart = position
        nameEnd = nil
        return true
    }
}
