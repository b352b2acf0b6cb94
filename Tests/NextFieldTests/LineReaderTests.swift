import Testing

@testable import nextfield

@Suite struct `Lines of a stream` {
    /// Reads all lines of a text that arrives in pieces of a size; `nil` stands for a line that was too long.
    private func lines(of text: String, piece: Int, maximum: Int = 8) -> [String?] {
        var rest = Array(text.utf8)[...]
        var reader = LineReader(maximum: maximum)
        var lines: [String?] = []
        while true {
            let line = reader.next { (buffer: inout [UInt8], offset: Int) in
                let next = rest.prefix(min(piece, buffer.count - offset))
                buffer.replaceSubrange(offset..<offset + next.count, with: next)
                rest = rest.dropFirst(next.count)
                return next.count
            }
            switch line {
            case .line(let bytes): lines.append(String(decoding: bytes, as: UTF8.self))
            case .tooLong: lines.append(nil)
            case .end: return lines
            }
        }
    }

    @Test(
        arguments: [
            ("", []),
            ("\n", [""]),
            ("a\nb\n", ["a", "b"]),
            ("a\nb", ["a", "b"]),  // the last line needs no end
            ("a\r\nb\r\n", ["a", "b"]),
            ("a\rb\n", ["a\rb"]),  // a CR alone ends nothing
            ("\n\na\n\n", ["", "", "a", ""]),
            ("12345678\n12345678", ["12345678", "12345678"]),  // the longest line that is taken
            ("12345678\r\n", ["12345678"]),  // its CR does not count
            ("123456789\na\n", [nil, "a"]),  // one byte more
            ("123456789", [nil]),
            ("12345678901234567890\na", [nil, "a"]),  // much more: passed over in bounded memory
        ] as [(String, [String?])])
    func `come out the same however the stream is cut`(text: String, expected: [String?]) {
        for piece in [1, 2, 3, 7, 1000] { #expect(lines(of: text, piece: piece) == expected, "in pieces of \(piece)") }
    }

    @Test func `a long stream goes through a small buffer`() {
        let text = (0..<50_000).map { "line\($0 % 1000)\n" }.joined()
        let lines = lines(of: text, piece: 65_536)
        #expect(lines.count == 50_000)
        #expect(lines[49_999] == "line999")
    }
}
