/// The grammar of `uri-host [ ":" port ]`: what `Host` holds and what a target in absolute-form names (RFC 3986 §3.2).
///
/// User information is no part of it: RFC 9110 §4.2.4 asks to treat it as an error.
enum Authority {
    /// Whether a range of bytes is a host with or without a port. The host may be empty, as a `reg-name` may.
    static func isValid(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        guard let hostEnd = hostEnd(bytes, range) else { return false }
        guard hostEnd < range.upperBound else { return true }
        guard bytes[hostEnd] == UInt8(ascii: ":") else { return false }
        for index in hostEnd + 1..<range.upperBound where !isDigit(bytes[index]) { return false }
        return true
    }

    /// Where the host at the front of a range ends; `nil` where there is none.
    private static func hostEnd(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int? {
        if let first = range.first, bytes[first] == UInt8(ascii: "[") { return literalEnd(bytes, range) }
        var index = range.lowerBound
        while index < range.upperBound, ByteClass.registeredName.contains(bytes[index]) { index += 1 }
        return PercentEncoding.isValid(bytes, range.lowerBound..<index) ? index : nil
    }

    /// Where an address in square brackets ends, behind the bracket.
    private static func literalEnd(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int? {
        let start = range.lowerBound + 1
        var close = start
        while close < range.upperBound, bytes[close] != UInt8(ascii: "]") { close += 1 }
        guard close < range.upperBound, close > start else { return nil }
        let address = start..<close
        let isFuture = bytes[start] | 0x20 == UInt8(ascii: "v")
        return (isFuture ? isFutureAddress(bytes, address) : isIPv6(bytes, address)) ? close + 1 : nil
    }

    /// `"v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )`.
    private static func isFutureAddress(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        var index = range.lowerBound + 1
        while index < range.upperBound, hexadecimalValue(bytes[index]) != nil { index += 1 }
        guard index > range.lowerBound + 1, index + 1 < range.upperBound, bytes[index] == UInt8(ascii: ".") else {
            return false
        }
        for index in index + 1..<range.upperBound where !ByteClass.futureAddress.contains(bytes[index]) { return false }
        return true
    }

    /// Eight groups of up to four digits, one run of them left out as `::`, the last two perhaps as an IPv4 address.
    private static func isIPv6(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        var index = range.lowerBound
        var groups = 0
        var hasGap = false
        if range.count >= 2, isColon(bytes, index, range), isColon(bytes, index + 1, range) {
            hasGap = true
            index += 2
        }
        while index < range.upperBound {
            let start = index
            while index < range.upperBound, index - start < 4, hexadecimalValue(bytes[index]) != nil { index += 1 }
            guard index > start else { return false }
            if index < range.upperBound, bytes[index] == UInt8(ascii: ".") {
                return isIPv4(bytes, start..<range.upperBound) && (hasGap ? groups <= 5 : groups == 6)
            }
            groups += 1
            if index == range.upperBound { break }
            guard isColon(bytes, index, range) else { return false }
            index += 1
            if isColon(bytes, index, range) {
                guard !hasGap else { return false }
                hasGap = true
                index += 1
            } else if index == range.upperBound {
                return false
            }
        }
        return hasGap ? groups <= 7 : groups == 8
    }

    private static func isColon(_ bytes: Span<UInt8>, _ index: Int, _ range: Range<Int>) -> Bool {
        index < range.upperBound && bytes[index] == UInt8(ascii: ":")
    }

    /// Four numbers from 0 to 255 without leading zeros.
    private static func isIPv4(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        var parts = 0
        var index = range.lowerBound
        while true {
            let start = index
            var value = 0
            while index < range.upperBound, index - start < 3, isDigit(bytes[index]) {
                value = value * 10 + Int(bytes[index] - 0x30)
                index += 1
            }
            guard index > start, value <= 255, bytes[start] != 0x30 || index == start + 1 else { return false }
            parts += 1
            if index == range.upperBound { return parts == 4 }
            guard bytes[index] == UInt8(ascii: "."), parts < 4 else { return false }
            index += 1
        }
    }
}
