import HTTP1
import TestSupport
import Testing

@testable import NextFieldService

@Suite struct `Metrics text` {
    @Test func `requests and verdicts are counted`() async throws {
        let service = try makeService()
        _ = try await service.send(json: goodSnapshot)
        _ = try await service.send(json: #"{"values":{},"event":"blur","focused":"email"}"#)
        _ = try await service.send(json: #"{"values":{},"event":"blur","focused":"email"}"#, to: "/forms/login")
        _ = try await service.send(json: "{", to: "/login")
        _ = try await service.send("/invented/by/a/client")
        _ = try await service.send("/forms/nosuch")
        _ = service.refuse(.tooSlow)
        let response = try await service.send("/metrics")
        #expect(response[.contentType] == "text/plain; version=0.0.4; charset=utf-8")
        #expect(
            response.text == """
                # HELP nextfield_build_info Which build this is; always 1.
                # TYPE nextfield_build_info gauge
                nextfield_build_info{version="\(version)"} 1
                # HELP nextfield_http_requests_total Requests answered, by route and status code.
                # TYPE nextfield_http_requests_total counter
                nextfield_http_requests_total{route="/forms/{form}",code="200"} 1
                nextfield_http_requests_total{route="/forms/{form}",code="404"} 1
                nextfield_http_requests_total{route="/login",code="400"} 1
                nextfield_http_requests_total{route="/register",code="200"} 2
                nextfield_http_requests_total{route="unknown",code="404"} 1
                nextfield_http_requests_total{route="refused",code="408"} 1
                # HELP nextfield_verdicts_total Snapshots judged, by form, event and validity.
                # TYPE nextfield_verdicts_total counter
                nextfield_verdicts_total{form="login",event="blur",valid="false"} 1
                nextfield_verdicts_total{form="register",event="blur",valid="false"} 1
                nextfield_verdicts_total{form="register",event="submit",valid="true"} 1

                """)
    }

    @Test func `every status the service can answer with has its own line`() async throws {
        let service = try makeService()
        for reason in MessageError.Reason.allCases { _ = service.refuse(.message(MessageError(reason, at: 0))) }
        _ = service.refuse(.overloaded)
        let text = try await service.send("/metrics").text
        let counts = text.split(separator: "\n").filter { $0.contains("route=\"refused\"") }
            .compactMap { $0.split(separator: " ").last.flatMap { Int($0) } }
        #expect(counts.reduce(0, +) == MessageError.Reason.allCases.count + 1)
    }

    @Test func `each route has a place for each status, and one for any other`() {
        #expect(RequestCounters.capacity == Route.Label.allCases.count * (RequestCounters.statuses.count + 1))
        let statuses = Problem.Kind.allCases.map { ProblemMapping.status(of: $0).code } + [200, 204, 304]
        #expect(Set(statuses).sorted() == RequestCounters.statuses)
    }

    @Test func `a thousand requests from four tasks are all counted`() async throws {
        let service = try makeService()
        let request = try makeRequest(
            .post, "/register", fields: [(.contentType, "application/json")], content: Array(goodSnapshot.utf8))
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<4 {
                group.addTask { for _ in 0..<250 { _ = await service.respond(to: request) } }
            }
        }
        let text = try await service.send("/metrics").text
        #expect(text.contains(#"nextfield_http_requests_total{route="/register",code="200"} 1000"#))
        #expect(text.contains(#"{form="register",event="submit",valid="true"} 1000"#))
    }
}
