/// Content codings, as `Content-Encoding` lists them (RFC 9110 §8.4).
package enum ContentCoding {
    /// Whether a list says nothing but `identity`: the content is what it is. An empty list says so too.
    package static func isIdentity(_ value: ArraySlice<UInt8>) -> Bool {
        let bytes = value.span
        var list = FieldList(0..<bytes.count)
        while let coding = list.next(bytes) {
            guard coding.isEmpty || isWord(bytes, coding, "identity") else { return false }
        }
        return true
    }
}
