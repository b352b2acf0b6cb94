import Foundation
import TestSupport
import Testing

/// The cases that stand beside this checkout in some workplaces. A clone alone has none and says so.
@Suite(
    .timeLimit(.minutes(3)), .enabled(if: CaseFolder.path("http/cases.json") != nil, "no cases beside this checkout"))
struct `The HTTP cases` {
    private static let families = Set((try? HTTPCase.all().map(\.family)) ?? []).subtracting(["tls"]).sorted()

    @Test(arguments: families)
    func `of bytes come out as they must`(family: String) throws {
        let cases = try HTTPCase.all().filter { $0.family == family && $0.procedure == nil }
        try withServer { server in
            for httpCase in cases {
                guard let expected = ExpectedOutcome(httpCase.expected) else {
                    Issue.record("\(httpCase.id): can't read \(httpCase.expected)")
                    continue
                }
                let seen = try Observation(of: httpCase, expecting: expected, at: server)
                if !expected.allows(seen) || !seen.complaints.isEmpty {
                    Issue.record("\(httpCase.id): expected \(httpCase.expected), came \(seen)")
                }
                if let wanted = httpCase.wanted, let answer = seen.answers.first {
                    let difference = try WantedVerdict.difference(of: answer.content, from: wanted)
                    #expect(difference == nil, "\(httpCase.id)")
                }
            }
        }
    }

    @Test(arguments: families)
    func `that are procedures come out as they must`(family: String) throws {
        let cases = try HTTPCase.all().filter { $0.family == family && $0.procedure != nil }
        guard !cases.isEmpty else { return }
        try withServer { server in
            for httpCase in cases {
                switch try CaseProcedure(httpCase, server).run() {
                case .right: continue
                case .wrong(let reason): Issue.record("\(httpCase.id): \(reason)")
                case .unknown: print("Skipped \(httpCase.id): no procedure of ours for: \(httpCase.procedure ?? "")")
                }
            }
            #expect(server.isServing())
        }
    }

    @Test func `that are left out are counted`() throws {
        let all = try HTTPCase.all()
        let skipped = all.filter { $0.family == "tls" }
        print("Skipped \(skipped.count) of \(all.count) HTTP cases: the listener has no TLS yet.")
        #expect(all.count > skipped.count)
    }
}
