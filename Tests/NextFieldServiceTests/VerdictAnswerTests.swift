import HTTP1
import NextFieldService
import TestSupport
import Testing

@Suite struct `Verdict answers` {
    @Test func `a snapshot is judged`() async throws {
        let response = try await makeService().send(json: goodSnapshot)
        #expect(response.status == .ok)
        #expect(response.text.contains(#""form":"register""#))
        #expect(response.text.contains(#""accepted":true"#))
        #expect(response[.contentType] == "application/json")
        #expect(response[.cacheControl] == "no-store")
        #expect(response[.contentLanguage] == "en")
        #expect(response[.vary] == "Accept-Language")
        #expect(response[.contentLocation] == "/forms/register")
    }

    @Test(arguments: ["login", "register"])
    func `the short path answers as the long one, and names it`(form: String) async throws {
        let service = try makeService()
        let json = #"{"values":{"email":"ada"},"event":"blur","focused":"email","seq":7}"#
        let short = try await service.send(json: json, to: "/\(form)")
        let long = try await service.send(json: json, to: "/forms/\(form)")
        #expect(short.status == .ok)
        #expect(short.content == long.content)
        #expect(short[.contentLocation] == "/forms/\(form)")
        #expect(long[.contentLocation] == nil)
    }

    @Test func `a verdict names the revision its form has`() async throws {
        let service = try makeService()
        let tag = try #require(try await service.send("/forms/profile")[.etag])
        let verdict = try await service.send(json: #"{"values":{}}"#, to: "/forms/profile")
        #expect(verdict.text.contains(#""revision":\#(tag)"#))
    }

    @Test func `form-encoded values get the verdict of the same values in JSON`() async throws {
        let service = try makeService()
        let form = try await service.send(
            form: "email=ada%40example.com&password=correct+horse&confirmPassword=correct%20horse")
        let json = try await service.send(json: goodSnapshot)
        #expect(form.content == json.content)
        #expect(form.fields.bytes == json.fields.bytes)
    }

    @Test func `a body under GET is not read`() async throws {
        let response = try await makeService().send(.get, "/forms/login", content: "{")
        #expect(response.status == .ok)
    }
}
