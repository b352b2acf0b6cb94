import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(2))) struct `Forms of an operator` {
    private let empty = #"{"values":{}}"#

    private func form(_ name: String, title: String = "A form") -> String {
        """
        {"name": "\(name)", "title": "\(title)",
         "fields": [{"name": "note", "label": "Note", "type": "text", "required": true}]}
        """
    }

    private func withFolder<R>(_ forms: [String: String], _ body: (URL) throws -> R) throws -> R {
        let folder = FileManager.default.temporaryDirectory.appending(path: "nextfield-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in forms { try write(text, to: name, in: folder) }
        return try body(folder)
    }

    private func write(_ text: String, to name: String, in folder: URL) throws {
        try Data(text.utf8).write(to: folder.appending(path: "\(name).json"), options: .atomic)
    }

    /// Asks for a path until the answer is as wished, for half a minute at most.
    private func wait(_ server: Server, _ path: String, until isWished: (RawClient.Answer) -> Bool) throws {
        let client = try server.connect()
        let deadline = ContinuousClock.now.advanced(by: .seconds(30))
        while ContinuousClock.now < deadline {
            client.send(get(path))
            let answer = try #require(client.nextFinal())
            if isWished(answer) { return }
        }
        Issue.record("\(path) stays as it was")
    }

    @Test func `are served beside the built-in ones, and in place of one with their name`() throws {
        try withFolder(["a": form("contact"), "b": form("login", title: "Ours")]) { folder in
            try withServer("--forms", folder.path) { server in
                let client = try server.connect()
                for path in ["/forms/contact", "/forms/login", "/login", "/register", "/forms/profile"] {
                    client.send(post(path, empty))
                    #expect(client.nextFinal()?.status == 200, "\(path)")
                }
                client.send(get("/forms/login"))
                #expect(client.nextFinal()?.text.contains("Ours") == true)
            }
        }
    }

    @Test func `are read again on SIGHUP, all or none`() throws {
        try withFolder(["a": form("contact")]) { folder in
            try withServer("--forms", folder.path) { server in
                try write(form("contact", title: "Changed"), to: "a", in: folder)
                try write(form("booking"), to: "b", in: folder)
                server.process.signal(SIGHUP)
                try wait(server, "/forms/booking") { $0.status == 200 }
                try wait(server, "/forms/contact") { $0.text.contains("Changed") }

                try write(form("contact", title: "Again"), to: "a", in: folder)
                try write(form("booking").replacing("required", with: "requierd"), to: "b", in: folder)
                server.process.signal(SIGHUP)
                let told = server.process.errors.text(upTo: "goes on with the forms it had.\n")
                #expect(told.contains("b.json:2:") && told.contains("required"), "\(told)")
                let client = try server.connect()
                client.send(get("/forms/contact"))
                #expect(client.nextFinal()?.text.contains("Changed") == true)
                client.send(post("/forms/booking", empty))
                #expect(client.nextFinal()?.status == 200)
            }
        }
    }

    @Test func `are read again when a watched folder changes`() throws {
        try withFolder(["a": form("contact")]) { folder in
            try withServer("--forms", folder.path, "--watch") { server in
                try write(form("booking"), to: "b", in: folder)
                try wait(server, "/forms/booking") { $0.status == 200 }
                try FileManager.default.removeItem(at: folder.appending(path: "b.json"))
                try wait(server, "/forms/booking") { $0.status == 404 }
            }
        }
    }

    @Test(arguments: [
        #"{"name": "bad", "fields": []}"#,
        "not json",
    ])
    func `that are wrong keep a server from starting`(text: String) throws {
        try withFolder(["good": form("good"), "bad": text]) { folder in
            let outcome = try Binary.run("serve", "--port", "0", "--forms", folder.path)
            #expect(outcome.code == 1)
            #expect(outcome.errors.contains("bad.json:1:"))
            #expect(outcome.errors.hasSuffix("nothing is served until the forms are right.\n"))
        }
    }

    @Test func `that are not there keep a server from starting`() throws {
        let outcome = try Binary.run("serve", "--port", "0", "--forms", "/no/such/folder")
        #expect(outcome.code == 1)
        #expect(outcome.errors.hasPrefix("/no/such/folder: there is no such file or folder."))
    }

    @Test func `need a folder to be watched`() throws {
        let outcome = try Binary.run("serve", "--watch")
        #expect(outcome.code == 64)
        #expect(outcome.errors == "nextfield: --watch needs --forms DIR.\n")
    }

    @Test func `judge snapshots without a server`() throws {
        try withFolder(["a": form("contact")]) { folder in
            let outcome = try Binary.run(
                "judge", "--forms", folder.path, "contact", input: Array(#"{"values":{"note":"x"}}"#.utf8))
            #expect(outcome.code == 0)
            #expect(outcome.output.hasPrefix(#"{"form":"contact","#))
            let unknown = try Binary.run("judge", "--forms", folder.path, "contakt", input: Array(empty.utf8))
            #expect(unknown.code == 64)
            #expect(unknown.errors.contains("Did you mean contact?"))
        }
    }
}

@Suite(.timeLimit(.minutes(2))) struct `Snapshots by line` {
    @Test(
        arguments: [
            ("", [], 0),
            (#"{"values":{"email":"ada@example.com","password":"correct horse"}}"#, [#""valid":true"#], 0),
            (
                #"{"values":{"email":"ada@example.com","password":"correct horse"}}"# + "\n\n" + #"{"values":{}}"#
                    + "\r\n",
                [#""valid":true"#, #""valid":false"#], 1
            ),
            ("no json\n" + #"{"values":{}}"# + "\n", [#"/problems/not-json"#, #""valid":false"#], 2),
            (#"{"values":{"emial":""}}"# + "\n", [#"/values/emial"#], 2),
            (
                #"{"values":{},"seq":1}"# + "\n" + #"{"values":{},"seq":2}"# + "\n" + #"{"values":{},"seq":3}"#,
                [#""seq":1"#, #""seq":2"#, #""seq":3"#], 1
            ),
        ] as [(String, [String], Int32)])
    func `are answered line by line, in order`(input: String, answers: [String], code: Int32) throws {
        let outcome = try Binary.run("judge", "--ndjson", "login", input: Array(input.utf8))
        let lines = outcome.output.split(separator: "\n")
        #expect(lines.count == answers.count)
        for (line, answer) in zip(lines, answers) { #expect(line.contains(answer)) }
        #expect(outcome.code == code)
        #expect(outcome.errors == "")
    }

    @Test func `too long ones are told in their place`() throws {
        let input = #"{"values":{"email":"\#(String(repeating: "a", count: 200))"}}"# + "\n" + #"{"values":{}}"#
        let outcome = try Binary.run("judge", "--ndjson", "--max-body", "100", "login", input: Array(input.utf8))
        let lines = outcome.output.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.first?.contains("/problems/content-too-large") == true)
        #expect(lines.last?.contains(#""valid":false"#) == true)
        #expect(outcome.code == 2)
    }

    @Test func `each is answered before the next one is needed`() throws {
        let process = try RunningProcess(Binary.path, ["judge", "--ndjson", "login"])
        for number in 1...3 {
            process.write(Array("{\"values\":{},\"seq\":\(number)}\n".utf8))
            #expect(process.output.text(upTo: "\n").contains("\"seq\":\(number),"))
        }
        process.send([])
        #expect(process.waitForExit(within: 10) == 1)
    }
}
