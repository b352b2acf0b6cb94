/// A well-formed JSON number taken apart: its digits from the first to the last that is not 0, and where they stand.
///
/// The number is never a binary one, so nothing is rounded, and no exponent costs more than its own digits.
struct DecimalNumber {
    private var isNegative = false
    /// The first 20 digits at most; `count` says how many there are.
    private var digits: UInt64 = 0
    private var count = 0
    /// The power of ten that the last digit counts.
    private var exponent = 0

    /// The largest exponent that is told apart: far beyond the digits that any document has room for, and ten times it
    /// fits 32 bits, which is all an integer has in a browser.
    private static let maxExponent = 100_000_000

    init(_ text: ArraySlice<UInt8>) {
        var rest = text
        if rest.first == UInt8(ascii: "-") {
            isNegative = true
            rest = rest.dropFirst()
        }
        var isFraction = false
        var zeros = 0
        while let byte = rest.first, byte | 0x20 != UInt8(ascii: "e") {
            rest = rest.dropFirst()
            guard byte != UInt8(ascii: ".") else {
                isFraction = true
                continue
            }
            if isFraction { exponent -= 1 }
            // Zeros count once another digit follows them.
            if byte == UInt8(ascii: "0") {
                zeros += 1
                continue
            }
            if count > 0 { append(zeros: zeros) }
            zeros = 0
            append(byte - UInt8(ascii: "0"))
        }
        exponent += zeros
        if !rest.isEmpty { exponent += Self.written(rest.dropFirst()) }
    }

    /// The number as a count; `nil` where it is negative, no integer, or above the limit.
    func count(upTo limit: Int64) -> Int64? {
        guard count > 0 else { return 0 }
        // 19 digits is what any `Int64` has at most, and no 19 digits overflow a `UInt64`.
        guard !isNegative, exponent >= 0, count <= 19, exponent <= 19 - count else { return nil }
        var number = digits
        for _ in 0..<exponent { number = number &* 10 }
        return number <= UInt64(limit) ? Int64(number) : nil
    }

    private mutating func append(zeros: Int) {
        count += zeros
        guard count <= 19 else { return }
        for _ in 0..<zeros { digits = digits &* 10 }
    }

    private mutating func append(_ digit: UInt8) {
        count += 1
        if count <= 19 { digits = digits &* 10 &+ UInt64(digit) }
    }

    /// The exponent behind `e`, cut at ``maxExponent``.
    private static func written(_ text: ArraySlice<UInt8>) -> Int {
        var exponent = 0
        for byte in text where byte != UInt8(ascii: "+") && byte != UInt8(ascii: "-") {
            exponent = min(exponent * 10 + Int(byte - UInt8(ascii: "0")), maxExponent)
        }
        return text.first == UInt8(ascii: "-") ? -exponent : exponent
    }
}
