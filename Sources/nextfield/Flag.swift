/// A flag of the command line, which is also an environment variable.
struct Flag: Hashable, Sendable {
    /// What its value is. Bounds include both ends.
    enum Kind: Hashable, Sendable {
        /// Any text but an empty one; with what it should be.
        case text(String)
        /// An integer.
        case number(ClosedRange<Int>)
        /// An integer that may end in `k` or `m`, for 1,024 and 1,024 times that.
        case bytes(ClosedRange<Int>)
        /// Seconds, with up to three decimals; the bounds are milliseconds.
        case seconds(ClosedRange<Int>)
    }

    /// The name, without the two hyphens.
    let name: String
    /// What its value is called in help.
    let valueName: String
    /// What its value is.
    let kind: Kind
    /// The value where none is given, as it would be typed; `nil` where it is found out when the program runs.
    let fallback: String?
    /// What it is for, in a few words.
    let purpose: String

    private init(_ name: String, _ valueName: String, _ kind: Kind, _ fallback: String?, _ purpose: String) {
        self.name = name
        self.valueName = valueName
        self.kind = kind
        self.fallback = fallback
        self.purpose = purpose
    }

    /// The environment variable: `NEXTFIELD_HEAD_TIMEOUT` for `--head-timeout`.
    var variable: String {
        "NEXTFIELD_" + name.uppercased().split(separator: "-").joined(separator: "_")
    }
}

// The table of all flags. Help, the environment and the README's list follow from it.
extension Flag {
    private static let timeouts = 10...86_400_000

    static let host = Flag("host", "ADDRESS", .text("an address or a name"), "::", "where to listen; :: takes IPv4 too")
    static let port = Flag("port", "NUMBER", .number(0...65_535), "8080", "0 takes a free one")
    static let threads = Flag("threads", "NUMBER", .number(1...256), nil, "event loops, a thread each")
    static let headTimeout = Flag(
        "head-timeout", "SECONDS", .seconds(timeouts), "10", "for the request line and header section")
    static let bodyTimeout = Flag("body-timeout", "SECONDS", .seconds(timeouts), "20", "for the content behind it")
    static let writeTimeout = Flag(
        "write-timeout", "SECONDS", .seconds(timeouts), "20", "for a client to take an answer")
    static let idleTimeout = Flag("idle-timeout", "SECONDS", .seconds(timeouts), "60", "between two requests")
    static let maxHead = Flag("max-head", "BYTES", .bytes(256...1_048_576), "16384", "request line and header section")
    static let maxBody = Flag("max-body", "BYTES", .bytes(1...16_777_216), "65536", "content of a request")
    static let maxConnections = Flag(
        "max-connections", "NUMBER", .number(1...1_000_000), "10000", "one more is answered 503")
    static let drainTimeout = Flag(
        "drain-timeout", "SECONDS", .seconds(timeouts), "25", "for open answers at the end")

    static let language = Flag(
        "language", "RANGES", .text("language ranges"), "en", "as in Accept-Language: fr, ja;q=0.5")

    static let healthHost = Flag(
        "host", "ADDRESS", .text("an address or a name"), "::", "where it listens; :: is this machine")
    static let healthPort = Flag("port", "NUMBER", .number(1...65_535), "8080", "at which port")
    static let timeout = Flag("timeout", "SECONDS", .seconds(10...60_000), "2", "how long to wait for its answer")
}
