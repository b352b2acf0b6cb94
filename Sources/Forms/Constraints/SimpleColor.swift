/// A color as HTML's `type=color` has it: `#` and six hexadecimal digits.
enum SimpleColor {
    /// Whether a text is a color.
    static func isColor(_ text: String) -> Bool {
        let bytes = text.utf8.span
        guard bytes.count == 7, bytes[0] == UInt8(ascii: "#") else { return false }
        for index in 1..<7 where !isHexDigit(bytes[index]) { return false }
        return true
    }

    private static func isHexDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "F"),
            UInt8(ascii: "a")...UInt8(ascii: "f"):
            true
        default: false
        }
    }
}
