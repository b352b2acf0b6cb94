/// A string of the document that was read but not made a `String` yet: names are only compared.
struct JSONText {
    /// Where its characters stand in the document, without the quotes.
    fileprivate let range: Range<Int>
    fileprivate let hasEscapes: Bool
    fileprivate let isASCII: Bool
}

extension JSONReader {
    /// Reads the string that stands next.
    ///
    /// - Returns: The string; its characters are valid UTF-8 without half surrogate pairs.
    mutating func text() throws(JSONSyntaxError) -> JSONText {
        let text = try scanString()
        if !text.isASCII { try checkUTF8(text.range) }
        if text.hasEscapes { _ = try decode(text.range) }
        return text
    }

    /// The bytes of a string that was read, escapes decoded.
    func bytes(of text: JSONText) -> ArraySlice<UInt8> {
        guard text.hasEscapes else { return bytes[text.range] }
        do throws(JSONSyntaxError) {
            return try decode(text.range)[...]
        } catch {
            preconditionFailure("the escapes were decoded when the text was read")
        }
    }

    /// Where a table has a string that was read; `nil` where it does not.
    ///
    /// - Parameter guess: The position that is tried first.
    func position(of text: JSONText, in table: NameTable, guess: Int = 0) -> Int? {
        if text.hasEscapes { return table.position(of: bytes(of: text).span, guess: guess) }
        let start = text.range.lowerBound - bytes.startIndex
        return table.position(of: bytes.span.extracting(start..<start + text.range.count), guess: guess)
    }

    /// The error of a member name that stands twice.
    func duplicate(_ name: JSONText) -> JSONSyntaxError { error(.duplicateMember, at: name.range.lowerBound - 1) }

    /// Reads the string that stands next as a `String`.
    mutating func string() throws(JSONSyntaxError) -> String {
        let text = try scanString()
        // Checked here and not by `String(validating:)`, which tells no place and is several times slower.
        if !text.isASCII { try checkUTF8(text.range) }
        if text.hasEscapes { return String(decoding: try decode(text.range), as: UTF8.self) }
        return String(decoding: bytes[text.range], as: UTF8.self)
    }

    /// Goes past the string that stands next; looks at its escapes and its UTF-8 no closer than to find the end.
    private mutating func scanString() throws(JSONSyntaxError) -> JSONText {
        let first = bytes.startIndex
        let start = position + 1 - first
        let found = Self.scan(bytes.span, from: start)
        position = first + found.end
        guard position < bytes.endIndex else { throw error(.unexpectedEnd) }
        guard bytes[position] == UInt8(ascii: "\"") else { throw error(.controlCharacter) }
        position += 1
        return JSONText(
            range: first + start..<first + found.end, hasEscapes: found.hasEscapes, isASCII: found.isASCII)
    }

    /// Finds the quotation mark that ends a string, the first control character, or the end of the document.
    private static func scan(_ bytes: Span<UInt8>, from start: Int) -> (end: Int, hasEscapes: Bool, isASCII: Bool) {
        var index = start
        var hasEscapes = false
        var seen: UInt8 = 0
        while index < bytes.count {
            let byte = bytes[index]
            seen |= byte
            // Nothing above the backslash is special: small letters, and all that is no ASCII.
            if byte > UInt8(ascii: "\\") {
                index &+= 1
                continue
            }
            if byte == UInt8(ascii: "\"") || byte < 0x20 { break }
            if byte == UInt8(ascii: "\\") {
                hasEscapes = true
                index &+= 1
            }
            index &+= 1
        }
        return (min(index, bytes.count), hasEscapes, seen < 0x80)
    }

    /// Decodes the escapes of a string whose end was found.
    private func decode(_ range: Range<Int>) throws(JSONSyntaxError) -> [UInt8] {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(range.count)
        var run = range.lowerBound
        var index = run
        while index < range.upperBound {
            if bytes[index] == UInt8(ascii: "\\") {
                decoded.append(contentsOf: bytes[run..<index])
                index += try appendEscape(at: index, to: &decoded)
                run = index
            } else {
                index += 1
            }
        }
        decoded.append(contentsOf: bytes[run..<range.upperBound])
        return decoded
    }

    /// Decodes one escape (RFC 8259 §7). The closing quote behind it ends every look ahead.
    ///
    /// - Returns: How many bytes it has.
    private func appendEscape(at place: Int, to decoded: inout [UInt8]) throws(JSONSyntaxError) -> Int {
        let byte = bytes[place + 1]
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): decoded.append(byte)
        case UInt8(ascii: "b"): decoded.append(0x08)
        case UInt8(ascii: "f"): decoded.append(0x0C)
        case UInt8(ascii: "n"): decoded.append(0x0A)
        case UInt8(ascii: "r"): decoded.append(0x0D)
        case UInt8(ascii: "t"): decoded.append(0x09)
        case UInt8(ascii: "u"):
            let unit = try codeUnit(at: place)
            if let scalar = Unicode.Scalar(unit) {
                if unit == 0, refusesNul { throw error(.nul, at: place) }
                decoded.append(contentsOf: scalar.utf8)
                return 6
            }
            decoded.append(contentsOf: try surrogatePair(unit, at: place).utf8)
            return 12
        default: throw error(.invalidEscape, at: place)
        }
        return 2
    }

    /// The character that two escapes make together.
    private func surrogatePair(_ high: UInt32, at place: Int) throws(JSONSyntaxError) -> Unicode.Scalar {
        guard high < 0xDC00, bytes[place + 6] == UInt8(ascii: "\\"), bytes[place + 7] == UInt8(ascii: "u") else {
            throw error(.loneSurrogate, at: place)
        }
        let low = try codeUnit(at: place + 6)
        guard (0xDC00...0xDFFF).contains(low),
            let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
        else { throw error(.loneSurrogate, at: place) }
        return scalar
    }

    /// The UTF-16 code unit of a `\u` escape.
    private func codeUnit(at place: Int) throws(JSONSyntaxError) -> UInt32 {
        var unit: UInt32 = 0
        for index in place + 2..<place + 6 {
            let digit: UInt8
            switch bytes[index] {
            case let byte where (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte): digit = byte - 0x30
            case let byte where (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20):
                digit = (byte | 0x20) - 0x57
            default: throw error(.invalidEscape, at: place)
            }
            unit = unit << 4 | UInt32(digit)
        }
        return unit
    }

    /// Makes sure that bytes are UTF-8 (The Unicode Standard, table 3-7): nothing overlong, no surrogates.
    private func checkUTF8(_ range: Range<Int>) throws(JSONSyntaxError) {
        var index = range.lowerBound
        while index < range.upperBound {
            let first = bytes[index]
            if first < 0x80 {
                index += 1
                continue
            }
            let second: ClosedRange<UInt8>
            switch first {
            case 0xE0: second = 0xA0...0xBF
            case 0xED: second = 0x80...0x9F
            case 0xF0: second = 0x90...0xBF
            case 0xF4: second = 0x80...0x8F
            default: second = 0x80...0xBF
            }
            let count = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
            guard (0xC2...0xF4).contains(first), index + count <= range.upperBound,
                second.contains(bytes[index + 1]),
                bytes[index + 2..<index + count].allSatisfy({ $0 & 0xC0 == 0x80 })
            else { throw error(.invalidUTF8, at: index) }
            index += count
        }
    }
}
