/// A media type with its parameters, as `Content-Type` says it (RFC 9110 §8.3.1).
package struct MediaType: Sendable {
    private let essence: ArraySlice<UInt8>
    /// Everything behind the subtype; well-formed.
    private let parameters: ArraySlice<UInt8>

    /// Reads a field value; `nil` where it is malformed.
    ///
    /// Empty parameters (`;;`, or a `;` at the end) are allowed, as is white space around a `;`.
    package init?(_ value: ArraySlice<UInt8>) {
        let type = Self.token(in: value)
        guard !type.isEmpty, type.endIndex < value.endIndex, value[type.endIndex] == UInt8(ascii: "/") else {
            return nil
        }
        let subtype = Self.token(in: value[(type.endIndex + 1)...])
        guard !subtype.isEmpty else { return nil }
        essence = value[type.startIndex..<subtype.endIndex]
        parameters = value[subtype.endIndex...]
        var cursor = Cursor(rest: parameters)
        while cursor.next() != nil {}
        guard cursor.rest.isEmpty else { return nil }
    }

    /// Whether this is a type and subtype; names have no case.
    ///
    /// - Parameter lowercased: Such as `application/json`.
    package func isEssence(_ lowercased: String) -> Bool {
        Self.isSame(essence, lowercased)
    }

    /// Whether every parameter of a name has a value, quoted or not; true where there is no such parameter.
    ///
    /// - Parameters:
    ///   - name: In lower case, such as `charset`.
    ///   - value: In lower case, such as `utf-8`; for values whose case does not count.
    package func every(_ name: String, is value: String) -> Bool {
        var cursor = Cursor(rest: parameters)
        while let (found, foundValue) = cursor.next() {
            if Self.isSame(found, name), !Self.isSame(foundValue[...], value) { return false }
        }
        return true
    }

    private static func isSame(_ bytes: ArraySlice<UInt8>, _ lowercased: String) -> Bool {
        isWord(bytes.span, 0..<bytes.count, lowercased)
    }

    private static func token(in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        bytes.prefix { ByteClass.token.contains($0) }
    }

    /// Goes through parameters; stops early, with something left, at a malformed one.
    private struct Cursor {
        var rest: ArraySlice<UInt8>

        mutating func next() -> (name: ArraySlice<UInt8>, value: [UInt8])? {
            var bytes = rest
            var isBehindSemicolon = false
            while let first = bytes.first, isBlank(first) || first == UInt8(ascii: ";") {
                isBehindSemicolon = isBehindSemicolon || first == UInt8(ascii: ";")
                bytes = bytes.dropFirst()
            }
            guard !bytes.isEmpty else {
                rest = bytes
                return nil
            }
            let name = MediaType.token(in: bytes)
            bytes = bytes[name.endIndex...]
            // No white space stands around `=` (RFC 9110 §5.6.6).
            guard isBehindSemicolon, !name.isEmpty, bytes.popFirst() == UInt8(ascii: "="),
                let value = Self.value(&bytes)
            else { return nil }
            if let next = bytes.first, next != UInt8(ascii: ";"), !isBlank(next) { return nil }
            rest = bytes
            return (name, value)
        }

        private static func value(_ bytes: inout ArraySlice<UInt8>) -> [UInt8]? {
            guard bytes.first == UInt8(ascii: "\"") else {
                let token = MediaType.token(in: bytes)
                bytes = bytes[token.endIndex...]
                return token.isEmpty ? nil : Array(token)
            }
            bytes = bytes.dropFirst()
            var value: [UInt8] = []
            while let byte = bytes.popFirst(), isFieldValueByte(byte) {
                if byte == UInt8(ascii: "\"") { return value }
                guard byte == UInt8(ascii: "\\") else {
                    value.append(byte)
                    continue
                }
                guard let escaped = bytes.popFirst(), isFieldValueByte(escaped) else { return nil }
                value.append(escaped)
            }
            return nil
        }
    }
}
