internal import Forms
package import HTTP1
internal import Synchronization

/// Answers requests about forms: a request in, a response out.
///
/// It keeps nothing of a request. What all answers of a kind say was built before; only counters change, and the set
/// of forms as a whole, so any number of threads may ask at once.
package final class FormService: HTTPResponder {
    let requests = RequestCounters()
    let isDraining = Atomic<Bool>(false)

    /// Held for as long as it takes to copy a reference: once a request, and when the forms are replaced.
    private let current: Mutex<FormSet>
    private let digest: @Sendable ([UInt8]) -> String
    private let requestIDs: RequestIDSource
    private let limits: MessageLimits

    /// A service for the forms of a registry.
    ///
    /// - Parameters:
    ///   - digest: SHA-256 of bytes as hexadecimal text, for entity tags.
    ///   - seed: Makes the request ids of this process differ from those of another.
    ///   - limits: What the listener holds requests to; named in the problems it refuses with.
    package init(
        registry: FormRegistry, digest: @escaping @Sendable ([UInt8]) -> String, seed: UInt64,
        limits: MessageLimits = MessageLimits()
    ) {
        current = Mutex(FormSet(registry, digest: digest))
        self.digest = digest
        requestIDs = RequestIDSource(seed: seed)
        self.limits = limits
    }

    /// The forms as they are now.
    var formSet: FormSet { current.withLock { $0 } }

    /// Serves other forms from now on. Requests under way are answered by the forms they began with.
    ///
    /// Building the new set takes a while, during which the old one serves; the exchange itself takes no time.
    package func replaceForms(with registry: FormRegistry) {
        let set = FormSet(registry, digest: digest, replacing: formSet)
        current.withLock { $0 = set }
    }

    /// Makes `/readyz` answer 503, so that a balancer sends no more. Everything else is answered as before.
    package func beginDraining() { isDraining.store(true, ordering: .relaxed) }

    package func respond(to request: HTTPRequest) async -> HTTPResponse { answer(request) }

    package func refuse(_ refusal: Refusal) -> HTTPResponse {
        let problem = ProblemMapping.problem(for: refusal, limits: limits)
        let response = ProblemAnswer.response(to: problem, requestID: requestIDs.next())
        requests.add(.refused, response.status)
        return response
    }

    /// Answers a request, without ever waiting.
    package func answer(_ request: HTTPRequest) -> HTTPResponse {
        let noted = NotedFields(request.fields)
        let set = formSet
        let route = set.route(of: request.target.path)
        let response = answer(request, noted, route, of: set, requestID: requestID(request, noted))
        requests.add(route.label, response.status)
        return response
    }

    private func answer(
        _ request: HTTPRequest, _ noted: NotedFields, _ route: Route, of set: FormSet, requestID: ArraySlice<UInt8>
    ) -> HTTPResponse {
        guard let allow = route.allow else { return notFound(route, among: set, requestID) }
        switch (request.method, route) {
        case (.post, .form(let position)):
            return judge(request, noted, by: set.forms[position], isByShortcut: false, requestID: requestID)
        case (.post, .login(let position)), (.post, .register(let position)):
            return judge(request, noted, by: set.forms[position], isByShortcut: true, requestID: requestID)
        case (.options, _):
            var fields = HTTPFields()
            fields.append(.allow, allow)
            return HTTPResponse(status: .noContent, fields: fields, requestID: requestID)
        case (.get, _), (.head, _):
            return show(route, of: set, request, noted, requestID: requestID)
                ?? methodNotAllowed(request.method, allow, requestID)
        default:
            return methodNotAllowed(request.method, allow, requestID)
        }
    }

    /// Answers a GET or HEAD; `nil` where the route has nothing to show.
    private func show(
        _ route: Route, of set: FormSet, _ request: HTTPRequest, _ noted: NotedFields, requestID: ArraySlice<UInt8>
    ) -> HTTPResponse? {
        let document: Document
        switch route {
        case .index: document = set.documents.index
        case .forms: document = set.documents.forms
        case .form(let position): document = set.forms[position].document
        case .contract: document = set.documents.contract
        case .schema: document = set.documents.schema
        case .problem(let kind): document = set.documents.page(of: kind)
        case .health: return health(requestID)
        case .readiness: return readiness(requestID)
        case .metrics: return metrics(requestID)
        case .login, .register, .server, .unknown, .unknownForm: return nil
        }
        return document.answer(to: request, noted, requestID: requestID)
    }

    private func methodNotAllowed(
        _ method: HTTPMethod, _ allow: String, _ requestID: ArraySlice<UInt8>
    ) -> HTTPResponse {
        let problem = Problem(.methodNotAllowed, detail: "This path takes \(allow).")
        return ProblemAnswer.response(to: problem, requestID: requestID, allow: allow)
    }

    private func notFound(_ route: Route, among set: FormSet, _ requestID: ArraySlice<UInt8>) -> HTTPResponse {
        let problem =
            if route == .unknownForm {
                Problem(
                    .unknownForm,
                    detail: "Forms: \(ProblemMapping.list(set.forms.lazy.map(\.name.rawValue))).")
            } else {
                Problem(.notFound, detail: "GET / lists the paths there are.")
            }
        return ProblemAnswer.response(to: problem, requestID: requestID)
    }

    private func requestID(_ request: HTTPRequest, _ noted: NotedFields) -> ArraySlice<UInt8> {
        if let range = noted.requestID {
            let sent = request.fields.bytes[range]
            if RequestIDSource.isSane(sent) { return sent }
        }
        return requestIDs.next()
    }
}
