import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(2))) struct `The server as a process` {
    @Test func `says in one line where it listens and with how many threads`() throws {
        try withServer("--threads", "1") { server in
            #expect(server.line == "nextfield 0.1.0 listening on http://[::]:\(server.port) (1 thread)")
            #expect(server.port != 0)
        }
    }

    @Test(arguments: ["127.0.0.1", "::1"])
    func `answers over IPv4 and IPv6`(host: String) throws {
        try withServer { server in
            guard host != "::1" || server.line.contains("[::]") else {
                print("This machine has no IPv6: not tried.")
                return
            }
            let client = try server.connect(host)
            client.send(get("/healthz"))
            #expect(client.nextFinal()?.status == 200)
        }
    }

    @Test func `takes the environment, and flags before it`() throws {
        let environment = ["NEXTFIELD_THREADS": "2", "NEXTFIELD_HOST": "127.0.0.1"]
        try withServer("--threads", "1", environment: environment) { server in
            #expect(server.line.hasSuffix("listening on http://127.0.0.1:\(server.port) (1 thread)"))
        }
    }

    @Test(arguments: [SIGTERM, SIGINT])
    func `drains on a signal and exits with 0`(signal: Int32) throws {
        try withServer { server in
            let idle = try server.connect()
            idle.send(get("/healthz"))
            #expect(idle.nextFinal()?.status == 200)
            let busy = try server.connect()
            let request = Array(post("/login", #"{"values":{"email":"","password":""}}"#).utf8)
            busy.send(Array(request.dropLast(5)))
            // The server has begun to read the request once it answers another one that came later.
            idle.send(get("/healthz"))
            #expect(idle.nextFinal()?.status == 200)

            server.process.signal(signal)
            guard case .closed = idle.next() else { return #expect(Bool(false), "an idle connection stays") }
            busy.send(Array(request.suffix(5)))
            let answer = busy.nextFinal()
            #expect(answer?.status == 200)
            #expect(answer?["Connection"] == "close")
            #expect(server.process.waitForExit(within: 20) == 0)
            #expect(server.process.errors.rest().split(separator: "\n").count == 1)
        }
    }

    @Test func `ends at once on a second signal`() throws {
        try withServer { server in
            let busy = try server.connect()
            busy.send("GET /healthz HTTP/1.1\r\n")
            let idle = try server.connect()
            idle.send(get("/healthz"))
            #expect(idle.nextFinal()?.status == 200)
            server.process.signal(SIGTERM)
            guard case .closed = idle.next() else { return #expect(Bool(false), "an idle connection stays") }
            server.process.signal(SIGTERM)
            #expect(server.process.waitForExit(within: 5) == 128 + SIGTERM)
        }
    }

    @Test func `tells that its port is taken`() throws {
        try withServer { server in
            let second = try Binary.run("serve", "--port", "\(server.port)")
            #expect(second.code == 1)
            #expect(second.output == "")
            #expect(second.errors.hasPrefix("nextfield serve: port \(server.port) is taken by another process."))
            #expect(second.errors.split(separator: "\n").count == 1)
        }
    }

    @Test func `keeps the limits its flags set`() throws {
        try withServer("--max-body", "100", "--max-head", "300", "--head-timeout", "0.2") { server in
            let large = try server.connect()
            large.send(post("/login", String(repeating: " ", count: 101)))
            #expect(large.nextFinal()?.status == 413)
            let long = try server.connect()
            long.send(get("/healthz", "X-Long: \(String(repeating: "x", count: 300))"))
            #expect(long.nextFinal()?.status == 431)
            let slow = try server.connect()
            slow.send("GET /healthz HTTP/1.1\r\n")
            #expect(slow.nextFinal()?.status == 408)
        }
    }

    @Test func `answers one more than its connections with 503`() throws {
        try withServer("--max-connections", "1", "--threads", "1") { server in
            let first = try server.connect()
            first.send(get("/healthz"))
            #expect(first.nextFinal()?.status == 200)
            let second = try server.connect()
            second.send(get("/healthz"))
            #expect(second.nextFinal()?.status == 503)
        }
    }

    @Test func `writes nothing that was typed`() throws {
        let marker = "Xyzzy7typed"
        try withServer("--head-timeout", "0.3", "--body-timeout", "0.3") { server in
            for message in Self.messages(with: marker) {
                let client = try server.connect()
                client.send(message)
                let answer = client.nextFinal()
                #expect(answer != nil)
                #expect(answer?.text.contains(marker) == false)
            }
            server.process.signal(SIGTERM)
            #expect(server.process.waitForExit(within: 20) == 0)
            #expect(server.process.output.rest() == "")
            #expect(!server.process.errors.rest().contains(marker))
        }
    }

    /// A value sent by every route, and with every kind of fault.
    private static func messages(with marker: String) -> [String] {
        let values = #"{"values":{"email":"\#(marker)","password":"\#(marker)"}}"#
        let form = "email=\(marker)&password=\(marker)"
        let urlEncoded = "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: \(form.utf8.count)"
        return [
            post("/login", values),
            post("/register", values),
            post("/forms/profile", values),  // unknown fields
            post("/forms/nosuch", values),
            post("/nosuch", values),
            post("/login", values, "Content-Encoding: gzip"),
            post("/login", values + values),  // trailing bytes
            post("/login", String(values.dropLast())),
            post("/login", #"{"values":{"email":1},"seq":"\#(marker)"}"#),
            post("/login", #"{"values":{"email":{"\#(marker)":"\#(marker)"}}}"#),
            post("/login", #"{"values":{"email":"\#(marker)\u0000"}}"#),
            post("/login", #"{"values":{},"event":"\#(marker)"}"#),
            post("/login", #"["\#(marker)"]"#),
            "POST /login HTTP/1.1\r\nHost: a\r\n\(urlEncoded)\r\n\r\n\(form)",
            "GET /healthz?q=\(marker) HTTP/1.1\r\nHost: a\r\nX: \(marker)\u{0}\r\n\r\n",
            "PUT /login HTTP/1.1\r\nHost: a\r\nContent-Length: \(marker.utf8.count)\r\n\r\n\(marker)",
            "POST /login HTTP/1.1\r\nHost: a\r\nContent-Length: 99\r\n\r\n\(marker)",  // too slow
        ]
    }
}
