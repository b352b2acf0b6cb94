/// Reads the values of flags: digit by digit, so that nothing but what help says is taken.
enum FlagValue {
    /// An integer within bounds; `nil` for anything else.
    static func number(_ text: String, in range: ClosedRange<Int>) -> Int? {
        digits(text[...]).flatMap { range.contains($0) ? $0 : nil }
    }

    /// A number of bytes within bounds, perhaps with a unit; `nil` for anything else.
    static func bytes(_ text: String, in range: ClosedRange<Int>) -> Int? {
        unboundedBytes(text).flatMap { range.contains($0) ? $0 : nil }
    }

    /// Seconds as milliseconds within bounds; `nil` for anything else.
    static func milliseconds(_ text: String, in range: ClosedRange<Int>) -> Int? {
        unboundedMilliseconds(text).flatMap { range.contains($0) ? $0 : nil }
    }

    /// Milliseconds as they are typed: `10`, `0.5`.
    static func seconds(_ milliseconds: Int) -> String {
        let (whole, rest) = milliseconds.quotientAndRemainder(dividingBy: 1000)
        guard rest > 0 else { return String(whole) }
        var decimals = String(1000 + rest).dropFirst()
        while decimals.last == "0" { decimals.removeLast() }
        return "\(whole).\(decimals)"
    }

    /// The value a person may have meant: what begins the text, brought within the bounds; else the default.
    static func nearest(to text: String, for flag: Flag) -> String? {
        let leading = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
        switch flag.kind {
        case .text: return nil
        case .number(let range):
            if isNegative(text) { return String(range.lowerBound) }
            return leadingDigits(text).map { String(clamp($0, to: range)) } ?? flag.fallback
        case .bytes(let range):
            if isNegative(text) { return String(range.lowerBound) }
            // `64kb` means `64k`.
            let unit = text.drop { $0.isASCII && $0.isNumber }.prefix(1)
            let count = unboundedBytes(String(leading) + unit) ?? leadingDigits(text)
            return count.map { String(clamp($0, to: range)) } ?? flag.fallback
        case .seconds(let range):
            if isNegative(text) { return seconds(range.lowerBound) }
            let isMilliseconds = text.lowercased().hasSuffix("ms")
            let count = isMilliseconds ? leadingDigits(text) : unboundedMilliseconds(String(leading))
            return count.map { seconds(clamp($0, to: range)) } ?? flag.fallback
        }
    }

    private static func clamp(_ number: Int, to range: ClosedRange<Int>) -> Int {
        min(max(number, range.lowerBound), range.upperBound)
    }

    private static func isNegative(_ text: String) -> Bool { text.first == "-" }

    /// The number that begins a text, `Int.max` where it is larger; `nil` where none does.
    private static func leadingDigits(_ text: String) -> Int? {
        let leading = text.utf8.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        return leading.isEmpty ? nil : digits(text[..<leading.endIndex]) ?? Int.max
    }

    private static func unboundedBytes(_ text: String) -> Int? {
        let unit =
            switch text.last {
            case "k", "K": 1024
            case "m", "M": 1024 * 1024
            default: 1
            }
        guard let count = digits(unit == 1 ? text[...] : text.dropLast()) else { return nil }
        let (product, overflow) = count.multipliedReportingOverflow(by: unit)
        return overflow ? nil : product
    }

    private static func unboundedMilliseconds(_ text: String) -> Int? {
        let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard let whole = digits(parts[0]) else { return nil }
        var milliseconds = 0
        if parts.count == 2 {
            guard parts[1].utf8.count <= 3, let decimals = digits(parts[1]) else { return nil }
            milliseconds = [1: 100, 2: 10, 3: 1][parts[1].utf8.count, default: 0] * decimals
        }
        let (product, overflow) = whole.multipliedReportingOverflow(by: 1000)
        let (sum, carry) = product.addingReportingOverflow(milliseconds)
        return overflow || carry ? nil : sum
    }

    /// ASCII digits as a number; `nil` for none, for anything else among them, and for more than fits.
    private static func digits(_ text: Substring) -> Int? {
        guard !text.isEmpty else { return nil }
        var number = 0
        for byte in text.utf8 {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
            let (tenfold, overflow) = number.multipliedReportingOverflow(by: 10)
            let (sum, carry) = tenfold.addingReportingOverflow(Int(byte - UInt8(ascii: "0")))
            guard !overflow, !carry else { return nil }
            number = sum
        }
        return number
    }
}
