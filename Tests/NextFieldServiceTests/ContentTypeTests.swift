import HTTP1
import NextFieldService
import TestSupport
import Testing

@Suite struct `Content types` {
    @Test(arguments: [
        (["application/json"], 200),
        (["Application/JSON"], 200),  // names have no case
        (["application/json; charset=utf-8"], 200),
        (["application/json;charset=UTF-8"], 200),
        (["application/json; CharSet=Utf-8"], 200),
        (["application/json;;charset=utf-8"], 200),  // empty parameters (RFC 9110 §5.6.6)
        (["application/json;"], 200),
        (["application/json ; charset=\"utf-8\""], 200),
        (["application/json; charset=\"ut\\f-8\""], 200),  // a quoted pair stands for its character
        (["application/json; profile=\"a;b\"; charset=utf-8"], 200),
        (["application/json; v=1"], 200),
        (["application/json", "application/json"], 200),  // said twice, and the same
        (["application/json", "text/plain"], 415),
        (["text/plain", "application/json"], 415),
        (["application/json", "application/json", "text/plain"], 415),
        (["application/json;charset=utf-16"], 415),
        (["application/json;charset=iso-8859-1"], 415),
        (["application/json;charset="], 415),
        (["application/json;charset=utf-8;charset=utf-16"], 415),
        (["application/json;charset"], 415),
        (["application/json;charset =utf-8"], 415),  // no space around the equals sign
        (["application/json;charset=\"utf-8"], 415),
        (["application/json;charset=\"utf-8\"x"], 415),
        (["application/json charset=utf-8"], 415),
        (["application/json, text/plain"], 415),
        (["application/json5"], 415),
        (["application/jso"], 415),
        (["application/problem+json"], 415),
        (["application / json"], 415),
        (["text/plain"], 415),
        (["text/json"], 415),
        (["text/html"], 415),
        (["multipart/form-data; boundary=x"], 415),
        (["/"], 415),
        ([""], 415),
        ([], 415),
        (["application/\u{212A}son"], 415),  // KELVIN SIGN lower-cases to k in Unicode; here only ASCII does
    ])
    func `JSON in UTF-8 is taken`(types: [String], status: Int) async throws {
        let response = try await makeService().send(
            .post, "/login", fields: types.map { (.contentType, $0) }, content: #"{"values":{}}"#)
        #expect(response.status.code == status)
        if status == 415 {
            #expect(response[.contentType] == "application/problem+json")
            #expect(response.text.contains("application/json"))
            #expect(response.text.contains("application/x-www-form-urlencoded"))
        }
    }

    @Test(arguments: [
        ("application/x-www-form-urlencoded", 200),
        ("Application/X-WWW-Form-UrlEncoded;Charset=UTF-8", 200),
        ("application/x-www-form-urlencoded; charset=windows-1252", 415),
    ])
    func `form-encoded content in UTF-8 is taken`(type: String, status: Int) async throws {
        let response = try await makeService().send(
            .post, "/login", fields: [(.contentType, type)], content: "email=a")
        #expect(response.status.code == status)
    }

    @Test(arguments: [
        (["identity"], 200), (["Identity"], 200), (["identity, identity"], 200), ([""], 200),
        (["gzip"], 415), (["identity, gzip"], 415), (["identity", "br"], 415), (["x"], 415),
    ])
    func `content codings are not taken`(codings: [String], status: Int) async throws {
        let response = try await makeService().send(
            json: goodSnapshot, fields: codings.map { (.contentEncoding, $0) })
        #expect(response.status.code == status)
    }

    @Test func `empty content without a type is not taken`() async throws {
        let response = try await makeService().send(.post, "/login", fields: [(.contentLength, "0")])
        #expect(response.status == .unsupportedMediaType)
    }

    @Test func `empty content is no JSON`() async throws {
        #expect(try await makeService().send(json: "").status == .badRequest)
    }
}
