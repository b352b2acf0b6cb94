/// A status code and the reason phrase that goes with it (RFC 9110 §15).
package struct HTTPStatus: Hashable, Sendable {
    /// The three digits.
    package let code: Int
    /// The phrase after them; for people, never read by clients.
    package let reasonPhrase: String

    private init(_ code: Int, _ reasonPhrase: String) {
        self.code = code
        self.reasonPhrase = reasonPhrase
    }

    package static let ok = HTTPStatus(200, "OK")
    package static let noContent = HTTPStatus(204, "No Content")
    package static let notModified = HTTPStatus(304, "Not Modified")
    package static let badRequest = HTTPStatus(400, "Bad Request")
    package static let notFound = HTTPStatus(404, "Not Found")
    package static let methodNotAllowed = HTTPStatus(405, "Method Not Allowed")
    package static let requestTimeout = HTTPStatus(408, "Request Timeout")
    package static let contentTooLarge = HTTPStatus(413, "Content Too Large")
    package static let uriTooLong = HTTPStatus(414, "URI Too Long")
    package static let unsupportedMediaType = HTTPStatus(415, "Unsupported Media Type")
    package static let expectationFailed = HTTPStatus(417, "Expectation Failed")
    package static let unprocessableContent = HTTPStatus(422, "Unprocessable Content")
    package static let requestHeaderFieldsTooLarge = HTTPStatus(431, "Request Header Fields Too Large")
    package static let notImplemented = HTTPStatus(501, "Not Implemented")
    package static let serviceUnavailable = HTTPStatus(503, "Service Unavailable")
    package static let versionNotSupported = HTTPStatus(505, "HTTP Version Not Supported")
}
