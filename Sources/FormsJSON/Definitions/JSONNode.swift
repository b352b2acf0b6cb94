/// A JSON document as a tree that remembers where everything stands.
///
/// Only what people write by hand is read so: a snapshot never is. Offsets count bytes from the document's start.
struct JSONNode {
    /// What a node holds. A number is its own text, so that nothing is rounded.
    enum Value {
        case object([Member])
        case array([JSONNode])
        case string(String)
        case number(String)
        case boolean(Bool)
        case null
    }

    /// A member of an object; names may stand twice here.
    struct Member {
        let name: String
        /// Where the name stands, with its quotes.
        let nameRange: Range<Int>
        let node: JSONNode
    }

    let value: Value
    /// Where it stands, with quotes or brackets.
    let range: Range<Int>

    /// Reads a whole document.
    ///
    /// - Parameter maxDepth: Levels of objects and arrays; the tree is walked by functions that call themselves.
    static func document(_ bytes: ArraySlice<UInt8>, maxDepth: Int) throws(JSONSyntaxError) -> JSONNode {
        var reader = JSONReader(bytes, maxDepth: maxDepth)
        let node = try JSONNode(&reader)
        try reader.finish()
        return node
    }

    private init(_ reader: inout JSONReader) throws(JSONSyntaxError) {
        let kind = try reader.kind()
        let start = reader.position
        switch kind {
        case .object: value = .object(try Self.members(&reader))
        case .array: value = .array(try Self.elements(&reader))
        case .string: value = .string(try reader.string())
        case .number:
            try reader.skipNumber()
            value = .number(String(decoding: reader.bytes[start..<reader.position], as: UTF8.self))
        case .boolean: value = .boolean(try reader.boolean())
        case .null:
            try reader.null()
            value = .null
        }
        range = start - reader.bytes.startIndex..<reader.position - reader.bytes.startIndex
    }

    private static func members(_ reader: inout JSONReader) throws(JSONSyntaxError) -> [Member] {
        try reader.beginObject()
        var members: [Member] = []
        while let name = try reader.nextName() {
            let quoted = name.range.lowerBound - 1..<name.range.upperBound + 1
            let origin = reader.bytes.startIndex
            members.append(
                Member(
                    name: String(decoding: reader.bytes(of: name), as: UTF8.self),
                    nameRange: quoted.lowerBound - origin..<quoted.upperBound - origin, node: try JSONNode(&reader)))
        }
        return members
    }

    private static func elements(_ reader: inout JSONReader) throws(JSONSyntaxError) -> [JSONNode] {
        try reader.beginArray()
        var elements: [JSONNode] = []
        while try reader.nextElement() { elements.append(try JSONNode(&reader)) }
        return elements
    }
}

extension JSONNode {
    /// The JSON Pointer (RFC 6901) of the innermost value or member that holds an offset.
    func pointer(to offset: Int) -> String {
        switch value {
        case .object(let members):
            for member in members where member.nameRange.lowerBound <= offset && offset < member.node.range.upperBound {
                return "/" + SnapshotFaults.token(Array(member.name.utf8)[...]) + member.node.pointer(to: offset)
            }
        case .array(let elements):
            for (index, element) in elements.enumerated() where element.range.contains(offset) {
                return "/\(index)" + element.pointer(to: offset)
            }
        case .string, .number, .boolean, .null: break
        }
        return ""
    }

    /// Where a code point of this string stands, its escapes counted as the one they mean.
    ///
    /// - Parameter document: What the tree was read from.
    /// - Returns: The code point's bytes; the closing quote behind the last one.
    func range(ofCodePoint number: Int, in document: ArraySlice<UInt8>) -> Range<Int> {
        let origin = document.startIndex
        let end = range.upperBound - 1
        var offset = range.lowerBound + 1
        var rest = number
        while offset < end {
            let count = Self.codePointLength(document[(origin + offset)...])
            if rest == 0 { return offset..<min(offset + count, end) }
            rest -= 1
            offset += count
        }
        return end..<end + 1
    }

    /// How many bytes spell the code point that begins here; the document is known to be JSON.
    private static func codePointLength(_ bytes: ArraySlice<UInt8>) -> Int {
        let second = bytes.dropFirst().first
        switch bytes.first ?? 0 {
        case UInt8(ascii: "\\") where second == UInt8(ascii: "u"):
            // D8 to DB: the first half of a pair, and the other half follows.
            let digits = bytes.dropFirst(2).prefix(2)
            let isHigh =
                digits.first.map { $0 | 0x20 } == UInt8(ascii: "d")
                && (digits.last.map { "89abAB".utf8.contains($0) } ?? false)
            return isHigh ? 12 : 6
        case UInt8(ascii: "\\"): return 2
        case 0xF0...: return 4
        case 0xE0...: return 3
        case 0xC0...: return 2
        default: return 1
        }
    }
}
