import HTTP1
import NextFieldService
import TestSupport
import Testing

/// What `Allow` says on every path there is.
private let allowed: [(path: String, allow: String)] = [
    ("/", "GET, HEAD, OPTIONS"),
    ("/forms", "GET, HEAD, OPTIONS"),
    ("/forms/login", "GET, HEAD, POST, OPTIONS"),
    ("/forms/register", "GET, HEAD, POST, OPTIONS"),
    ("/forms/profile", "GET, HEAD, POST, OPTIONS"),
    ("/login", "POST, OPTIONS"),
    ("/register", "POST, OPTIONS"),
    ("/openapi.yaml", "GET, HEAD, OPTIONS"),
    ("/schemas/form.json", "GET, HEAD, OPTIONS"),
    ("/healthz", "GET, HEAD, OPTIONS"),
    ("/readyz", "GET, HEAD, OPTIONS"),
    ("/metrics", "GET, HEAD, OPTIONS"),
    ("/problems/not-json", "GET, HEAD, OPTIONS"),
]

/// Every method with a path; `CONNECT` names no path (RFC 9112 §3.2.3).
private let methods = HTTPMethod.allCases.filter { $0 != .connect }

@Suite struct `Routes and methods` {
    @Test(arguments: allowed)
    func `every path takes the methods it allows and refuses the others`(path: String, allow: String) async throws {
        let service = try makeService()
        for method in methods {
            let response = try await service.send(
                method, path, fields: method == .post ? [(.contentType, "application/json")] : [],
                content: method == .post ? #"{"values":{}}"# : "")
            let isAllowed = allow.split(separator: ", ").contains { $0 == method.rawValue }
            switch (isAllowed, method) {
            case (false, _):
                #expect(response.status == .methodNotAllowed, "\(method)")
                #expect(response[.allow] == allow, "\(method)")
                #expect(response[.contentType] == "application/problem+json")
            case (true, .options):
                #expect(response.status == .noContent)
                #expect(response[.allow] == allow)
                #expect(response.content.isEmpty)
            case (true, _):
                #expect(response.status == .ok, "\(method)")
                #expect(response[.allow] == nil)
            }
        }
    }

    @Test(arguments: [
        "/nosuch", "/forms/", "/forms/nosuch", "/forms/login/", "/forms/login/x", "/login/", "//login", "/Login",
        "/profile",  // only login and register have paths of their own
        "/forms/%2e%2e%2flogin", "/forms/../login", "/./login", "/%6cogin",  // nothing is decoded or resolved
        "/%c0%af", "/forms/..%2f..%2fetc%2fpasswd", "/healthz;v=1", "/problems", "/problems/", "/problems/nosuch",
    ])
    func `no other path is found, whatever the method`(path: String) async throws {
        let service = try makeService()
        for method in methods {
            let response = try await service.send(method, path)
            #expect(response.status == .notFound, "\(method)")
            #expect(response[.contentType] == "application/problem+json")
        }
    }

    @Test func `a path of 8,000 bytes is not found`() async throws {
        let path = "/forms/" + String(repeating: "a", count: 7_900)
        #expect(try await makeService().send(.post, path).status == .notFound)
    }

    @Test func `the query does not choose the resource`() async throws {
        #expect(try await makeService().send("/healthz?a=b&c").status == .ok)
    }

    @Test func `a form that is not there is told which are`() async throws {
        let response = try await makeService().send("/forms/nosuch")
        #expect(
            response.text
                == #"{"type":"/problems/unknown-form","title":"There is no such form","status":404,"#
                + #""detail":"Forms: login, register, profile."}"#)
    }

    @Test func `OPTIONS with an asterisk names the methods of the server`() async throws {
        let response = try await makeService().send(.options, "*")
        #expect(response.status == .noContent)
        #expect(response[.allow] == "GET, HEAD, POST, OPTIONS")
    }

    @Test(arguments: [
        "/", "/forms", "/forms/login", "/openapi.yaml", "/healthz", "/readyz", "/problems/timeout", "/nosuch",
    ])
    func `HEAD answers as GET does`(path: String) async throws {
        let service = try makeService()
        let get = try await service.send(.get, path)
        let head = try await service.send(.head, path)
        #expect(head.status == get.status)
        #expect(head.fields.bytes == get.fields.bytes)
        // The serializer leaves the content out and still says its length.
        #expect(head.content == get.content)
    }

    @Test func `draining makes the service unready and nothing else`() async throws {
        let service = try makeService()
        #expect(try await service.send("/readyz").status == .ok)
        service.beginDraining()
        let response = try await service.send("/readyz")
        #expect(response.status == .serviceUnavailable)
        #expect(response[.retryAfter] == "1")
        #expect(try await service.send("/healthz").status == .ok)
        #expect(try await service.send(json: goodSnapshot).status == .ok)
    }
}
