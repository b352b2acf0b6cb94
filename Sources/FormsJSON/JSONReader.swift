/// Reads one JSON document (RFC 8259) piece by piece, as its caller asks for it.
///
/// Stricter than the grammar where two readers could understand a document in two ways: no byte order mark, nothing
/// behind the document, no half surrogate pairs, no invalid UTF-8, and at most ``maxDepth`` levels. A caller must
/// read each value it is led to, or skip it.
///
/// - Complexity: O(*n*) in the bytes, whatever is asked. Nothing is allocated but the strings that are returned.
struct JSONReader {
    /// What kind of value stands next.
    enum Kind {
        case object
        case array
        case string
        case number
        case boolean
        case null
    }

    /// Objects and arrays within each other; the outermost one counts as 1.
    static let maxDepth = 4

    /// The document. Its own indices are used throughout, so nothing is ever sliced twice.
    let bytes: ArraySlice<UInt8>
    /// The next byte to read.
    var position: Int
    /// Whether the escape for U+0000 is refused.
    let refusesNul: Bool

    private var depth = 0
    /// Whether the object or array just entered has given nothing yet. One flag is enough for all levels: an outer
    /// one that is returned to has given the inner one.
    private var isFirst = false

    /// Starts in front of a document.
    ///
    /// An object is taken for a snapshot, in which no U+0000 may stand; anything else is only checked for grammar.
    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        var position = bytes.startIndex
        while position < bytes.endIndex, Self.isWhitespace(bytes[position]) { position += 1 }
        self.position = position
        refusesNul = position < bytes.endIndex && bytes[position] == UInt8(ascii: "{")
    }

    /// Says what stands next, without reading it.
    mutating func kind() throws(JSONSyntaxError) -> Kind {
        switch try nextByte() {
        case UInt8(ascii: "{"): return .object
        case UInt8(ascii: "["): return .array
        case UInt8(ascii: "\""): return .string
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number
        case UInt8(ascii: "t"), UInt8(ascii: "f"): return .boolean
        case UInt8(ascii: "n"): return .null
        default: throw error(.unexpectedByte)
        }
    }

    /// Enters the object that stands next.
    mutating func beginObject() throws(JSONSyntaxError) { try begin(UInt8(ascii: "{")) }

    /// Enters the array that stands next.
    mutating func beginArray() throws(JSONSyntaxError) { try begin(UInt8(ascii: "[")) }

    /// Reads the next member's name and the colon; `nil` once the object has ended.
    mutating func nextName() throws(JSONSyntaxError) -> JSONText? {
        guard try isWithin(UInt8(ascii: "}")) else { return nil }
        guard try nextByte() == UInt8(ascii: "\"") else { throw error(.unexpectedByte) }
        let name = try text()
        guard try nextByte() == UInt8(ascii: ":") else { throw error(.unexpectedByte) }
        position += 1
        return name
    }

    /// Goes to the next element; `false` once the array has ended.
    mutating func nextElement() throws(JSONSyntaxError) -> Bool { try isWithin(UInt8(ascii: "]")) }

    /// Reads `true` or `false`.
    mutating func boolean() throws(JSONSyntaxError) -> Bool {
        let isTrue = try nextByte() == UInt8(ascii: "t")
        try literal(isTrue ? "true" : "false")
        return isTrue
    }

    /// Reads `null`.
    mutating func null() throws(JSONSyntaxError) {
        _ = try nextByte()
        try literal("null")
    }

    /// Makes sure that the document ends here.
    mutating func finish() throws(JSONSyntaxError) {
        while position < bytes.endIndex, Self.isWhitespace(bytes[position]) { position += 1 }
        guard position == bytes.endIndex else { throw error(.trailingBytes) }
    }

    /// An error at the next byte, or at another place.
    func error(_ reason: JSONSyntaxError.Reason, at place: Int? = nil) -> JSONSyntaxError {
        JSONSyntaxError(reason, at: (place ?? position) - bytes.startIndex)
    }

    /// Gives the next byte that is no white space, without reading it.
    @inline(__always)
    private mutating func nextByte() throws(JSONSyntaxError) -> UInt8 {
        // Mostly there is no white space at all.
        if position < bytes.endIndex, bytes[position] > 0x20 { return bytes[position] }
        return try nextByteBehindWhitespace()
    }

    private mutating func nextByteBehindWhitespace() throws(JSONSyntaxError) -> UInt8 {
        while position < bytes.endIndex {
            let byte = bytes[position]
            guard Self.isWhitespace(byte) else { return byte }
            position += 1
        }
        throw error(.unexpectedEnd)
    }

    private mutating func begin(_ bracket: UInt8) throws(JSONSyntaxError) {
        guard try nextByte() == bracket else { throw error(.unexpectedByte) }
        guard depth < Self.maxDepth else { throw error(.tooDeep) }
        depth += 1
        position += 1
        isFirst = true
    }

    /// Goes past a comma where one belongs, or past the closing bracket.
    private mutating func isWithin(_ bracket: UInt8) throws(JSONSyntaxError) -> Bool {
        let byte = try nextByte()
        if byte == bracket {
            position += 1
            depth -= 1
            isFirst = false
            return false
        }
        if isFirst {
            isFirst = false
        } else {
            guard byte == UInt8(ascii: ",") else { throw error(.unexpectedByte) }
            position += 1
        }
        return true
    }

    private mutating func literal(_ word: String) throws(JSONSyntaxError) {
        for expected in word.utf8 {
            guard position < bytes.endIndex else { throw error(.unexpectedEnd) }
            guard bytes[position] == expected else { throw error(.unexpectedByte) }
            position += 1
        }
    }

    private static func isWhitespace(_ byte: UInt8) -> Bool {
        byte <= 0x20 && (byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09)
    }
}
