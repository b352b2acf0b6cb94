/// Writes responses as bytes (RFC 9112 §4): one place for status lines, `Date`, `Content-Length` and `Connection`.
package enum ResponseSerializer {
    /// The interim answer to `Expect: 100-continue`.
    package static let continueBytes = Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)

    private static let okLine = Array("HTTP/1.1 200 OK\r\n".utf8)
    private static let version = Array("HTTP/1.1 ".utf8)
    private static let lineEnd = Array("\r\n".utf8)
    private static let requestIDName = Array("Request-Id: ".utf8)
    private static let lengthName = Array("\r\nContent-Length: ".utf8)
    private static let headEnd = Array("\r\n\r\n".utf8)
    private static let closeAndHeadEnd = Array("\r\nConnection: close\r\n\r\n".utf8)
    /// More than everything takes that is neither in `fields` nor content, a `Request-Id` of 64 bytes included.
    private static let overhead = 256

    /// Appends a response: the status line, `Date`, the response's own fields, `Request-Id`, `Content-Length`,
    /// `Connection` where it closes, and the content.
    ///
    /// - Parameters:
    ///   - response: Its fields were built by `append`, so that their bytes are field lines and nothing else.
    ///   - method: The request's method: after `HEAD` the content is left out and its length still said.
    ///   - keepsAlive: Whether the connection goes on; where not, the answer says `Connection: close`.
    ///   - date: When the answer is made.
    ///   - output: Receives the bytes after those it holds.
    package static func append(
        _ response: HTTPResponse, to method: HTTPMethod, keepsAlive: Bool, date: HTTPDate, into output: inout [UInt8]
    ) {
        let carriesContent = response.status.allowsContent && method != .head
        reserve(overhead + response.fields.bytes.count + (carriesContent ? response.content.count : 0), in: &output)
        appendStatusLine(response.status, into: &output)
        output.append(contentsOf: date.line)
        output.append(contentsOf: response.fields.bytes)
        output.append(contentsOf: requestIDName)
        output.append(contentsOf: response.requestID)
        if response.status.allowsContent {
            output.append(contentsOf: lengthName)
            appendDecimal(response.content.count, into: &output)
        }
        output.append(contentsOf: keepsAlive ? headEnd : closeAndHeadEnd)
        if carriesContent { output.append(contentsOf: response.content) }
    }

    /// Makes room at least twofold where there is too little: a bare `reserveCapacity` for each of many pipelined
    /// answers would move the bytes each time.
    private static func reserve(_ count: Int, in output: inout [UInt8]) {
        let needed = output.count + count
        if needed > output.capacity { output.reserveCapacity(max(needed, 2 * output.count)) }
    }

    private static func appendStatusLine(_ status: HTTPStatus, into output: inout [UInt8]) {
        guard status.code != 200 else { return output.append(contentsOf: okLine) }
        output.append(contentsOf: version)
        appendDecimal(status.code, into: &output)
        output.append(UInt8(ascii: " "))
        output.append(contentsOf: status.reasonPhrase.utf8)
        output.append(contentsOf: lineEnd)
    }

    private static func appendDecimal(_ number: Int, into output: inout [UInt8]) {
        if number >= 10 { appendDecimal(number / 10, into: &output) }
        output.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
    }
}

extension HTTPStatus {
    /// Whether an answer of this status has content, be it empty: only then is its length said. A `Content-Length` in
    /// a 1xx or 204 is forbidden, and one in a 304 would speak about another answer (RFC 9110 §8.6).
    fileprivate var allowsContent: Bool {
        code >= 200 && code != 204 && code != 304
    }
}
