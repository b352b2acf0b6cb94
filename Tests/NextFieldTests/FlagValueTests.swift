import Testing

@testable import nextfield

@Suite struct `Flag values` {
    @Test(arguments: [
        ("0", 0),
        ("8080", 8080),
        ("65535", 65535),
        ("65536", nil),  // over the bound
        ("99999999999999999999", nil),  // over what an Int holds
        ("", nil),
        ("+80", nil),  // Int("+80") would be 80
        ("-0", nil),
        (" 80", nil),
        ("8_0", nil),
        ("８０", nil),  // full-width digits
        ("0x50", nil),
    ])
    func `take a number as ASCII digits within bounds`(text: String, expected: Int?) {
        #expect(FlagValue.number(text, in: 0...65535) == expected)
    }

    @Test(arguments: [
        ("512", 512),
        ("64k", 65536),
        ("64K", 65536),
        ("1m", 1_048_576),
        ("k", nil),
        ("1kb", nil),
        ("1.5k", nil),
        ("9223372036854775807k", nil),  // an overflow
        ("17m", nil),  // over the bound
    ])
    func `take bytes with a unit`(text: String, expected: Int?) {
        #expect(FlagValue.bytes(text, in: 1...16_777_216) == expected)
    }

    @Test(arguments: [
        ("10", 10_000),
        ("0.5", 500),
        ("0.05", 50),
        ("0.125", 125),
        ("1.0", 1000),
        ("0.0005", nil),  // finer than a millisecond
        (".5", nil),
        ("5.", nil),
        ("5s", nil),
        ("1e3", nil),
        ("0", nil),  // a deadline that has passed before it begins
        ("9223372036854775807", nil),  // an overflow
        ("9223372036854775.999", nil),  // an overflow of the sum
    ])
    func `take seconds with decimals`(text: String, expected: Int?) {
        #expect(FlagValue.milliseconds(text, in: 10...86_400_000) == expected)
    }

    @Test(
        arguments: [
            ("99999", Flag.port, "65535"),  // the bound
            ("-5", .port, "0"),
            ("80/tcp", .port, "80"),  // what begins it
            ("http", .port, "8080"),  // nothing to go by: the default
            ("auto", .threads, nil),  // nothing to go by, and no default
            ("64kb", .maxBody, "65536"),
            ("10 MB", .maxBody, "10"),
            ("1.5s", .headTimeout, "1.5"),
            ("0", .headTimeout, "0.01"),
            ("500ms", .headTimeout, "0.5"),
        ] as [(String, Flag, String?)])
    func `that can't be used have a nearest one that can`(text: String, flag: Flag, expected: String?) {
        #expect(FlagValue.nearest(to: text, for: flag) == expected)
    }

    @Test(arguments: Verb.allCases.flatMap(\.flags))
    func `that are defaults can be typed`(flag: Flag) {
        guard let fallback = flag.fallback else { return }
        switch flag.kind {
        case .text: #expect(!fallback.isEmpty)
        case .number(let range): #expect(FlagValue.number(fallback, in: range) != nil)
        case .bytes(let range): #expect(FlagValue.bytes(fallback, in: range) != nil)
        case .seconds(let range): #expect(FlagValue.milliseconds(fallback, in: range) != nil)
        }
    }
}
