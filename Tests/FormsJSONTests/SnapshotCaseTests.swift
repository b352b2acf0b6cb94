internal import Forms
internal import FormsJSON
internal import Foundation
internal import TestSupport
internal import Testing

/// Runs the cases that stand beside some checkouts.
@Suite struct `Snapshot cases` {
    /// Cases that contradict the wire format, each with the reason.
    private static let contradicted = [
        "snapshot-json-0022": "it takes `blur` for no event, but the table of events has it"
    ]

    @Test func `every case has its status`() throws {
        guard let cases = try CaseFolder.cases("rules/snapshot-json.jsonl") else { return }
        #expect(!cases.isEmpty)
        for row in cases {
            let id = row["id"]?.string ?? ""
            guard Self.contradicted[id] == nil else { continue }
            let form = BuiltInForms.all.first { $0.name.rawValue == row["params"]?["form"]?.string }
            let served = ServedForm(try #require(form), revision: "000000000000")
            let status = outcome(of: try body(of: row), for: served).status
            #expect(allowed(by: row).contains(status), "\(id): \(status)")
        }
    }

    private func body(of row: CaseValue) throws -> [UInt8] {
        if let encoded = row["bodyBase64"]?.string { return Array(try #require(Data(base64Encoded: encoded))) }
        return Array(try #require(row["body"]?.string).utf8)
    }

    private func allowed(by row: CaseValue) -> [Int] {
        let any = row["anyOf"]?.array ?? row["expect"]?["anyOf"]?.array ?? []
        return any.compactMap(\.int) + [row["expect"]?["status"]?.int].compactMap(\.self)
    }
}
