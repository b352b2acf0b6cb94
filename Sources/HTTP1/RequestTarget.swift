/// What a request is about, in any of the four forms of RFC 9112 §3.2.
package struct RequestTarget: Sendable {
    /// The path's bytes as sent, percent-encoded, from its first `/`; `/` for an empty path; `*` for asterisk-form.
    package let path: ArraySlice<UInt8>

    package init(path: ArraySlice<UInt8>) {
        self.path = path
    }
}
