internal import Forms
internal import FormsJSON

/// What `GET /` says to a person: what this is, the forms served, and how to try one.
enum IndexPage {
    static func content(_ registry: FormRegistry) -> [UInt8] {
        let sections = [introduction, forms(of: registry), paths(of: registry)] + example(of: registry)
        return Array(sections.joined(separator: "\n").utf8)
    }

    private static let introduction = """
        nextfield \(version)

        Judges forms: post what a person typed, and the answer says what is valid, what is wrong in each field,
        and which field should have the focus next. Nothing that is sent is kept.

        """

    private static func forms(of registry: FormRegistry) -> String {
        registry.forms.reduce(into: "Forms\n\n") { text, form in
            text += "  /forms/\(form.definition.name)  \(form.definition.title.fallback)\n"
        }
    }

    private static func paths(of registry: FormRegistry) -> String {
        var text = """
            Paths

              POST /forms/{form}     judge a snapshot of a form

            """
        if registry.position(of: "login") != nil { text += "  POST /login            the same as /forms/login\n" }
        if registry.position(of: "register") != nil { text += "  POST /register         the same as /forms/register\n" }
        return text + """
              GET /forms             names, titles and revisions of the forms
              GET /forms/{form}      the definition of a form
              GET /openapi.yaml      the description of everything here
              GET /schemas/form.json the schema of form files, for editors
              GET /healthz           alive
              GET /readyz            ready for more
              GET /metrics           counters, for Prometheus
              GET /problems/{slug}   about a kind of problem

            """
    }

    /// How to try the first form; nothing where there are no forms.
    private static func example(of registry: FormRegistry) -> [String] {
        registry.forms.prefix(1).map { form in
            """
            Try it

              curl http://localhost:8080/forms/\(form.definition.name) \(arguments(form.definition))

            """
        }
    }

    /// What to give curl for a form: a text for each of its first fields.
    private static func arguments(_ form: FormDefinition) -> String {
        form.fields.prefix(3).map { field in
            "-d \(field.name)=\(field.type == .email ? "ada@example.com" : "short")"
        }.joined(separator: " ")
    }
}
