/// Reads lines: pattern TAB value TAB value…, in hex of UTF-8; writes E or reason, else a digit per value.
@main struct Driver {
    static func text(_ hex: Substring) -> String {
        var bytes: [UInt8] = []
        var i = hex.utf8.makeIterator()
        func d(_ b: UInt8) -> UInt8 { b < 58 ? b - 48 : b - 87 }
        while let a = i.next(), let b = i.next() { bytes.append(d(a) << 4 | d(b)) }
        return String(decoding: bytes, as: UTF8.self)
    }
    static func main() {
        var longest = (0, "")
        while let line = readLine() {
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
            do {
                let pattern = try Pattern(text(parts[0]))
                var out = ""
                for value in parts.dropFirst() {
                    let v = text(value)
                    var s = 0
                    let g = pattern.matches(v, steps: &s, isGeneral: true)
                    if s > longest.0 { longest = (s, pattern.source) }
                    let q = pattern.matches(v)
                    out += g != q ? "X" : q ? "1" : "0"
                }
                print("M" + out)
            } catch {
                print("E\(error.reason)@\(error.offset)".replacing("\n", with: " "))
            }
        }
    }
}
extension String { func replacing(_ a: Character, with b: Character) -> String { String(map { $0 == a ? b : $0 }) } }
