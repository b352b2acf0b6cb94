internal import HTTP1

/// Problems as responses.
enum ProblemAnswer {
    /// How long a client should wait before it tries a busy server again, in seconds.
    private static let retryAfter = "1"

    private static let fields: HTTPFields = {
        var fields = HTTPFields()
        fields.append(.contentType, "application/problem+json")
        fields.append(.contentLanguage, "en")
        fields.append(.cacheControl, "no-store")
        return fields
    }()

    /// The response to a problem.
    ///
    /// - Parameter allow: What `Allow` says, for a wrong method (RFC 9110 §15.5.6).
    static func response(
        to problem: Problem, requestID: ArraySlice<UInt8>, allow: String? = nil
    ) -> HTTPResponse {
        let status = ProblemMapping.status(of: problem.kind)
        var fields = Self.fields
        if let allow { fields.append(.allow, allow) }
        if status == .serviceUnavailable { fields.append(.retryAfter, retryAfter) }
        return HTTPResponse(status: status, fields: fields, requestID: requestID, content: content(of: problem))
    }

    /// A problem as JSON.
    static func content(of problem: Problem) -> [UInt8] {
        var json = JSONText()
        json.raw("{\"type\":")
        json.string("/problems/\(problem.kind.rawValue)")
        json.raw(",\"title\":")
        json.string(problem.kind.title)
        json.raw(",\"status\":")
        json.integer(ProblemMapping.status(of: problem.kind).code)
        json.raw(",\"detail\":")
        json.string(problem.detail)
        if !problem.errors.isEmpty {
            json.raw(",\"errors\":[")
            for (position, fault) in problem.errors.enumerated() {
                json.raw(position == 0 ? "{\"pointer\":" : ",{\"pointer\":")
                json.string(fault.pointer)
                json.raw(",\"code\":")
                json.string(fault.code)
                json.raw(",\"detail\":")
                json.string(fault.detail)
                json.raw("}")
            }
            json.raw("]")
        }
        json.raw("}")
        return json.bytes
    }
}
