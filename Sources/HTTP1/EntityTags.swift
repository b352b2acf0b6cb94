/// The entity tags of `If-None-Match` (RFC 9110 §13.1.2).
package enum EntityTags {
    /// Whether a client has the current state already: its tag is listed, or `*` stands for any.
    ///
    /// Tags are compared weakly, and all lines count as one list. What is malformed matches nothing, from there to the
    /// end of its line.
    ///
    /// - Parameter tag: The current state's strong tag, with its quotes.
    package static func match(_ tag: [UInt8], ifNoneMatch fields: HTTPFields) -> Bool {
        fields.lines.contains { $0.name == .ifNoneMatch && isListed(tag, in: fields.bytes[$0.valueRange]) }
    }

    private static func isListed(_ tag: [UInt8], in value: ArraySlice<UInt8>) -> Bool {
        if value.elementsEqual("*".utf8) { return true }
        var rest = value
        while true {
            rest = rest.drop { isBlank($0) || $0 == UInt8(ascii: ",") }
            if rest.starts(with: "W/".utf8) { rest = rest.dropFirst(2) }
            guard rest.first == UInt8(ascii: "\""), let end = rest.dropFirst().firstIndex(of: UInt8(ascii: "\"")) else {
                return false
            }
            // A comma may stand within a tag, a space may not.
            guard !rest[...end].contains(where: isBlank) else { return false }
            if rest[...end].elementsEqual(tag) { return true }
            rest = rest[(end + 1)...].drop(while: isBlank)
            guard rest.first == UInt8(ascii: ",") else { return false }
        }
    }
}
