import Testing

@testable import nextfield

@Suite struct `The startup line` {
    @Test func `says the version, where to send requests, and with how many threads`() {
        #expect(
            Serve.startupLine(address: "[::]:8080", threads: 2)
                == "nextfield 0.1.0 listening on http://[::]:8080 (2 threads)\n")
        #expect(Serve.startupLine(address: "127.0.0.1:1", threads: 1).hasSuffix("(1 thread)\n"))
    }

    @Test func `digests are SHA-256 as hexadecimal text`() {
        // FIPS 180-4, the example of one block.
        let expected = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        #expect(ServedForms.digest(Array("abc".utf8)) == expected)
    }
}
