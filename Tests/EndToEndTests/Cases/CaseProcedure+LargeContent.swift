import TestSupport

// Content that costs a careless reader much.
extension CaseProcedure {
    /// Sends large content; one of the expected statuses must come, and the server go on.
    func largeContent() throws -> Result {
        guard let content else { return .unknown }
        let client = try server.connect()
        client.send(post("/login", content))
        guard let answer = client.nextFinal(within: .seconds(10)) else { return .wrong("no answer in time") }
        let allowed = httpCase.expected.prefix { $0 != " " }.split(separator: "/")
        guard allowed.contains("\(answer.status)") else { return .wrong("\(answer.status)") }
        return server.isServing() ? .right : .wrong("not serving afterwards")
    }

    private var content: String? {
        switch httpCase.id {
        case "json.deep-arrays-100k-closed": many("[", 100_000) + many("]", 100_000)
        case "json.deep-in-value-30k": #"{"values":{"email":"# + many("[", 30_000) + many("]", 30_000) + "}}"
        case "json.keys-1mb":
            #"{"values":{"# + (0..<90_000).map { "\"k\($0)\":\"\"" }.joined(separator: ",") + "}}"
        case "json.key-60k": #"{"values":{""# + many("e", 60_000) + #"":""}}"#
        case "json.string-escapes-60k": #"{"values":{"email":""# + many(#"\u0061"#, 10_000) + #""}}"#
        case "json.email-ats-60k": #"{"values":{"email":""# + many("@", 60_000) + #""}}"#
        case "json.number-60k": #"{"values":{"email":"# + many("1", 60_000) + "}}"
        case "json.quotes-60k": many("\"", 60_000)
        default: nil
        }
    }

    private func many(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }
}
