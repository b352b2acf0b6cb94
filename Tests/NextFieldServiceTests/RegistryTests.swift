import Forms
import FormsJSON
import HTTP1
import NextFieldService
import TestSupport
import Testing

@Suite struct `Form registry` {
    private func makeForm(_ name: FormName, title: String = "Form") throws -> FormDefinition {
        try FormDefinition(
            name: name, title: LocalizedText(title),
            fields: [FieldDefinition(name: "note", label: LocalizedText("Note"))])
    }

    @Test func `the built-in forms come in their order`() throws {
        let names = try makeRegistry().names.map(\.rawValue)
        #expect(names == ["login", "register", "profile"])
    }

    @Test func `a revision is twelve digits and changes with the definition`() throws {
        let registry = try FormRegistry(
            [makeForm("a"), makeForm("b"), makeForm("c", title: "Other")], digest: makeDigest)
        let revisions = registry.forms.map(\.revision)
        #expect(revisions.allSatisfy { $0.utf8.count == 12 })
        #expect(Set(revisions).count == 3)
        let again = try FormRegistry([makeForm("a")], digest: makeDigest)
        #expect(again.forms.first?.revision == revisions.first)
    }

    @Test func `two forms of one name are refused`() throws {
        #expect(throws: FormRegistry.DuplicateForm(name: "a")) {
            try FormRegistry([makeForm("a"), makeForm("b"), makeForm("a")], digest: makeDigest)
        }
    }

    @Test func `a thousand forms are all found by path`() async throws {
        let forms = try (0..<1_000).compactMap { FormName("form\($0)") }.map { try makeForm($0) }
        let service = FormService(
            registry: try FormRegistry(forms, digest: makeDigest), digest: makeDigest, seed: 1)
        for index in 0..<1_000 {
            let response = try await service.send("/forms/form\(index)")
            #expect(response.status == .ok)
            #expect(response.text.contains("\"form\(index)\""))
        }
        #expect(try await service.send("/forms/form1000").status == .notFound)
        // Without these forms there are no short paths to them.
        #expect(try await service.send(json: "{}", to: "/login").status == .notFound)
        #expect(try await service.send("/forms/x").text.contains("form19 and 980 more"))
    }

    @Test func `a form is its own in a path however it is named`() async throws {
        let names: [FormName] = ["forms", "a.b", "_", "A-b", "healthz"]
        let service = FormService(
            registry: try FormRegistry(names.map { try makeForm($0) }, digest: makeDigest), digest: makeDigest,
            seed: 1)
        for name in names {
            let response = try await service.send(json: #"{"values":{}}"#, to: "/forms/\(name)")
            #expect(response.text.contains("\"form\":\"\(name)\""))
        }
    }
}
