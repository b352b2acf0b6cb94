/// The grammar of what may follow a chunk's size (RFC 9112 §7.1.1); what it says is ignored, as it must be.
///
/// White space may stand around `;` and `=` but not at the end of the line: some readers took the rest of it for the
/// next line.
enum ChunkExtensions {
    /// Whether a range is `*( BWS ";" BWS name [ BWS "=" BWS ( token / quoted-string ) ] )`.
    static func areValid(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        var index = range.lowerBound
        let end = range.upperBound
        while index < end {
            index = skipBlanks(bytes, index, end)
            guard index < end, bytes[index] == UInt8(ascii: ";") else { return false }
            index = skipBlanks(bytes, index + 1, end)
            guard let nameEnd = tokenEnd(bytes, index, end) else { return false }
            index = nameEnd
            let equals = skipBlanks(bytes, index, end)
            if equals < end, bytes[equals] == UInt8(ascii: "=") {
                index = skipBlanks(bytes, equals + 1, end)
                let isQuoted = index < end && bytes[index] == UInt8(ascii: "\"")
                guard let valueEnd = isQuoted ? quotedEnd(bytes, index, end) : tokenEnd(bytes, index, end) else {
                    return false
                }
                index = valueEnd
            }
        }
        return true
    }

    private static func skipBlanks(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
        var index = start
        while index < end, isBlank(bytes[index]) { index += 1 }
        return index
    }

    private static func tokenEnd(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
        var index = start
        while index < end, ByteClass.token.contains(bytes[index]) { index += 1 }
        return index > start ? index : nil
    }

    /// Behind the closing quote. The line holds no control characters: that was seen when its end was looked for.
    private static func quotedEnd(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
        var index = start + 1
        while index < end, bytes[index] != UInt8(ascii: "\"") {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return index < end ? index + 1 : nil
    }
}
