import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(2))) struct `The verbs as a process` {
    private static let good = #"{"values":{"email":"ada@example.com","password":"correct horse battery"}}"#
    private static let bad = #"{"values":{"email":"ada","password":"x"},"seq":7}"#

    @Test(
        arguments: [
            (good, 0),
            (bad, 1),
            ("{", 2),  // no JSON
            (#"{"values":{"emial":""}}"#, 2),  // no snapshot
            ("", 2),
        ] as [(String, Int32)])
    func `judge exits with 0 for valid, 1 for invalid, 2 for no snapshot`(snapshot: String, code: Int32) throws {
        let outcome = try Binary.run("judge", "login", input: Array(snapshot.utf8))
        #expect(outcome.code == code)
        #expect(outcome.output.isEmpty == (code == 2))
        #expect(outcome.errors.isEmpty == (code != 2))
    }

    @Test(arguments: ["en", "fr-CA, ja;q=0.5", "ja"])
    func `judge prints the bytes the server answers`(ranges: String) throws {
        try withServer { server in
            let client = try server.connect()
            client.send(post("/forms/login", Self.bad, "Accept-Language: \(ranges)"))
            let answer = try #require(client.nextFinal())
            let outcome = try Binary.run("judge", "login", "--language", ranges, input: Array(Self.bad.utf8))
            #expect(outcome.output == answer.text + "\n")
        }
    }

    @Test func `judge takes no more than its limit`() throws {
        let input = Array(Self.good.utf8)
        #expect(try Binary.run("judge", "login", "--max-body", "\(input.count)", input: input).code == 0)
        let outcome = try Binary.run("judge", "login", "--max-body", "\(input.count - 1)", input: input)
        #expect(outcome.code == 2)
        #expect(outcome.errors.contains("\(input.count - 1) bytes"))
    }

    @Test func `judge repeats no value in what it says about a fault`() throws {
        let input = #"{"values":{"emial":"Xyzzy7typed","email":{"a":"Xyzzy7typed"}},"event":"Xyzzy7typed"}"#
        let outcome = try Binary.run("judge", "login", input: Array(input.utf8))
        #expect(outcome.code == 2)
        #expect(!outcome.errors.contains("Xyzzy7typed"))
        #expect(outcome.errors.contains("email"))
    }

    @Test(arguments: [
        (["judge", "regster"], "Did you mean register?"),
        (["judge"], "needs the name of a form"),
        (["serve", "--prot", "1"], "Did you mean --port?"),
        (["serve", "--port", "eighty"], "from 0 to 65535"),
        (["srve"], "Did you mean serve?"),
        ([], "nextfield help VERB"),
    ])
    func `a command line that can't be read exits with 64`(arguments: [String], sentence: String) throws {
        let outcome = try Binary.run(Binary.path, arguments)
        #expect(outcome.code == 64)
        #expect(outcome.output == "")
        #expect(outcome.errors.contains(sentence))
    }

    @Test(arguments: [
        (["--help"], "judges forms"),
        (["help", "serve"], "--drain-timeout"),
        (["serve", "--help"], "--drain-timeout"),
        (["judge", "login", "--help"], "snapshot.json"),
        (["version"], "nextfield 0.1.0\n"),
        (["--version"], "nextfield 0.1.0\n"),
    ])
    func `help and version go to standard output and exit with 0`(arguments: [String], text: String) throws {
        let outcome = try Binary.run(Binary.path, arguments)
        #expect(outcome.code == 0)
        #expect(outcome.output.contains(text))
        #expect(outcome.errors == "")
    }

    @Test func `healthcheck needs only the server's environment`() throws {
        try withServer { server in
            let environment = ["NEXTFIELD_PORT": "\(server.port)"]
            let alive = try Binary.run("healthcheck", environment: environment)
            #expect(alive.code == 0)
            #expect(alive.output == "" && alive.errors == "")
            #expect(try Binary.run("healthcheck", "--host", "127.0.0.1", environment: environment).code == 0)
            // Readiness is another question: a draining server is still alive.
            server.process.signal(SIGKILL)
            _ = server.process.waitForExit(within: 10)
            let dead = try Binary.run("healthcheck", environment: environment)
            #expect(dead.code == 1)
            #expect(dead.errors.hasPrefix("nextfield healthcheck: "))
            #expect(dead.errors.split(separator: "\n").count == 1)
        }
    }
}
