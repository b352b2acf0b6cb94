internal import HTTP1
internal import Synchronization

extension FormService {
    private static let textFields: HTTPFields = {
        var fields = HTTPFields()
        fields.append(.contentType, "text/plain; charset=utf-8")
        fields.append(.cacheControl, "no-store")
        return fields
    }()

    private static let metricsFields: HTTPFields = {
        var fields = HTTPFields()
        fields.append(.contentType, "text/plain; version=0.0.4; charset=utf-8")
        fields.append(.cacheControl, "no-store")
        return fields
    }()

    /// Says that the process answers.
    func health(_ requestID: ArraySlice<UInt8>) -> HTTPResponse {
        HTTPResponse(status: .ok, fields: Self.textFields, requestID: requestID, content: Array("ok\n".utf8))
    }

    /// Says whether new connections are welcome.
    func readiness(_ requestID: ArraySlice<UInt8>) -> HTTPResponse {
        if isDraining.load(ordering: .relaxed) {
            let problem = Problem(.draining, detail: "The server finishes what it has begun and then ends.")
            return ProblemAnswer.response(to: problem, requestID: requestID)
        }
        return HTTPResponse(
            status: .ok, fields: Self.textFields, requestID: requestID, content: Array("ready\n".utf8))
    }

    /// The counters, for Prometheus.
    func metrics(_ requestID: ArraySlice<UInt8>) -> HTTPResponse {
        HTTPResponse(
            status: .ok, fields: Self.metricsFields, requestID: requestID,
            content: MetricsText.content(requests: requests, forms: forms))
    }
}
