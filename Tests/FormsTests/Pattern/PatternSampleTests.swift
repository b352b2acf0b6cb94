import Testing

@testable import Forms

/// Compares with what other engines said of made-up patterns and values.
@Suite struct `Pattern sample` {
    @Test func `is judged as RegExp judges it`() throws {
        var patterns = 0
        for line in PatternSample.lines.split(separator: "\n") {
            let parts = Self.split(line).map(Self.unescaped)
            let (answers, source) = (parts[0], parts[1])
            patterns += 1
            let pattern = try? Pattern(source)
            #expect((pattern == nil) == (answers == "!"), "\(source)")
            guard let pattern else { continue }
            for (value, answer) in zip(parts.dropFirst(2), answers) {
                #expect(pattern.matches(value) == (answer == "1"), "\(source) on \(value.debugDescription)")
                var steps: UInt64 = 0
                #expect(pattern.matches(value, steps: &steps, isGeneral: true) == (answer == "1"), "\(source), general")
            }
        }
        #expect(patterns > 1_000)
    }

    private static func split(_ line: Substring) -> [Substring] {
        var parts: [Substring] = []
        var rest = line
        while let end = rest.firstRange(of: "``") {
            parts.append(rest[..<end.lowerBound])
            rest = rest[end.upperBound...]
        }
        return parts + [rest]
    }

    /// Puts code points in the place of what stands between a backtick and a semicolon.
    private static func unescaped(_ text: Substring) -> String {
        var result = ""
        var rest = text
        while let start = rest.firstIndex(of: "`"), let end = rest[start...].firstIndex(of: ";") {
            result += rest[..<start]
            if let value = UInt32(rest[rest.index(after: start)..<end], radix: 16), let scalar = Unicode.Scalar(value) {
                result.unicodeScalars.append(scalar)
            }
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }
}
