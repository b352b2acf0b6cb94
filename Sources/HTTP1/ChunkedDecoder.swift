/// Takes the chunked transfer coding off a content (RFC 9112 §7.1), from where the last bytes ended.
///
/// Positions are bytes from the start of the message, so the bytes may stand elsewhere at the next call.
struct ChunkedDecoder: Sendable {
    private enum Part {
        /// The line with a chunk's size and extensions.
        case sizeLine
        /// A chunk's data, of which so many bytes have not arrived.
        case data(Int)
        /// The CRLF behind a chunk's data.
        case dataEnd
        /// The field lines behind the last chunk, and the empty line that ends the message.
        case trailers(FieldLines, start: Int)
    }

    /// The content as far as it has arrived.
    private(set) var content: [UInt8] = []

    private var part = Part.sizeLine
    private var position: Int
    private var lineStart: Int
    private let contentStart: Int

    /// A decoder for content that starts at a position.
    init(at start: Int) {
        position = start
        lineStart = start
        contentStart = start
    }

    /// Reads on.
    ///
    /// - Returns: Where the message ends, once its last byte is there.
    mutating func decode(
        _ bytes: [UInt8], from start: Int, to end: Int, _ limits: MessageLimits
    ) throws(MessageError) -> Int? {
        while true {
            switch part {
            case .sizeLine:
                guard let lineEnd = try sizeLineEnd(bytes, from: start, to: end, limits) else { return nil }
                try readSizeLine(bytes.span, start + lineStart..<start + lineEnd, from: start, limits)
            case .data(let missing):
                let arrived = min(missing, end - start - position)
                content.append(contentsOf: bytes[start + position..<start + position + arrived])
                position += arrived
                guard arrived == missing else {
                    part = .data(missing - arrived)
                    return nil
                }
                part = .dataEnd
            case .dataEnd:
                guard try readDataEnd(bytes, from: start, to: end) else { return nil }
            case .trailers(var lines, let trailerStart):
                let isWhole = try Self.skipTrailers(
                    &lines, bytes.span, from: start, to: end, trailerStart: trailerStart, limits)
                part = .trailers(lines, start: trailerStart)
                return isWhole ? lines.lineStart : nil
            }
        }
    }

    /// Finds the CRLF of a size line; `nil` where it has not arrived.
    private mutating func sizeLineEnd(
        _ bytes: [UInt8], from start: Int, to end: Int, _ limits: MessageLimits
    ) throws(MessageError) -> Int? {
        while start + position < end {
            let byte = bytes[start + position]
            if byte == 0x0D {
                guard start + position + 1 < end else { return nil }
                guard bytes[start + position + 1] == 0x0A else { throw MessageError(.invalidChunk, at: position) }
                position += 2
                return position - 2
            }
            guard isFieldValueByte(byte), position - lineStart < limits.maxChunkLineBytes else {
                throw MessageError(.invalidChunk, at: position)
            }
            position += 1
        }
        return nil
    }

    private mutating func readSizeLine(
        _ bytes: Span<UInt8>, _ line: Range<Int>, from start: Int, _ limits: MessageLimits
    ) throws(MessageError) {
        var size = 0
        var index = line.lowerBound
        while index < line.upperBound, let digit = hexadecimalValue(bytes[index]) {
            // Sixteen digits hold any size a sender may count; what we can't count is too large in any case.
            guard index - line.lowerBound < 16 else { throw MessageError(.invalidChunk, at: index - start) }
            size = size > Int.max >> 4 ? Int.max : size << 4 | digit
            index += 1
        }
        guard index > line.lowerBound, ChunkExtensions.areValid(bytes, index..<line.upperBound) else {
            throw MessageError(.invalidChunk, at: index - start)
        }
        // Framing counts too: else chunks of one byte would make a message six times its content.
        guard size <= limits.maxContentBytes - content.count,
            position - contentStart <= limits.maxCodedContentBytes - size
        else { throw MessageError(.contentTooLarge, at: lineStart) }
        part = size > 0 ? .data(size) : .trailers(FieldLines(at: position), start: position)
    }

    private mutating func readDataEnd(_ bytes: [UInt8], from start: Int, to end: Int) throws(MessageError) -> Bool {
        let index = start + position
        guard index < end else { return false }
        guard bytes[index] == 0x0D else { throw MessageError(.invalidChunk, at: position) }
        guard index + 1 < end else { return false }
        guard bytes[index + 1] == 0x0A else { throw MessageError(.invalidChunk, at: position + 1) }
        position += 2
        lineStart = position
        part = .sizeLine
        return true
    }

    /// Reads trailer fields and forgets them: none of them may change how the message is understood (RFC 9110 §6.5.1).
    private static func skipTrailers(
        _ lines: inout FieldLines, _ bytes: Span<UInt8>, from start: Int, to end: Int, trailerStart: Int,
        _ limits: MessageLimits
    ) throws(MessageError) -> Bool {
        // The empty line at the end is none of the section.
        let isOver = end - start - trailerStart - 2 >= limits.maxTrailerBytes
        let end = isOver ? start + trailerStart + 2 + limits.maxTrailerBytes : end
        while true {
            do throws(MessageError) {
                switch try lines.next(bytes, from: start, to: end) {
                case .line: continue
                case .end: return true
                case .needsMoreBytes: break
                }
            } catch {
                throw MessageError(.invalidTrailer, at: error.offset)
            }
            guard !isOver else { throw MessageError(.invalidTrailer, at: end - start) }
            return false
        }
    }
}

extension ChunkedDecoder: Redacted {
    /// How much has been decoded.
    package var description: String { "content bytes so far: \(content.count)" }
}
