/// Answers the differential test: a line a pattern, all texts in hexadecimal UTF-8.
///
/// A pattern and values between tabs give `M` and 1 or 0 for each value (`X` where the two ways to match differ), or `E`, the
/// reason and the place. A `#` and a pattern give how many single code points match it, and a hash over which.
@main struct PatternDriver {
    static func main() {
        while let line = readLine() {
            do {
                print(try line.hasPrefix("#") ? sweep(line.dropFirst()) : judge(line))
            } catch {
                print("E\(error.reason)@\(error.offset)")
            }
        }
    }

    private static func judge(_ line: String) throws(PatternError) -> String {
        let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(text)
        let pattern = try Pattern(parts[0])
        var answers = "M"
        for value in parts.dropFirst() {
            var steps: UInt64 = 0
            let general = pattern.matches(value, steps: &steps, isGeneral: true)
            let short = pattern.matches(value)
            answers += general != short ? "X" : short ? "1" : "0"
        }
        return answers
    }

    private static func sweep(_ source: Substring) throws(PatternError) -> String {
        let pattern = try Pattern(text(source))
        var count = 0
        var hash: UInt32 = 0
        for value: UInt32 in 0...0x10FFFF {
            guard let scalar = Unicode.Scalar(value), pattern.matches(String(Character(scalar))) else { continue }
            count += 1
            hash = (hash &* 31) &+ value
        }
        return "\(count) \(hash)"
    }

    private static func text(_ hexadecimal: Substring) -> String {
        let digits = hexadecimal.utf8.map { $0 < 58 ? $0 - 48 : $0 - 87 }
        let bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
        return String(decoding: bytes, as: UTF8.self)
    }
}
