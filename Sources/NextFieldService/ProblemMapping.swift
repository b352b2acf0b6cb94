package import Forms
package import FormsJSON
package import HTTP1

/// What each failure is called in an answer: the only file that picks the statuses of problems.
package enum ProblemMapping {
    /// The status a kind of problem is answered with.
    package static func status(of kind: Problem.Kind) -> HTTPStatus {
        switch kind {
        case .badRequest, .notJSON, .notFormEncoded: .badRequest
        case .notFound, .unknownForm: .notFound
        case .methodNotAllowed: .methodNotAllowed
        case .timeout: .requestTimeout
        case .contentTooLarge: .contentTooLarge
        case .uriTooLong: .uriTooLong
        case .unsupportedMediaType: .unsupportedMediaType
        case .expectationFailed: .expectationFailed
        case .notASnapshot: .unprocessableContent
        case .headerTooLarge: .requestHeaderFieldsTooLarge
        case .notImplemented: .notImplemented
        case .overloaded, .draining: .serviceUnavailable
        case .versionNotSupported: .versionNotSupported
        }
    }

    /// What is said about content of a type that is not taken.
    static let unsupportedMediaType = Problem(
        .unsupportedMediaType,
        detail: "Send application/json in UTF-8, or application/x-www-form-urlencoded, without a content coding.")

    /// What a connection is told that sent no request.
    package static func problem(for refusal: Refusal, limits: MessageLimits) -> Problem {
        switch refusal {
        case .tooSlow: Problem(.timeout, detail: "The request did not arrive in time.")
        case .overloaded: Problem(.overloaded, detail: "The server has as many connections as it takes.")
        case .message(let error): problem(for: error, limits: limits)
        }
    }

    private static func problem(for error: MessageError, limits: MessageLimits) -> Problem {
        switch error.reason {
        case .invalidRequestLine: malformed("The request line", at: error)
        case .invalidTarget: malformed("The request target", at: error)
        case .invalidFieldLine: malformed("A field line", at: error)
        case .invalidHost: malformed("The Host field", at: error)
        case .invalidContentLength: malformed("The Content-Length field", at: error)
        case .invalidTransferEncoding: malformed("The Transfer-Encoding field", at: error)
        case .invalidChunk: malformed("A chunk", at: error)
        case .invalidTrailer: malformed("The trailer section", at: error)
        case .conflictingFraming:
            Problem(.badRequest, detail: "Content-Length and Transfer-Encoding can't both say where the content ends.")
        case .endedEarly: Problem(.badRequest, detail: "The request ended in the middle.")
        case .targetTooLong:
            Problem(.uriTooLong, detail: "The request target has more than \(limits.maxTargetBytes) bytes.")
        case .headTooLarge:
            Problem(
                .headerTooLarge,
                detail: "The head has more than \(limits.maxHeadBytes) bytes or \(limits.maxFieldLines) fields.")
        case .contentTooLarge:
            Problem(.contentTooLarge, detail: "The content has more than \(limits.maxContentBytes) bytes.")
        case .unsupportedVersion: Problem(.versionNotSupported, detail: "HTTP/1.1 and HTTP/1.0 are spoken here.")
        case .unknownTransferCoding:
            Problem(.notImplemented, detail: "The only transfer coding known here is chunked.")
        case .unknownExpectation:
            Problem(.expectationFailed, detail: "The only expectation known here is 100-continue.")
        }
    }

    private static func malformed(_ part: String, at error: MessageError) -> Problem {
        Problem(.badRequest, detail: "\(part) is malformed, at byte \(error.offset) of the request.")
    }

    /// What is said about content that got no verdict; the command line says the same.
    package static func problem(for rejection: ServedForm.Rejection, form: FormDefinition) -> Problem {
        switch rejection {
        case .syntax(let error):
            Problem(.notJSON, detail: "\(sentence(error.reason)), at byte \(error.offset).")
        case .snapshot(let error): problem(for: error, form: form)
        }
    }

    private static func sentence(_ reason: JSONSyntaxError.Reason) -> String {
        switch reason {
        case .unexpectedEnd: "The content ends in the middle"
        case .unexpectedByte: "There is a byte that can't stand here"
        case .trailingBytes: "Something follows the JSON text"
        case .invalidNumber: "A number is malformed"
        case .invalidEscape: "An escape in a string is malformed"
        case .controlCharacter: "A control character in a string is not escaped"
        case .invalidUTF8: "The bytes are not UTF-8"
        case .loneSurrogate: "A string holds half of a surrogate pair"
        case .nul: "A string holds the character U+0000"
        case .duplicateMember: "A member name stands twice in one object"
        case .tooDeep: "Objects and arrays are more than four deep"
        }
    }

    /// What is said about content that was to be form-encoded.
    static func problem(for error: URLEncodedError, form: FormDefinition) -> Problem {
        switch error {
        case .looksLikeJSON:
            Problem(
                .notFormEncoded,
                detail: "The content looks like JSON: send it with Content-Type: application/json.")
        case .invalidUTF8(let offset):
            Problem(.notFormEncoded, detail: "A name or value is not UTF-8, in the pair at byte \(offset).")
        case .nul(let offset):
            Problem(.notFormEncoded, detail: "A name or value holds U+0000, in the pair at byte \(offset).")
        case .repeatedField(let name, let offset):
            Problem(
                .notFormEncoded, detail: "A field is given twice, the second time at byte \(offset).",
                errors: [
                    Problem.Fault(
                        pointer: "/\(name)", code: "duplicate", detail: "\(name) takes one value; send it once.")
                ])
        case .snapshot(let error): problem(for: error, form: form)
        }
    }
}
