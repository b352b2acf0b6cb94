/// A stand-in for FormsJSON's writer until that is there.
struct JSONText {
    var bytes: [UInt8] = []

    mutating func raw(_ text: StaticString) { bytes.append(contentsOf: text.description.utf8) }

    mutating func string(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                bytes.append(UInt8(ascii: "\\"))
                bytes.append(byte)
            case 0..<0x20:
                bytes.append(contentsOf: "\\u00".utf8)
                bytes.append(byte < 16 ? UInt8(ascii: "0") : UInt8(ascii: "1"))
                bytes.append(contentsOf: String(byte & 15, radix: 16).utf8)
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    mutating func integer(_ value: Int) { bytes.append(contentsOf: String(value).utf8) }
}
