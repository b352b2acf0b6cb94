/// A string of the document that was read but not made a `String` yet: names are only compared.
struct JSONText {
    /// Where its characters stand in the document, without the quotes.
    let range: Range<Int>
    /// Its bytes, where escapes make them differ from the document's.
    fileprivate let decoded: [UInt8]?
}

extension JSONReader {
    /// Reads the string that stands next.
    ///
    /// - Returns: The string; its characters are valid UTF-8 without half surrogate pairs.
    mutating func text() throws(JSONSyntaxError) -> JSONText {
        let scan = try scanString()
        if !scan.isASCII { try checkUTF8(scan.range) }
        return JSONText(range: scan.range, decoded: scan.hasEscapes ? try decode(scan.range) : nil)
    }

    /// The bytes of a string, escapes decoded.
    func bytes(of text: JSONText) -> ArraySlice<UInt8> { text.decoded?[...] ?? bytes[text.range] }

    /// The error of a member name that stands twice.
    func duplicate(_ name: JSONText) -> JSONSyntaxError { error(.duplicateMember, at: name.range.lowerBound - 1) }

    /// Reads the string that stands next as a `String`.
    mutating func string() throws(JSONSyntaxError) -> String {
        let scan = try scanString()
        if scan.hasEscapes {
            if !scan.isASCII { try checkUTF8(scan.range) }
            return String(decoding: try decode(scan.range), as: UTF8.self)
        }
        guard let string = String(validating: bytes[scan.range], as: UTF8.self) else {
            try checkUTF8(scan.range)
            throw error(.invalidUTF8, at: scan.range.lowerBound)
        }
        return string
    }

    private struct Scan {
        let range: Range<Int>
        let hasEscapes: Bool
        let isASCII: Bool
    }

    /// Goes past the string that stands next; looks at its escapes and its UTF-8 no closer than to find the end.
    private mutating func scanString() throws(JSONSyntaxError) -> Scan {
        let start = position + 1
        let end = bytes.endIndex
        var index = start
        var hasEscapes = false
        var seen: UInt8 = 0
        while index < end {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\"") {
                position = index + 1
                return Scan(range: start..<index, hasEscapes: hasEscapes, isASCII: seen < 0x80)
            }
            if byte < 0x20 { throw error(.controlCharacter, at: index) }
            if byte == UInt8(ascii: "\\") {
                hasEscapes = true
                index += 1
            }
            seen |= byte
            index += 1
        }
        throw error(.unexpectedEnd, at: end)
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
