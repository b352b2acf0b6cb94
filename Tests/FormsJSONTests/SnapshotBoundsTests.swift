internal import Forms
internal import FormsJSON
internal import Testing

/// What a hostile body may cost. None of these measures time: what is not linear would not come back.
@Suite struct `Snapshot bounds` {
    @Test func `a hundred thousand brackets are refused at the fifth`() {
        #expect(outcome(of: String(repeating: "[", count: 100_000)) == .syntax(JSONSyntaxError(.tooDeep, at: 4)))
        let objects = String(repeating: #"{"a":"#, count: 100_000)
        #expect(outcome(of: objects) == .syntax(JSONSyntaxError(.tooDeep, at: 20)))
    }

    @Test func `of five thousand unknown members 32 are listed and the rest counted`() {
        let members = (0..<5000).map { "\"emai\($0)\":\"\"" }.joined(separator: ",")
        for body in ["{\"values\":{\(members)}}", "{\"values\":{},\(members)}"] {
            guard case .faults(let faults, let omitted) = outcome(of: body) else {
                Issue.record("not refused for what does not fit")
                continue
            }
            #expect(faults.count == SnapshotError.maxFaults)
            #expect(omitted == 5000 - SnapshotError.maxFaults)
        }
    }

    @Test func `a duplicate among five thousand members is found`() {
        let members = (0..<5000).map { "\"a\($0)\":1" }.joined(separator: ",")
        #expect(outcome(of: "{\"values\":{\(members),\"a0\":1}}").reason == .duplicateMember)
        #expect(outcome(of: "[{\(members),\"a4999\":1}]").reason == .duplicateMember)
    }

    @Test func `thirty thousand names in a list are 32 faults`() {
        for name in ["\"x\"", "1", "\"email\""] {
            let list = Array(repeating: name, count: 30_000).joined(separator: ",")
            #expect(outcome(of: "{\"values\":{},\"only\":[\(list)]}").faults?.count == SnapshotError.maxFaults)
        }
    }

    @Test(arguments: ["a", "é", "€", "🔑", "/", "~", "\\n", "\\uD83D\\uDD11"])
    func `a name of 60 kB is quoted by 64 characters`(character: String) throws {
        let name = String(repeating: character, count: 60_000 / character.utf8.count)
        for body in ["{\"values\":{\"\(name)\":1}}", "{\"values\":{},\"\(name)\":1}"] {
            let fault = try #require(outcome(of: body).faults?.first)
            let token = fault.pointer.split(separator: "/").last.map(String.init) ?? ""
            let quoted = token.split(separator: "~1", omittingEmptySubsequences: false).joined(separator: "/")
                .split(separator: "~0", omittingEmptySubsequences: false).joined(separator: "~")
            #expect(quoted.unicodeScalars.count == 64)
            switch fault.reason {
            case .unknownField(nearest: nil), .unknownMember(nearest: nil): break
            default: Issue.record("another fault than that the name is unknown: \(fault.reason)")
            }
        }
    }

    @Test func `a name of exactly 64 characters is quoted whole`() throws {
        let name = String(repeating: "🔑", count: 64)
        #expect(outcome(of: "{\"values\":{},\"\(name)\":1}").faults?.first?.pointer == "/\(name)")
        #expect(outcome(of: "{\"values\":{},\"\(name)🔑\":1}").faults?.first?.pointer == "/\(name)")
    }

    @Test func `ten thousand escapes are decoded`() throws {
        let body = "{\"values\":{\"email\":\"\(String(repeating: "\\u0041b", count: 10_000))\"}}"
        #expect(try snapshot(body).values[0] == .text(String(repeating: "Ab", count: 10_000)))
    }

    @Test func `a number of 60 kB is a number still`() {
        let digits = String(repeating: "9", count: 60_000)
        #expect(
            outcome(of: "{\"values\":{},\"seq\":\(digits)}").faults == [SnapshotFault(.seqOutOfRange, at: "/seq")])
        #expect(outcome(of: "{\"values\":{\"email\":\(digits).\(digits)e\(digits)}}").status == 422)
    }
}
