extension Problem {
    /// The kinds of problem this product reports; each has a page at `/problems/{slug}`.
    ///
    /// The raw value is the slug in `type`. Clients compare it, so a slug is never renamed.
    package enum Kind: String, CaseIterable, Hashable, Sendable {
        case badRequest = "bad-request"
        case contentTooLarge = "content-too-large"
        case draining = "draining"
        case expectationFailed = "expectation-failed"
        case headerTooLarge = "header-too-large"
        case methodNotAllowed = "method-not-allowed"
        case notASnapshot = "not-a-snapshot"
        case notFormEncoded = "not-form-encoded"
        case notFound = "not-found"
        case notImplemented = "not-implemented"
        case notJSON = "not-json"
        case overloaded = "overloaded"
        case timeout = "timeout"
        case unknownForm = "unknown-form"
        case unsupportedMediaType = "unsupported-media-type"
        case uriTooLong = "uri-too-long"
        case versionNotSupported = "version-not-supported"

        /// What every problem of this kind has in common, in a few words (RFC 9457 §3.1.3).
        package var title: String {
            switch self {
            case .badRequest: "The request is not valid HTTP"
            case .contentTooLarge: "The content is too large"
            case .draining: "The server is going away"
            case .expectationFailed: "The expectation can't be met"
            case .headerTooLarge: "The header section is too large"
            case .methodNotAllowed: "The method is not allowed here"
            case .notASnapshot: "The request does not fit this form"
            case .notFormEncoded: "The content can't be read as a form"
            case .notFound: "There is nothing at this path"
            case .notImplemented: "The transfer coding is not known"
            case .notJSON: "The content can't be read as JSON"
            case .overloaded: "There are too many connections"
            case .timeout: "The request took too long"
            case .unknownForm: "There is no such form"
            case .unsupportedMediaType: "The content type is not taken"
            case .uriTooLong: "The request target is too long"
            case .versionNotSupported: "The HTTP version is not supported"
            }
        }

        /// What happened and what to do about it: the text of the kind's page.
        package var explanation: String {
            switch self {
            case .badRequest:
                "The bytes do not follow RFC 9110 and RFC 9112. The detail says which part, and how many bytes into "
                    + "the request. The connection was closed."
            case .contentTooLarge:
                "The content has more bytes than the server takes. The detail names the limit."
            case .draining:
                "The server finishes what it has begun and takes nothing new. Send the request to another copy."
            case .expectationFailed:
                "The request has an Expect field other than 100-continue. Leave it out."
            case .headerTooLarge:
                "The request line and the header section together are over the limit, in bytes or in fields."
            case .methodNotAllowed:
                "The path exists, but not for this method. The Allow field lists the methods it takes."
            case .notASnapshot:
                "The content could be read, but it is no snapshot of this form. Each entry of errors has a JSON "
                    + "Pointer to the place and says what belongs there."
            case .notFormEncoded:
                "The content is no application/x-www-form-urlencoded in UTF-8, or it names a field twice. The detail "
                    + "says where."
            case .notFound:
                "No path of this server has this name. GET / lists them."
            case .notImplemented:
                "The content has a transfer coding other than chunked. Send it without."
            case .notJSON:
                "The content is no JSON (RFC 8259) in UTF-8, or it is JSON that two readers would understand in two "
                    + "ways: a member named twice, half a surrogate pair, a NUL, objects more than four deep. The "
                    + "detail says what and how many bytes into the content."
            case .overloaded:
                "The server has as many connections as it takes. Try again after the time in Retry-After."
            case .timeout:
                "The request did not arrive in time. Send it again, faster."
            case .unknownForm:
                "The path names a form that this server does not have. GET /forms lists those it has."
            case .unsupportedMediaType:
                "Send a snapshot as application/json in UTF-8, or values alone as "
                    + "application/x-www-form-urlencoded, and without a content coding."
            case .uriTooLong:
                "The request target has more bytes than the server takes. The detail names the limit."
            case .versionNotSupported:
                "Send the request as HTTP/1.1 or HTTP/1.0. A proxy in front can speak HTTP/2."
            }
        }
    }
}
