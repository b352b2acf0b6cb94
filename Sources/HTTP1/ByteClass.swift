/// A class of ASCII characters as one bit each: a look-up is a shift, with no table in memory.
struct ByteClass {
    private let low: UInt64
    private let high: UInt64

    /// `tchar` (RFC 9110 §5.6.2): letters, digits and ``!#$%&'*+-.^_`|~``.
    static let token = ByteClass(low: 0x03FF_6CFA_0000_0000, high: 0x57FF_FFFF_C7FF_FFFE)
    /// What may stand anywhere in a request target: every character of a URI but `#` (RFC 3986 §2).
    static let target = ByteClass(low: 0xAFFF_FFF2_0000_0000, high: 0x47FF_FFFE_AFFF_FFFF)
    /// A path or a query, with the `%` of an encoded byte: `pchar`, `/` and `?` (RFC 3986 §3.3, §3.4).
    static let pathAndQuery = ByteClass(low: 0xAFFF_FFF2_0000_0000, high: 0x47FF_FFFE_87FF_FFFF)
    /// `reg-name`, with the `%` of an encoded byte (RFC 3986 §3.2.2). IPv4 addresses are among these.
    static let registeredName = ByteClass(low: 0x2BFF_7FF2_0000_0000, high: 0x47FF_FFFE_87FF_FFFE)
    /// An address of an IP version to come, behind its version (RFC 3986 §3.2.2).
    static let futureAddress = ByteClass(low: 0x2FFF_7FD2_0000_0000, high: 0x47FF_FFFE_87FF_FFFE)

    @inline(__always)
    func contains(_ byte: UInt8) -> Bool {
        let word = byte < 64 ? low : high
        return byte < 128 && (word &>> UInt64(byte)) & 1 == 1
    }
}

/// Whether a byte may stand in a field value: HTAB, SP, VCHAR and obs-text (RFC 9110 §5.5).
@inline(__always)
func isFieldValueByte(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != 0x7F || byte == 0x09
}

/// SP or HTAB, the only white space that HTTP knows within a line (RFC 9110 §5.6.3).
@inline(__always)
func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09
}

/// A range of bytes without the SP and HTAB at its ends.
@inline(__always)
package func trimmingBlanks(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    while lower < upper, isBlank(bytes[lower]) { lower += 1 }
    while lower < upper, isBlank(bytes[upper - 1]) { upper -= 1 }
    return lower..<upper
}

/// Whether a range of bytes is a word, whatever the case of its ASCII letters.
///
/// - Parameter word: Lower-case letters, digits, `-` and `/`: the case bit folds nothing else that a field value may
///   hold to them.
func isWord(_ bytes: Span<UInt8>, _ range: Range<Int>, _ word: String) -> Bool {
    guard range.count == word.utf8.count else { return false }
    var index = range.lowerBound
    for byte in word.utf8 {
        guard bytes[index] | 0x20 == byte else { return false }
        index += 1
    }
    return true
}

/// Whether a byte is an ASCII digit.
@inline(__always)
package func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
}

/// The value of a hexadecimal digit in either case.
func hexadecimalValue(_ byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte) - 0x30
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(byte) - 0x41 + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(byte) - 0x61 + 10
    default: nil
    }
}
