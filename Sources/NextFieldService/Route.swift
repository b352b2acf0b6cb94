/// What a path leads to.
enum Route: Hashable, Sendable {
    /// `/`
    case index
    /// `/forms`
    case forms
    /// `/forms/{form}`, by the form's position in the registry.
    case form(Int)
    /// `/login` or `/register`: judges like `/forms/{form}`, and that is all.
    case shortcut(Int)
    /// `/openapi.yaml`
    case description
    /// `/healthz`
    case health
    /// `/readyz`
    case readiness
    /// `/metrics`
    case metrics
    /// `/problems/{slug}`
    case problem(Problem.Kind)
    /// `*`: the server as a whole (RFC 9110 §9.3.7).
    case server
    /// A path under `/forms/` that is no form.
    case unknownForm
    /// Any other path.
    case unknown

    /// What `Allow` says; `nil` where there is nothing to allow a method on.
    var allow: String? {
        switch self {
        case .index, .forms, .description, .health, .readiness, .metrics, .problem: "GET, HEAD, OPTIONS"
        case .shortcut: "POST, OPTIONS"
        case .form, .server: "GET, HEAD, POST, OPTIONS"
        case .unknownForm, .unknown: nil
        }
    }
}

extension Route {
    /// The routes as the metrics name them: a closed list, so that invented paths make no new label.
    enum Label: Int, CaseIterable, Sendable {
        case index, forms, form, login, register, description, health, readiness, metrics, problem, server
        case unknown
        /// What was no request.
        case refused

        /// The label's value.
        var name: String {
            switch self {
            case .index: "/"
            case .forms: "/forms"
            case .form: "/forms/{form}"
            case .login: "/login"
            case .register: "/register"
            case .description: "/openapi.yaml"
            case .health: "/healthz"
            case .readiness: "/readyz"
            case .metrics: "/metrics"
            case .problem: "/problems/{slug}"
            case .server: "*"
            case .unknown: "unknown"
            case .refused: "refused"
            }
        }
    }
}
