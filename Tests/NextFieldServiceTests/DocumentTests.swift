import HTTP1
import NextFieldService
import TestSupport
import Testing

@Suite struct `Documents and entity tags` {
    @Test(arguments: [
        ("/", "text/plain; charset=utf-8"), ("/forms", "application/json"), ("/forms/login", "application/json"),
        ("/openapi.yaml", "application/yaml"), ("/schemas/form.json", "application/schema+json"),
        ("/problems/not-json", "text/plain; charset=utf-8"),
    ])
    func `a document can be kept and asked about`(path: String, type: String) async throws {
        let service = try makeService()
        let response = try await service.send(path)
        #expect(response[.contentType] == type)
        #expect(response[.cacheControl] == "no-cache")
        let tag = try #require(response[.etag])
        #expect(tag.hasPrefix("\"") && tag.hasSuffix("\""))
        for method in [HTTPMethod.get, .head] {
            let again = try await service.send(method, path, fields: [(.ifNoneMatch, tag)])
            #expect(again.status == .notModified)
            #expect(again.content.isEmpty)
            #expect(again[.etag] == tag)
            #expect(again[.cacheControl] == "no-cache")
            #expect(again[.contentType] == nil)
        }
    }

    @Test(arguments: [
        (["TAG"], true),
        (["W/TAG"], true),  // weak comparison (RFC 9110 §13.1.2)
        (["*"], true),
        (["\"a\", TAG"], true),
        (["\"a\" , W/\"b\",TAG"], true),
        ([", ,TAG,"], true),
        (["\"a\"", "TAG"], true),  // two lines are one list
        (["\"a,b\", TAG"], true),  // a comma within a tag
        (["\"\", TAG"], true),
        (["\"a\""], false),
        (["\"\""], false),
        ([""], false),
        (["w/TAG"], false),  // the W has a case
        (["\"a\" TAG"], false),  // no comma: malformed from there on
        (["\"unfinished"], false),
        (["OPAQUE"], false),  // not quoted
        (["\"a\", *"], false),
        (["**"], false),
    ])
    func `a client that has the document is told so`(values: [String], isKnown: Bool) async throws {
        let service = try makeService()
        let tag = try #require(try await service.send("/forms/register")[.etag])
        let fields = values.map { value in
            let sent = value.split(separator: "TAG", omittingEmptySubsequences: false).joined(separator: tag)
            return (HTTPFields.Name.ifNoneMatch, sent == "OPAQUE" ? String(tag.dropFirst().dropLast()) : sent)
        }
        let response = try await service.send(.get, "/forms/register", fields: fields)
        #expect(response.status == (isKnown ? .notModified : .ok))
    }

    @Test func `what is not there is not found, whatever a client has`() async throws {
        let response = try await makeService().send(.get, "/forms/nosuch", fields: [(.ifNoneMatch, "*")])
        #expect(response.status == .notFound)
    }

    @Test func `a verdict has no entity tag`() async throws {
        let response = try await makeService().send(json: goodSnapshot, fields: [(.ifNoneMatch, "*")])
        #expect(response.status == .ok)
        #expect(response[.etag] == nil)
    }

    @Test func `the forms are listed in their order`() async throws {
        let service = try makeService()
        let text = try await service.send("/forms").text
        let places = ["login", "register", "profile"].map { text.firstRange(of: "\"name\":\"\($0)\"")?.lowerBound }
        #expect(places == places.compactMap { $0 }.sorted())
        for name in ["login", "register", "profile"] {
            let tag = try #require(try await service.send("/forms/\(name)")[.etag])
            #expect(text.contains("\"revision\":\(tag),\"href\":\"/forms/\(name)\""))
        }
    }

    @Test func `the definition names its own revision`() async throws {
        let response = try await makeService().send("/forms/login")
        let tag = try #require(response[.etag])
        #expect(tag.utf8.count == 14)
        #expect(response.text.contains("\"revision\":\(tag)"))
    }

    @Test func `the page for people lists every form and path`() async throws {
        let service = try makeService()
        let text = try await service.send("/").text
        for word in [
            "/forms/login", "/forms/register", "/forms/profile", "/openapi.yaml", "/schemas/form.json", "/healthz",
            "curl ",
        ] {
            #expect(text.contains(word))
        }
    }

    @Test(arguments: Problem.Kind.allCases)
    func `every kind of problem has a page`(kind: Problem.Kind) async throws {
        let response = try await makeService().send("/problems/\(kind.rawValue)")
        #expect(response.status == .ok)
        #expect(response.text.hasPrefix(kind.title))
        #expect(response.text.contains("status: \(ProblemMapping.status(of: kind).code)\n"))
        #expect(kind.rawValue.utf8.allSatisfy { $0 == 0x2D || (0x61...0x7A).contains($0) })
    }
}
