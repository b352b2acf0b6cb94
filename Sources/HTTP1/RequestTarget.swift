/// What a request is about, in any of the four forms of RFC 9112 §3.2.
package struct RequestTarget: Sendable {
    /// The path's bytes as sent, percent-encoded, from its first `/`; `/` for an empty path; `*` for asterisk-form.
    ///
    /// The query is not kept: it never chooses what is answered here. Two slashes stay two, and dots stay dots.
    package let path: ArraySlice<UInt8>

    package init(path: ArraySlice<UInt8>) {
        self.path = path
    }

    /// Finds the path in a target.
    ///
    /// - Parameters:
    ///   - range: Where the target stands. It is not empty and holds only what a URI may hold.
    ///   - start: Where the message starts: errors count from there.
    /// - Throws: `invalidTarget` for what is none of the four forms, and for authority-form: nothing here is a tunnel,
    ///   and what a client sends behind `CONNECT` would be no request, so the connection has to end.
    @inline(__always)
    static func path(
        in bytes: Span<UInt8>, _ range: Range<Int>, _ method: HTTPMethod, from start: Int
    ) throws(MessageError) -> Range<Int> {
        let first = bytes[range.lowerBound]
        if first == UInt8(ascii: "/"), method != .connect {
            return try path(in: bytes, startingAt: range.lowerBound, range.upperBound, from: start)
        }
        if first == UInt8(ascii: "*"), range.count == 1, method == .options { return range }
        guard method != .connect, let authority = authorityStart(bytes, range) else {
            throw MessageError(.invalidTarget, at: range.lowerBound - start)
        }
        return try path(in: bytes, behindAuthority: authority, range.upperBound, from: start)
    }

    /// Where a path or a query ends and is what it claims to be.
    @inline(__always)
    private static func path(
        in bytes: Span<UInt8>, startingAt lower: Int, _ upper: Int, from start: Int
    ) throws(MessageError) -> Range<Int> {
        var pathEnd = upper
        var index = lower
        while index < upper {
            let byte = bytes[index]
            if byte == UInt8(ascii: "?"), pathEnd == upper { pathEnd = index }
            guard ByteClass.pathAndQuery.contains(byte) else { throw MessageError(.invalidTarget, at: index - start) }
            if byte == UInt8(ascii: "%") {
                guard PercentEncoding.byte(bytes, at: index, before: upper) != nil else {
                    throw MessageError(.invalidTarget, at: index - start)
                }
                index += 2
            }
            index += 1
        }
        return lower..<pathEnd
    }

    /// Where the authority of `http://` or `https://` starts; `nil` for another scheme, or none.
    private static func authorityStart(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int? {
        var index = range.lowerBound
        for letter in "http".utf8 {
            guard index < range.upperBound, bytes[index] | 0x20 == letter else { return nil }
            index += 1
        }
        if index < range.upperBound, bytes[index] | 0x20 == UInt8(ascii: "s") { index += 1 }
        for letter in "://".utf8 {
            guard index < range.upperBound, bytes[index] == letter else { return nil }
            index += 1
        }
        return index
    }

    private static func path(
        in bytes: Span<UInt8>, behindAuthority authority: Int, _ upper: Int, from start: Int
    ) throws(MessageError) -> Range<Int> {
        var end = authority
        while end < upper, bytes[end] != UInt8(ascii: "/"), bytes[end] != UInt8(ascii: "?") { end += 1 }
        // An http URI without a host is invalid (RFC 9110 §4.2.1).
        guard end > authority, bytes[authority] != UInt8(ascii: ":"), Authority.isValid(bytes, authority..<end) else {
            throw MessageError(.invalidTarget, at: authority - start)
        }
        let path = try path(in: bytes, startingAt: end, upper, from: start)
        // An empty path is `/`: the last byte before the authority is one.
        return path.isEmpty ? authority - 1..<authority : path
    }
}

extension RequestTarget: Redacted {
    /// How long the path is.
    package var description: String { "path bytes: \(path.count)" }
}
