/// Percent-encoding (RFC 3986 §2.1): `%` and two hexadecimal digits stand for a byte.
package enum PercentEncoding {
    /// The byte that the `%` at an index and two digits behind it stand for; `nil` where they are not both there.
    @inline(__always)
    package static func byte(_ bytes: Span<UInt8>, at index: Int, before end: Int) -> UInt8? {
        guard index + 2 < end, let high = hexadecimalValue(bytes[index + 1]),
            let low = hexadecimalValue(bytes[index + 2])
        else { return nil }
        return UInt8(truncatingIfNeeded: high << 4 | low)
    }

    /// Whether every `%` in a range is followed by two hexadecimal digits.
    static func isValid(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        for index in range where bytes[index] == UInt8(ascii: "%") {
            guard byte(bytes, at: index, before: range.upperBound) != nil else { return false }
        }
        return true
    }
}
