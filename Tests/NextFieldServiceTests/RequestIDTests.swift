import HTTP1
import NextFieldService
import TestSupport
import Testing

@Suite struct `Request ids` {
    @Test(arguments: [
        "a", "3f9a-1c2b", "a.b_c~d+e/f=", "01ARZ3NDEKTSV4RRFFQ69G5FAV", String(repeating: "x", count: 64),
    ])
    func `a sane one comes back`(id: String) async throws {
        #expect(try await makeService().send(.get, "/healthz", fields: [(.requestID, id)]).id == id)
    }

    @Test(arguments: [
        "",  // nothing to repeat
        String(repeating: "x", count: 65),
        "a b", "a\tb", "a,b", "a;b", "a\"b", "<script>", "a%0d%0a", "é", "a\u{FFFD}",
    ])
    func `any other is replaced by one of ours`(id: String) async throws {
        let response = try await makeService().send(.get, "/healthz", fields: [(.requestID, id)])
        #expect(response.status == .ok)
        #expect(isOurs(response.id))
    }

    @Test func `bytes that are no text are not repeated`() async throws {
        let bytes = Array("GET /healthz HTTP/1.1\r\nHost: nextfield.test\r\nRequest-Id: a".utf8) + [0xFF, 0xFE]
        let response = try await makeService().respond(
            to: try makeRequest(bytes: bytes + Array("b\r\n\r\n".utf8)))
        #expect(isOurs(response.id))
    }

    @Test func `two of them name nothing`() async throws {
        for fields in [[(HTTPFields.Name.requestID, "a"), (.requestID, "b")], [(.requestID, "a"), (.requestID, "a")]] {
            #expect(isOurs(try await makeService().send(.get, "/healthz", fields: fields).id))
        }
    }

    @Test func `every answer has one and none comes twice`() async throws {
        let service = try makeService()
        var ids: Set<String> = []
        for _ in 0..<250 {
            ids.insert(try await service.send("/healthz").id)
            ids.insert(try await service.send("/nosuch").id)
            ids.insert(try await service.send(json: goodSnapshot).id)
            ids.insert(String(decoding: service.refuse(.tooSlow).requestID, as: UTF8.self))
        }
        #expect(ids.count == 1_000)
        #expect(ids.allSatisfy(isOurs))
    }

    @Test func `two processes name their answers differently`() async throws {
        let first = try await makeService(seed: 1).send("/healthz").id
        let second = try await makeService(seed: 2).send("/healthz").id
        #expect(first != second)
    }

    private func isOurs(_ id: String) -> Bool {
        id.utf8.count == 16
            && id.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    }
}
