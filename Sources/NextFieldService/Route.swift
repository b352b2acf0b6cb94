/// What a path leads to.
enum Route: Hashable, Sendable {
    /// `/`
    case index
    /// `/forms`
    case forms
    /// `/forms/{form}`, by the form's position in the registry.
    case form(Int)
    /// `/login`: judges like `/forms/login`, and that is all.
    case login(Int)
    /// `/register`: judges like `/forms/register`, and that is all.
    case register(Int)
    /// `/openapi.yaml`
    case contract
    /// `/schemas/form.json`
    case schema
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
        case .index, .forms, .contract, .schema, .health, .readiness, .metrics, .problem: "GET, HEAD, OPTIONS"
        case .login, .register: "POST, OPTIONS"
        case .form, .server: "GET, HEAD, POST, OPTIONS"
        case .unknownForm, .unknown: nil
        }
    }
}

extension Route {
    /// What the metrics call it.
    var label: Label {
        switch self {
        case .index: .index
        case .forms: .forms
        case .form, .unknownForm: .form
        case .login: .login
        case .register: .register
        case .contract: .contract
        case .schema: .schema
        case .health: .health
        case .readiness: .readiness
        case .metrics: .metrics
        case .problem: .problem
        case .server: .server
        case .unknown: .unknown
        }
    }

    /// The routes as the metrics name them: a closed list, so that invented paths make no new label.
    enum Label: Int, CaseIterable, Sendable {
        case index, forms, form, login, register, contract, schema, health, readiness, metrics, problem, server
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
            case .contract: "/openapi.yaml"
            case .schema: "/schemas/form.json"
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
