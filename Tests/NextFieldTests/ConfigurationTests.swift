import HTTP1
import HTTPListener
import Testing

@testable import nextfield

@Suite struct `The configuration` {
    private func make(_ words: String..., environment: [String: String] = [:]) throws -> ListenerConfiguration {
        let arguments = try Arguments(of: .serve, words: words, environment: environment)
        return try Configuration(arguments, availableCores: 3).listener
    }

    @Test func `has the listener's defaults where nothing is said`() throws {
        let configuration = try make()
        let defaults = ListenerConfiguration()
        #expect(configuration.host == defaults.host)
        #expect(configuration.port == defaults.port)
        #expect(configuration.loopCount == 3)
        #expect(configuration.timeouts == defaults.timeouts)
        #expect(configuration.limits.maxHeadBytes == defaults.limits.maxHeadBytes)
        #expect(configuration.limits.maxContentBytes == defaults.limits.maxContentBytes)
        #expect(configuration.maxConnections == defaults.maxConnections)
        #expect(configuration.drainTimeout == defaults.drainTimeout)
    }

    @Test func `takes every flag to its place`() throws {
        let configuration = try make(
            "--host", "127.0.0.1", "--port", "1", "--threads", "2", "--head-timeout", "0.3", "--body-timeout", "4",
            "--write-timeout", "5", "--idle-timeout", "6", "--max-head", "7k", "--max-body", "8", "--max-connections",
            "9", "--drain-timeout", "10")
        #expect(configuration.host == "127.0.0.1")
        #expect(configuration.port == 1)
        #expect(configuration.loopCount == 2)
        #expect(configuration.timeouts.head == .milliseconds(300))
        #expect(configuration.timeouts.content == .seconds(4))
        #expect(configuration.timeouts.write == .seconds(5))
        #expect(configuration.timeouts.idle == .seconds(6))
        #expect(configuration.limits.maxHeadBytes == 7168)
        #expect(configuration.limits.maxContentBytes == 8)
        #expect(configuration.maxConnections == 9)
        #expect(configuration.drainTimeout == .seconds(10))
    }

    @Test func `takes the environment where no flag speaks`() throws {
        let environment = ["NEXTFIELD_PORT": "81", "NEXTFIELD_HEAD_TIMEOUT": "2.5", "NEXTFIELD_MAX_BODY": ""]
        let configuration = try make(environment: environment)
        #expect(configuration.port == 81)
        #expect(configuration.timeouts.head == .milliseconds(2500))
        #expect(configuration.limits.maxContentBytes == 65536)  // an empty variable says nothing
        #expect(try make("--port", "82", environment: environment).port == 82)
    }

    @Test func `names a variable that can't be read`() {
        #expect(throws: UsageError.badValue(source: "NEXTFIELD_THREADS", .threads, nearest: "256")) {
            try make(environment: ["NEXTFIELD_THREADS": "1000"])
        }
    }

    @Test func `passes over the address Kubernetes puts beside a Service of this name`() throws {
        #expect(try make(environment: ["NEXTFIELD_PORT": "tcp://10.0.0.1:80"]).port == 8080)
    }

    @Test func `has a variable for every flag`() {
        for flag in Verb.allCases.flatMap(\.flags) {
            #expect(flag.variable.hasPrefix("NEXTFIELD_"))
            #expect(flag.variable.dropFirst(10).allSatisfy { $0.isUppercase || $0 == "_" })
        }
    }
}
