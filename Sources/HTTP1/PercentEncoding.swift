/// Percent-encoding (RFC 3986 §2.1), strictly: a `%` is always followed by two hexadecimal digits.
package enum PercentEncoding {
    /// The bytes that are meant; `nil` where a `%` is not followed by two hexadecimal digits.
    ///
    /// Decode a segment after the path was split, never before: `%2F` is no separator.
    package static func decoded(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(bytes.count)
        var index = bytes.startIndex
        while index < bytes.endIndex {
            if bytes[index] == UInt8(ascii: "%") {
                guard index + 2 < bytes.endIndex, let high = hexadecimalValue(bytes[index + 1]),
                    let low = hexadecimalValue(bytes[index + 2])
                else { return nil }
                decoded.append(UInt8(high << 4 | low))
                index += 3
            } else {
                decoded.append(bytes[index])
                index += 1
            }
        }
        return decoded
    }

    /// Whether every `%` in a range is followed by two hexadecimal digits.
    static func isValid(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        for index in range where bytes[index] == UInt8(ascii: "%") {
            guard index + 2 < range.upperBound, hexadecimalValue(bytes[index + 1]) != nil,
                hexadecimalValue(bytes[index + 2]) != nil
            else { return false }
        }
        return true
    }
}
