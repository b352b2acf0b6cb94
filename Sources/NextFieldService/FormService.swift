internal import Forms
package import HTTP1
internal import Synchronization

/// Answers requests about forms: a request in, a response out.
///
/// It keeps nothing of a request. What all answers of a kind say is built in `init`; after that only counters change,
/// so any number of threads may ask at once and none waits.
package final class FormService: HTTPResponder {
    let forms: [RegisteredForm]
    let documents: Documents
    let requests = RequestCounters()
    let isDraining = Atomic<Bool>(false)

    private let routes: RouteTable
    private let shortcuts: (login: Int?, register: Int?)
    private let requestIDs: RequestIDSource
    private let limits: MessageLimits

    /// A service for the forms of a registry.
    ///
    /// - Parameters:
    ///   - digest: SHA-256 of bytes as hexadecimal text, for entity tags.
    ///   - seed: Makes the request ids of this process differ from those of another.
    ///   - limits: What the listener holds requests to; named in the problems it refuses with.
    package init(
        registry: FormRegistry, digest: ([UInt8]) -> String, seed: UInt64, limits: MessageLimits = MessageLimits()
    ) {
        forms = registry.forms.map(RegisteredForm.init)
        documents = Documents(registry, digest: digest)
        routes = RouteTable(Self.paths(registry))
        shortcuts = (registry.position(of: "login"), registry.position(of: "register"))
        requestIDs = RequestIDSource(seed: seed)
        self.limits = limits
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
        let route = routes.route(of: request.target.path)
        let response = answer(request, noted, route, requestID: requestID(request, noted))
        requests.add(label(of: route), response.status)
        return response
    }

    private func answer(
        _ request: HTTPRequest, _ noted: NotedFields, _ route: Route, requestID: ArraySlice<UInt8>
    ) -> HTTPResponse {
        guard let allow = route.allow else { return notFound(route, requestID) }
        switch (request.method, route) {
        case (.post, .form(let position)):
            return judge(request, noted, by: forms[position], isByShortcut: false, requestID: requestID)
        case (.post, .shortcut(let position)):
            return judge(request, noted, by: forms[position], isByShortcut: true, requestID: requestID)
        case (.options, _):
            var fields = HTTPFields()
            fields.append(.allow, allow)
            return HTTPResponse(status: .noContent, fields: fields, requestID: requestID)
        case (.get, _), (.head, _):
            return show(route, request, noted, requestID: requestID)
                ?? methodNotAllowed(request.method, allow, requestID)
        default:
            return methodNotAllowed(request.method, allow, requestID)
        }
    }

    /// Answers a GET or HEAD; `nil` where the route has nothing to show.
    private func show(
        _ route: Route, _ request: HTTPRequest, _ noted: NotedFields, requestID: ArraySlice<UInt8>
    ) -> HTTPResponse? {
        let document: Document
        switch route {
        case .index: document = documents.index
        case .forms: document = documents.forms
        case .form(let position): document = forms[position].document
        case .description: document = documents.description
        case .problem(let kind): document = documents.page(of: kind)
        case .health: return health(requestID)
        case .readiness: return readiness(requestID)
        case .metrics: return metrics(requestID)
        case .shortcut, .server, .unknown, .unknownForm: return nil
        }
        return document.answer(to: request, noted, requestID: requestID)
    }

    private func methodNotAllowed(
        _ method: HTTPMethod, _ allow: String, _ requestID: ArraySlice<UInt8>
    ) -> HTTPResponse {
        let problem = Problem(.methodNotAllowed, detail: "This path takes \(allow).")
        return ProblemAnswer.response(to: problem, requestID: requestID, allow: allow)
    }

    private func notFound(_ route: Route, _ requestID: ArraySlice<UInt8>) -> HTTPResponse {
        let problem =
            if route == .unknownForm {
                Problem(
                    .unknownForm,
                    detail: "Forms: \(ProblemMapping.list(forms.lazy.map(\.name.rawValue))).")
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

    private func label(of route: Route) -> Route.Label {
        switch route {
        case .index: .index
        case .forms: .forms
        case .form, .unknownForm: .form
        case .shortcut(let position): position == shortcuts.login ? .login : .register
        case .description: .description
        case .health: .health
        case .readiness: .readiness
        case .metrics: .metrics
        case .problem: .problem
        case .server: .server
        case .unknown: .unknown
        }
    }

    private static func paths(_ registry: FormRegistry) -> [(path: String, route: Route)] {
        var paths: [(path: String, route: Route)] = [
            ("/", .index), ("/forms", .forms), ("/openapi.yaml", .description), ("/healthz", .health),
            ("/readyz", .readiness), ("/metrics", .metrics), ("*", .server),
        ]
        for (position, name) in registry.names.enumerated() { paths.append(("/forms/\(name)", .form(position))) }
        for name in ["login", "register"] as [FormName] {
            if let position = registry.position(of: name) { paths.append(("/\(name)", .shortcut(position))) }
        }
        for kind in Problem.Kind.allCases { paths.append(("/problems/\(kind.rawValue)", .problem(kind))) }
        return paths
    }
}
