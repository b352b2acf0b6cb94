/// Where a request's content ends. This is the only place that decides it (RFC 9112 §6.3).
enum MessageFraming: Equatable, Sendable {
    /// There is no content.
    case none
    /// As many bytes as `Content-Length` says.
    case length(Int)
    /// Chunks.
    case chunked

    /// Decides on the framing fields of a header section.
    ///
    /// Whatever two readers could read differently is refused: a length said twice, even twice the same, a length that
    /// is a list, and a length beside a transfer coding (RFC 9112 §6.1, §6.3, §11.2).
    ///
    /// - Parameters:
    ///   - start: Where the message starts in `bytes`: errors count from there.
    init(
        _ lines: [HTTPFields.Line], _ bytes: Span<UInt8>, from start: Int, minorVersion: Int, maxContentBytes: Int
    ) throws(MessageError) {
        var length: HTTPFields.Line?
        var coding: HTTPFields.Line?
        for line in lines {
            if line.name == .contentLength {
                guard length == nil else {
                    throw MessageError(.invalidContentLength, at: line.nameRange.lowerBound - start)
                }
                length = line
            } else if line.name == .transferEncoding, coding == nil {
                coding = line
            }
        }
        if let coding {
            let offset = coding.nameRange.lowerBound - start
            guard length == nil else { throw MessageError(.conflictingFraming, at: offset) }
            // A server of HTTP/1.0 on the way would have passed it on unread (RFC 9112 §6.1).
            guard minorVersion > 0 else { throw MessageError(.invalidTransferEncoding, at: offset) }
            if let reason = Self.fault(inCodings: lines, bytes) { throw MessageError(reason, at: offset) }
            self = .chunked
        } else if let length {
            self = .length(try Self.length(bytes, length.valueRange, from: start, maxContentBytes: maxContentBytes))
        } else {
            self = .none
        }
    }

    /// What is wrong with the transfer codings of all lines together, other than a single `chunked`.
    private static func fault(inCodings lines: [HTTPFields.Line], _ bytes: Span<UInt8>) -> MessageError.Reason? {
        var others = 0
        var isChunked = false
        for line in lines where line.name == .transferEncoding {
            var list = FieldList(line.valueRange)
            while let member = list.next(bytes) {
                // Nothing may stand behind `chunked`, another `chunked` least of all.
                guard !isChunked, isToken(bytes, member) else { return .invalidTransferEncoding }
                isChunked = isWord(bytes, member, "chunked")
                others += isChunked ? 0 : 1
            }
        }
        guard isChunked else { return .invalidTransferEncoding }
        return others == 0 ? nil : .unknownTransferCoding
    }

    private static func isToken(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        for index in range where !ByteClass.token.contains(bytes[index]) { return false }
        return !range.isEmpty
    }

    /// Reads digits and nothing else. What is too large to count is too large to take.
    private static func length(
        _ bytes: Span<UInt8>, _ range: Range<Int>, from start: Int, maxContentBytes: Int
    ) throws(MessageError) -> Int {
        guard !range.isEmpty else { throw MessageError(.invalidContentLength, at: range.lowerBound - start) }
        var length = 0
        var isTooLarge = false
        for index in range {
            let digit = Int(bytes[index]) - 0x30
            guard digit >= 0, digit <= 9 else { throw MessageError(.invalidContentLength, at: index - start) }
            guard !isTooLarge else { continue }
            let (tens, overflows) = length.multipliedReportingOverflow(by: 10)
            let (sum, overflowsToo) = tens.addingReportingOverflow(digit)
            isTooLarge = overflows || overflowsToo || sum > maxContentBytes
            length = sum
        }
        guard !isTooLarge else { throw MessageError(.contentTooLarge, at: range.lowerBound - start) }
        return length
    }
}
