internal import HTTP1

/// The name of one state of a document (RFC 9110 §8.8.3): strong, and quoted as it stands in `ETag`.
struct EntityTag: Hashable, Sendable {
    /// The tag with its quotes.
    let quoted: String
    private let opaque: [UInt8]

    /// A tag.
    ///
    /// - Parameter opaque: Our own text, hexadecimal in practice; a quote or control character in it is our mistake.
    init(_ opaque: String) {
        precondition(opaque.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != 0x22 }, "an entity tag is visible ASCII")
        quoted = "\"\(opaque)\""
        self.opaque = Array(opaque.utf8)
    }

    /// Whether `If-None-Match` names this state, so that a client has it already (RFC 9110 §13.1.2).
    ///
    /// Tags are compared weakly; all lines count as one list. What is malformed matches nothing from there on.
    func matches(ifNoneMatch fields: HTTPFields) -> Bool {
        fields.lines.contains { $0.name == .ifNoneMatch && matches(fields.bytes[$0.valueRange]) }
    }

    private func matches(_ value: ArraySlice<UInt8>) -> Bool {
        if value.count == 1, value.first == UInt8(ascii: "*") { return true }
        var rest = value
        while true {
            rest = rest.drop { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ",") }
            if rest.starts(with: [UInt8(ascii: "W"), UInt8(ascii: "/")]) { rest = rest.dropFirst(2) }
            guard rest.first == UInt8(ascii: "\"") else { return false }
            rest = rest.dropFirst()
            guard let end = rest.firstIndex(of: UInt8(ascii: "\"")) else { return false }
            if rest[..<end].elementsEqual(opaque) { return true }
            rest = rest[(end + 1)...].drop { $0 == 0x20 || $0 == 0x09 }
            guard rest.first == UInt8(ascii: ",") else { return false }
        }
    }
}
