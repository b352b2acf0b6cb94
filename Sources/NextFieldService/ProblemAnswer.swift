internal import FormsJSON
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
        var json: [UInt8] = []
        JSONWriter.append(raw: "{\"type\":", to: &json)
        JSONWriter.append(quoted: "/problems/\(problem.kind.rawValue)", to: &json)
        JSONWriter.append(raw: ",\"title\":", to: &json)
        JSONWriter.append(quoted: problem.kind.title, to: &json)
        JSONWriter.append(raw: ",\"status\":", to: &json)
        JSONWriter.append(Int64(ProblemMapping.status(of: problem.kind).code), to: &json)
        JSONWriter.append(raw: ",\"detail\":", to: &json)
        JSONWriter.append(quoted: problem.detail, to: &json)
        if !problem.errors.isEmpty {
            JSONWriter.append(raw: ",\"errors\":[", to: &json)
            for (position, fault) in problem.errors.enumerated() {
                JSONWriter.append(raw: position == 0 ? "{\"pointer\":" : ",{\"pointer\":", to: &json)
                JSONWriter.append(quoted: fault.pointer, to: &json)
                JSONWriter.append(raw: ",\"code\":", to: &json)
                JSONWriter.append(quoted: fault.code, to: &json)
                JSONWriter.append(raw: ",\"detail\":", to: &json)
                JSONWriter.append(quoted: fault.detail, to: &json)
                JSONWriter.append(raw: "}", to: &json)
            }
            JSONWriter.append(raw: "]", to: &json)
        }
        JSONWriter.append(raw: "}", to: &json)
        return json
    }
}
