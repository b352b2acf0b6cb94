import Forms
import HTTP1
import NextFieldService
import Testing

@Suite struct `Forms that are replaced` {
    private func makeForm(_ name: FormName, title: String = "A form") throws -> FormDefinition {
        try FormDefinition(
            name: name, title: LocalizedText(title),
            fields: [FieldDefinition(name: "note", label: LocalizedText("Note"), constraints: [.required])])
    }

    private func makeService(_ forms: [FormDefinition]) throws -> FormService {
        FormService(registry: try FormRegistry(forms, digest: makeDigest), digest: makeDigest, seed: 1)
    }

    @Test func `the new set is served whole, and nothing of the old one`() async throws {
        let service = try makeService([makeForm("old"), makeForm("both")])
        service.replaceForms(
            with: try FormRegistry([makeForm("both", title: "Another"), makeForm("new")], digest: makeDigest))
        #expect(try await service.send("/forms/old").status == .notFound)
        #expect(try await service.send("/forms/new").status == .ok)
        #expect(try await service.send("/forms/both").text.contains("Another"))
        let list = try await service.send("/forms").text
        #expect(list.contains("/forms/new") && !list.contains("/forms/old"))
        #expect(try await service.send("/").text.contains("/forms/new"))
        #expect(try await service.send(json: #"{"values":{}}"#, to: "/forms/new").status == .ok)
    }

    @Test func `the revision and the entity tag follow the definition`() async throws {
        let service = try makeService([makeForm("both")])
        let before = try #require(try await service.send("/forms/both")[.etag])
        service.replaceForms(with: try FormRegistry([makeForm("both")], digest: makeDigest))
        #expect(try await service.send("/forms/both")[.etag] == before)  // the same content is the same revision
        service.replaceForms(with: try FormRegistry([makeForm("both", title: "Another")], digest: makeDigest))
        let after = try #require(try await service.send("/forms/both")[.etag])
        #expect(after != before)
        #expect(try await service.send(.get, "/forms/both", fields: [(.ifNoneMatch, before)]).status == .ok)
        let verdict = try await service.send(json: #"{"values":{}}"#, to: "/forms/both")
        #expect(verdict.text.contains(after))  // a verdict names the revision in the same quotes
    }

    @Test func `a form that keeps its name goes on counting`() async throws {
        let service = try makeService([makeForm("both")])
        for _ in 0..<2 {
            _ = try await service.send(json: #"{"values":{}}"#, to: "/forms/both")
            service.replaceForms(with: try FormRegistry([makeForm("both")], digest: makeDigest))
        }
        let line = #"nextfield_verdicts_total{form="both",event="submit",valid="false"} 2"#
        #expect(try await service.send("/metrics").text.contains(line))
    }

    @Test func `requests on other threads meet one set or the other`() async throws {
        let service = try makeService([makeForm("a", title: "Same"), makeForm("b", title: "Same")])
        let other = try FormRegistry(
            [makeForm("a", title: "Changed"), makeForm("b", title: "Changed")], digest: makeDigest)
        let first = try FormRegistry([makeForm("a", title: "Same"), makeForm("b", title: "Same")], digest: makeDigest)
        try await withThrowingTaskGroup { group in
            for _ in 0..<4 {
                group.addTask {
                    for _ in 0..<200 {
                        let list = try await service.send("/forms").text
                        #expect(list.contains("Same") != list.contains("Changed"))
                    }
                }
            }
            group.addTask {
                for round in 0..<100 { service.replaceForms(with: round % 2 == 0 ? other : first) }
            }
            try await group.waitForAll()
        }
    }
}
