import HTTP1
import NextFieldService
import TestSupport
import Testing

/// What a person could have typed; it must not come back anywhere.
private let marker = "Qz7-marker-Xk9"

@Suite struct `Nothing typed comes back` {
    /// JSON bodies with the marker as a value, right or wrong, in every place a value can stand.
    private static let jsonBodies = [
        #"{"values":{"email":"M","password":"M","confirmPassword":"M"}}"#,
        #"{"values":{"email":"M","password":"MM","confirmPassword":"M"},"event":"return","focused":"password"}"#,
        #"{"values":{"email":"M@example.com","password":"M"},"event":"blur","focused":"email","seq":1}"#,
        #"{"values":{"emailAddress":"M","fullName":"M","username":"M"},"event":"submit"}"#,
        #"{"values":{"email":["M"]}}"#, #"{"values":{"email":{"a":"M"}}}"#, #"{"values":"M"}"#, #"{"values":["M"]}"#,
        #"{"values":{},"event":"M"}"#, #"{"values":{},"event":["M"]}"#, #"{"values":{},"revision":"M"}"#,
        #"{"values":{},"seq":"M"}"#, #"{"values":{},"focused":"M"}"#, #"{"values":{},"focused":["M"]}"#,
        #"{"values":{},"only":["M"]}"#, #"{"values":{},"only":"M"}"#, #"{"values":{},"state":"M"}"#,
        #"{"values":{},"state":{"touched":["M"]}}"#, #"{"values":{},"state":{"submitted":"M"}}"#,
        #"{"values":{},"x":"M"}"#, #""M""#, #"["M"]"#, "M", #"{"values":{"email":"M"#, #"{"values":{"email":"M\x"}}"#,
        #"{"values":{"email":"M","email":"M"}}"#, #"{"values":{"email":"M\u0000"}}"#,
        #"{"values":{"email":"M\ud800"}}"#,
        #"{"values":{"email":"M"}}M"#, #"{"values":{"email":[[[[["M"]]]]]}}"#, #"{"values":{"emial":"M"}}"#,
    ]

    private static let formBodies = [
        "email=M&password=M&confirmPassword=M", "email=M&password=M%00", "email=M&password=M%FF", "email=M&email=M",
        "emial=M", "password=a&M", "password=a&M=b", "password=a&M=", "M", #"{"values":{"email":"M"}}"#,
        "password=M%zz", "password=pa&M=word", "password=pa&M/x=word&emial=b", "password=a&email+M=",
        "password=a&%4d=M",
        "emailAddress=M&fullName=M&username=M",
    ]

    private static let paths = [
        "/login", "/register", "/forms/login", "/forms/register", "/forms/profile", "/forms", "/", "/nosuch",
        "/forms/nosuch", "/openapi.yaml", "/schemas/form.json", "/healthz", "/readyz", "/metrics", "/problems/not-json",
    ]

    private static let types = ["application/json", "application/x-www-form-urlencoded", "text/plain"]

    @Test(arguments: paths)
    func `by any route, method, type or fault`(path: String) async throws {
        let service = try makeService()
        for method in [HTTPMethod.post, .get, .put, .options] {
            for type in Self.types {
                for body in Self.jsonBodies + Self.formBodies {
                    // Only a verdict speaks the reader's language.
                    for language in method == .post ? ["en", "fr", "ja"] : ["en"] {
                        let content = body.split(separator: "M", omittingEmptySubsequences: false)
                            .joined(separator: marker)
                        let response = try await service.send(
                            method, path, fields: [(.contentType, type), (.acceptLanguage, language)],
                            content: content)
                        #expect(!response.everything.contains("marker"), "\(method) \(type) \(body)")
                    }
                }
            }
        }
        #expect(!(try await service.send("/metrics").everything.contains("marker")))
    }

    @Test(arguments: ["/M", "/forms/M", "/problems/M", "/forms/login?M", "/login/M"])
    func `from a path`(path: String) async throws {
        let service = try makeService()
        for method in HTTPMethod.allCases where method != .connect {
            let sent = path.split(separator: "M", omittingEmptySubsequences: false).joined(separator: marker)
            #expect(!(try await service.send(method, sent).everything.contains("marker")))
        }
        #expect(!(try await service.send("/metrics").everything.contains("marker")))
    }

    @Test(arguments: [
        HTTPFields.Name.acceptLanguage, .contentType, .contentEncoding, .ifNoneMatch,
    ])
    func `from a header field`(name: HTTPFields.Name) async throws {
        let service = try makeService()
        for method in [HTTPMethod.get, .post] {
            let response = try await service.send(
                method, "/forms/login", fields: [(name, "\"\(marker)\"")], content: "{}")
            #expect(!response.everything.contains("marker"))
        }
    }

    @Test func `only names are quoted, and cut at 64 characters`() async throws {
        let service = try makeService()
        let name = "n" + String(repeating: "é", count: 30_000)
        for response in [
            try await service.send(json: "{\"values\":{\"\(name)\":\"\(marker)\"}}"),
            try await service.send(json: "{\"values\":{},\"\(name)\":\"\(marker)\"}"),
            try await service.send(form: "\(name)=\(marker)"),
        ] {
            #expect(response.status == .unprocessableContent)
            #expect(!response.everything.contains("marker"))
            #expect(response.text.count { $0 == "é" } <= 64)
        }
    }
}
