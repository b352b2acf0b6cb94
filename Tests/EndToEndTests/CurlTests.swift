import Foundation
import Testing

@Suite(.timeLimit(.minutes(2)), .enabled(if: Curl.isInstalled, "curl is not installed"))
struct `The service from a shell` {
    @Test func `judges a form that curl sends`() throws {
        try withServer { server in
            let outcome = try Curl.run(
                "-sS", "http://127.0.0.1:\(server.port)/register", "-d", "email=ada@example.com", "-d",
                "password=short", "-d", "confirmPassword=shot")
            #expect(outcome.code == 0)
            for part in [
                #""form":"register""#, #""valid":false"#, #""focus":"password""#,
                #""invalid":["password","confirmPassword"]"#, #""code":"tooShort""#, #""code":"notEqual""#,
            ] {
                #expect(outcome.output.replacing(/[ \n]/, with: "").contains(part))
            }
        }
    }

    @Test func `says where a POST by a short path is judged`() throws {
        try withServer { server in
            let outcome = try Curl.run(
                "-sSi", "http://127.0.0.1:\(server.port)/login", "-H", "Content-Type: application/json", "-H",
                "Accept-Language: fr", "-d", #"{"values":{"email":"","password":""}}"#)
            #expect(outcome.output.hasPrefix("HTTP/1.1 200 OK\r\n"))
            #expect(outcome.output.contains("\r\nContent-Location: /forms/login\r\n"))
            #expect(outcome.output.contains("\r\nContent-Language: fr\r\n"))
        }
    }

    @Test func `knows a definition that curl has`() throws {
        try withServer { server in
            let url = "http://127.0.0.1:\(server.port)/forms/register"
            let first = try Curl.run("-sSI", url)
            let tag = try #require(first.output.firstMatch(of: /\r\nETag: ("[^"]+")\r\n/)?.1)
            let second = try Curl.run("-sSi", url, "-H", "If-None-Match: \(tag)")
            #expect(second.output.hasPrefix("HTTP/1.1 304 Not Modified\r\n"))
        }
    }

    @Test func `takes a body that curl sends only when asked to`() throws {
        try withServer { server in
            let outcome = try Curl.run(
                "-sSv", "http://127.0.0.1:\(server.port)/login", "-H", "Expect: 100-continue", "-d",
                "email=ada@example.com")
            #expect(outcome.code == 0)
            #expect(outcome.errors.contains("< HTTP/1.1 100 Continue"))
            #expect(outcome.errors.contains("< HTTP/1.1 200 OK"))
        }
    }
}

/// The program most people ask first.
enum Curl {
    static let path = ["/usr/bin/curl", "/bin/curl", "/usr/local/bin/curl"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }
    static var isInstalled: Bool { path != nil }

    static func run(_ arguments: String...) throws -> Binary.Outcome {
        try Binary.run(#require(path), arguments)
    }
}
