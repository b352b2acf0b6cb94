internal import Forms
internal import FormsJSON
internal import HTTP1
internal import Pages

/// The documents that are not about one form: built once for each set of forms.
struct Documents: Sendable {
    /// `GET /`
    let index: Document
    /// `GET /forms`
    let forms: Document
    /// `GET /openapi.yaml`: byte for byte what stands in the repository.
    let contract: Document
    /// `GET /schemas/form.json`: what editors complete and check form files by.
    let schema: Document
    private let pages: [Problem.Kind: Document]

    init(_ registry: FormRegistry, digest: ([UInt8]) -> String) {
        func document(_ content: [UInt8], _ type: String) -> Document {
            Document(content, type: type, tag: String(digest(content).prefix(16)))
        }
        let text = "text/plain; charset=utf-8"
        index = document(IndexPage.content(registry), text)
        forms = document(Self.list(registry), "application/json")
        let openapi = (0..<pages_openapi_count()).map(pages_openapi_byte)
        contract = document(openapi, "application/yaml")
        let form = (0..<pages_schema_count()).map(pages_schema_byte)
        schema = document(form, "application/schema+json")
        var pages: [Problem.Kind: Document] = [:]
        for kind in Problem.Kind.allCases { pages[kind] = document(Array(kind.page.utf8), text) }
        self.pages = pages
    }

    /// `GET /problems/{slug}`
    func page(of kind: Problem.Kind) -> Document {
        guard let page = pages[kind] else { preconditionFailure("every kind of problem has a page") }
        return page
    }

    private static func list(_ registry: FormRegistry) -> [UInt8] {
        var json: [UInt8] = []
        JSONWriter.append(raw: "{\"forms\":[", to: &json)
        for (position, form) in registry.forms.enumerated() {
            JSONWriter.append(raw: position == 0 ? "{\"name\":" : ",{\"name\":", to: &json)
            JSONWriter.append(quoted: form.definition.name.rawValue, to: &json)
            JSONWriter.append(raw: ",\"title\":", to: &json)
            JSONWriter.append(form.definition.title, to: &json)
            JSONWriter.append(raw: ",\"revision\":", to: &json)
            JSONWriter.append(quoted: form.revision, to: &json)
            JSONWriter.append(raw: ",\"href\":", to: &json)
            JSONWriter.append(quoted: "/forms/\(form.definition.name)", to: &json)
            JSONWriter.append(raw: "}", to: &json)
        }
        JSONWriter.append(raw: "]}", to: &json)
        return json
    }
}

extension Problem.Kind {
    /// The page about this kind of problem.
    var page: String {
        "\(title)\n\nstatus: \(ProblemMapping.status(of: self).code)\ntype: /problems/\(rawValue)\n\n\(explanation)\n"
    }
}
