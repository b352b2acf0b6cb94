internal import Forms
internal import FormsJSON

/// What `GET /` says to a person: what this is, the forms served, and how to try one.
enum IndexPage {
    static func content(_ registry: FormRegistry) -> [UInt8] {
        var text = """
            nextfield \(version)

            Judges forms: post what a person typed, and the answer says what is valid, what is wrong in each field,
            and which field should have the focus next. Nothing that is sent is kept.

            Forms

            """
        for form in registry.forms {
            text += "  /forms/\(form.definition.name)  \(form.definition.title.fallback)\n"
        }
        text += """

            Paths

              POST /forms/{form}     judge a snapshot of a form

            """
        if registry.position(of: "login") != nil { text += "  POST /login            the same as /forms/login\n" }
        if registry.position(of: "register") != nil { text += "  POST /register         the same as /forms/register\n" }
        text += """
              GET /forms             names, titles and revisions of the forms
              GET /forms/{form}      the definition of a form
              GET /openapi.yaml      the description of everything here
              GET /healthz           alive
              GET /readyz            ready for more
              GET /metrics           counters, for Prometheus
              GET /problems/{slug}   about a kind of problem

            """
        if let form = registry.forms.first {
            text += """

                Try it

                  curl http://localhost:8080/forms/\(form.definition.name) \(arguments(form.definition))

                """
        }
        return Array(text.utf8)
    }

    /// What to give curl for a form: a text for each of its first fields.
    private static func arguments(_ form: FormDefinition) -> String {
        form.fields.prefix(3).map { field in
            "-d \(field.name)=\(field.type == .email ? "ada@example.com" : "short")"
        }.joined(separator: " ")
    }
}
