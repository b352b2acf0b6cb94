import Foundation
import TestSupport

/// A case that is more than bytes to send.
struct CaseProcedure {
    /// What came of it.
    enum Result: Equatable {
        case right
        case wrong(String)
        /// We have no such procedure.
        case unknown
    }

    let httpCase: HTTPCase
    let server: Server

    static let values =
        #"{"values":{"email":"ada@example.com","password":"correct horse battery","#
        + #""confirmPassword":"correct horse battery"}}"#

    init(_ httpCase: HTTPCase, _ server: Server) {
        self.httpCase = httpCase
        self.server = server
    }

    /// Goes through the procedure.
    func run() throws -> Result {
        switch httpCase.id {
        case "headers.value-sweep": try valueSweep()
        case "headers.expect-100": try expectContinue()
        case "framing.large-lingering": try largeLingering()
        case "connection.keep-alive-1000": try keepAlive(1000)
        case "connection.pipeline-mixed": try pipelineMixed()
        case "connection.bytes-chunked": try compare(pieces: httpCase.bytes.map { [$0] })
        case "connection.cuts-chunked": try cuts()
        case "connection.abort-answers": try abortAnswers()
        case "connection.crowd-churn": try crowdChurn(2000)
        case "semantics.date-moves": try dateMoves()
        case "semantics.etag-weak": try conditional { "If-None-Match: W/\($0)" }
        case "semantics.etag-star": try conditional { _ in "If-None-Match: *" }
        case "semantics.etag-two-fields": try conditional { "If-None-Match: \"a\"\r\nIf-None-Match: \($0)" }
        case "semantics.etag-404": try conditional(path: "/forms/nosuch", [404]) { _ in "If-None-Match: *" }
        case "semantics.etag-if-match": try conditional([200, 412]) { _ in "If-Match: \"a\"" }
        case "verdicts.same-by-path": try sameByPath()
        case _ where httpCase.family == "json": try largeContent()
        default: try slowOrManyClients()
        }
    }

    /// The answer to a message on a connection of its own, which must be open afterwards.
    func answer(to message: String) throws -> RawClient.Answer? {
        let client = try server.connect()
        client.send(message)
        let answer = client.nextFinal()
        client.send(get("/healthz"))
        return client.nextFinal()?.status == 200 ? answer : nil
    }

    /// Waits until the server has no more descriptors open than before.
    func descriptorsReturn(to count: Int) throws -> Bool {
        let deadline = DispatchTime.now() + 10
        while DispatchTime.now() < deadline {
            // Each round is a whole exchange, so the server gets on with what it had to do before.
            guard server.isServing() else { return false }
            if try server.openDescriptors() <= count { return true }
        }
        return false
    }

    private func valueSweep() throws -> Result {
        for byte in UInt8.min...UInt8.max {
            let client = try server.connect()
            client.send(Array("GET /healthz HTTP/1.1\r\nHost: a\r\nX-A: a".utf8) + [byte] + Array("b\r\n\r\n".utf8))
            let isText = byte == 0x09 || (0x20...0x7E).contains(byte) || byte >= 0x80
            let status = client.nextFinal()?.status
            guard status == 200 || (status == 400 && !isText) else {
                return .wrong("byte \(byte) gave \(status.map(String.init) ?? "nothing")")
            }
        }
        return .right
    }

    private func expectContinue() throws -> Result {
        let client = try server.connect()
        let message = post("/register", Self.values, "Expect: 100-continue")
        client.send(String(message.dropLast(Self.values.count)))
        guard case .answer(let interim) = client.next(), interim.status == 100 else { return .wrong("no 100") }
        client.send(Self.values)
        guard client.nextFinal()?.status == 200 else { return .wrong("no 200 after the content") }
        return .right
    }

    private func largeLingering() throws -> Result {
        let client = try server.connect()
        client.send(httpCase.bytes)
        client.send([UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20))
        guard client.nextFinal()?.status == 413 else { return .wrong("no 413") }
        _ = client.waitForBytes(within: .milliseconds(300))
        return client.wasReset ? .wrong("a reset") : .right
    }

    private func keepAlive(_ count: Int) throws -> Result {
        let client = try server.connect()
        var first: [UInt8]?
        for number in 1...count {
            client.send(httpCase.bytes)
            guard let answer = client.nextFinal(), answer.status == 200, answer.text.contains(#""accepted":true"#)
            else { return .wrong("answer \(number)") }
            first = first ?? answer.content
            guard answer.content == first else { return .wrong("answer \(number) differs") }
        }
        return .right
    }

    private func pipelineMixed() throws -> Result {
        let text = post("/login", "hello").replacing("application/json", with: "text/plain")
        let client = try server.connect()
        client.send(
            get("/healthz") + get("/nosuch") + get("/login") + text + post("/login", #"{"values":{"a":""}}"#)
                + post("/login", "{") + get("/healthz"))
        for expected in [200, 404, 405, 415, 422, 400, 200] {
            let status = client.nextFinal()?.status
            guard status == expected else { return .wrong("\(status ?? 0) in place of \(expected)") }
        }
        client.send(get("/healthz"))
        return client.nextFinal()?.status == 200 ? .right : .wrong("not open")
    }

    /// Sends the case's bytes in pieces, and compares with the answer to all of them at once.
    private func compare(pieces: [[UInt8]]) throws -> Result {
        let whole = try server.connect()
        whole.send(httpCase.bytes)
        guard let expected = whole.nextFinal(), expected.status == 200 else { return .wrong("not even at once") }
        let client = try server.connect()
        for piece in pieces {
            client.send(piece)
            // A whole exchange in between: the server has most likely read the piece alone.
            whole.send(get("/healthz"))
            guard whole.nextFinal()?.status == 200 else { return .wrong("the other connection") }
        }
        guard let answer = client.nextFinal() else { return .wrong("no answer to \(pieces.count) pieces") }
        return answer.status == 200 && answer.content == expected.content ? .right : .wrong("another answer")
    }

    private func cuts() throws -> Result {
        for cut in 1..<httpCase.bytes.count {
            let result = try compare(pieces: [Array(httpCase.bytes[..<cut]), Array(httpCase.bytes[cut...])])
            guard result == .right else { return .wrong("cut at \(cut): \(result)") }
        }
        return .right
    }

    private func dateMoves() throws -> Result {
        let client = try server.connect()
        client.send(get("/healthz"))
        let first = client.nextFinal()?["Date"]
        _ = client.waitForBytes(within: .milliseconds(1300))
        client.send(get("/healthz"))
        let second = client.nextFinal()?["Date"]
        return first != nil && second != nil && first != second ? .right : .wrong("the same date")
    }

    private func conditional(
        path: String = "/forms/register", _ statuses: [Int] = [304], _ field: (_ tag: String) -> String
    ) throws -> Result {
        guard let tag = try answer(to: get("/forms/register"))?["ETag"] else { return .wrong("no ETag") }
        guard let answer = try answer(to: get(path, field(tag))) else { return .wrong("not open") }
        return statuses.contains(answer.status) ? .right : .wrong("\(answer.status)")
    }

    private func sameByPath() throws -> Result {
        let short = try answer(to: post("/register", Self.values))
        let long = try answer(to: post("/forms/register", Self.values))
        return short?.status == 200 && short?.content == long?.content ? .right : .wrong("two verdicts")
    }
}
