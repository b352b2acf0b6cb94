import Foundation
import HTTP1
import NextFieldService
import TestSupport
import Testing

/// Requests and outcomes from outside, where a folder of them stands beside the checkout.
@Suite struct `Cases from outside` {
    @Test func `single requests get the status they should`() async throws {
        guard let path = CaseFolder.path("http/cases.json") else { return }
        let file = try JSONDecoder().decode(CaseValue.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
        let service = makeService()
        var count = 0
        for item in try #require(file["cases"]?.array) {
            guard let id = item["id"]?.string, let escaped = item["bytes"]?.string,
                let statuses = item["expected"]?.string.flatMap(firstStatuses)
            else { continue }
            let response: HTTPResponse
            do {
                response = await service.respond(to: try makeRequest(bytes: unescaped(escaped)))
            } catch let error as MessageError {
                response = service.refuse(.message(error))
            } catch {
                continue  // more than one message, or less: the listener's business
            }
            count += 1
            #expect(statuses.contains(response.status.code), "\(id): \(response.status.code)")
            if let want = item["want"] { try check(response, want, id) }
        }
        #expect(count > 100)
    }

    @Test func `snapshots as JSON get the status they should`() async throws {
        guard let cases = try CaseFolder.cases("rules/snapshot-json.jsonl") else { return }
        let service = makeService()
        for item in cases {
            let encoded = item["bodyBase64"]?.string.flatMap { Data(base64Encoded: $0) }.map(Array.init)
            guard let content = item["body"]?.string.map({ Array($0.utf8) }) ?? encoded,
                let status = item["expect"]?["status"]?.int,
                item["id"]?.string != "snapshot-json-0022"  // written before `blur` became an event
            else { continue }
            let response = await service.respond(
                to: try makeRequest(
                    .post, "/register", fields: [(.contentType, "application/json")], content: content))
            #expect(response.status.code == status, "\(item["id"]?.string ?? "")")
        }
    }

    /// Compares the members of an answer; of `fields` the codes, where `*` stands for any.
    private func check(_ response: HTTPResponse, _ want: CaseValue, _ id: String) throws {
        let answer = try JSONDecoder().decode(CaseValue.self, from: Data(response.content))
        for (member, expected) in want.object ?? [:] where member != "fields" {
            #expect(answer[member] == expected, "\(id) \(member)")
        }
        for (field, codes) in want["fields"]?.object ?? [:] {
            let found = answer["fields"]?[field]?["errors"]?.array?.compactMap { $0["code"] } ?? []
            let isAny = codes.array == [.string("*")]
            #expect(isAny ? !found.isEmpty : .array(found) == codes, "\(id) \(field)")
        }
    }

    /// The first status of each alternative of `400 closed | 200/404 open`; `nil` where the case is a procedure.
    private func firstStatuses(_ expected: String) -> [Int]? {
        var statuses: [Int] = []
        for alternative in expected.split(separator: "|") {
            let words = alternative.split(separator: " ")
            guard words.count == 2, ["open", "closed", "any"].contains(words[1]) else { return nil }
            for word in words[0].split(separator: "/") {
                guard let status = Int(word) else { return nil }
                statuses.append(status)
            }
        }
        return statuses
    }

    private func unescaped(_ text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\"), let letter = rest.popFirst() else {
                bytes.append(byte)
                continue
            }
            switch letter {
            case UInt8(ascii: "r"): bytes.append(0x0D)
            case UInt8(ascii: "n"): bytes.append(0x0A)
            case UInt8(ascii: "t"): bytes.append(0x09)
            case UInt8(ascii: "x"):
                bytes.append(UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) ?? 0)
                rest = rest.dropFirst(2)
            default: bytes.append(letter)
            }
        }
        return bytes
    }
}
