internal import Forms
internal import FormsJSON

/// The forms served at one time, with everything that is said about them: built whole and replaced whole.
///
/// A request takes the set once, so it is answered by one set from beginning to end however often they are replaced.
final class FormSet: Sendable {
    /// The forms in the order of the registry.
    let forms: [RegisteredForm]
    /// The documents that are not about one form.
    let documents: Documents
    private let routes: RouteTable

    /// Builds a set.
    ///
    /// - Parameter predecessor: The set it replaces: a form that keeps its name goes on counting where it was.
    init(_ registry: FormRegistry, digest: ([UInt8]) -> String, replacing predecessor: FormSet? = nil) {
        var counters: [FormName: VerdictCounters] = [:]
        for form in predecessor?.forms ?? [] { counters[form.name] = form.verdicts }
        forms = registry.forms.map { form in
            RegisteredForm(form, verdicts: counters[form.definition.name] ?? VerdictCounters())
        }
        documents = Documents(registry, digest: digest)
        routes = RouteTable(Self.paths(registry))
    }

    /// What a path leads to.
    func route(of path: ArraySlice<UInt8>) -> Route { routes.route(of: path) }

    private static func paths(_ registry: FormRegistry) -> [(path: String, route: Route)] {
        var paths: [(path: String, route: Route)] = [
            ("/", .index), ("/forms", .forms), ("/openapi.yaml", .contract),
            ("/schemas/form.json", .schema), ("/healthz", .health), ("/readyz", .readiness), ("/metrics", .metrics),
            ("*", .server),
        ]
        for (position, name) in registry.names.enumerated() { paths.append(("/forms/\(name)", .form(position))) }
        if let position = registry.position(of: "login") { paths.append(("/login", .login(position))) }
        if let position = registry.position(of: "register") { paths.append(("/register", .register(position))) }
        for kind in Problem.Kind.allCases { paths.append(("/problems/\(kind.rawValue)", .problem(kind))) }
        return paths
    }
}
