/// Appends JSON to bytes: UTF-8, without spaces.
///
/// Only what RFC 8259 §7 wants escaped is: quotation marks, backslashes and control characters.
package enum JSONWriter {
    /// Appends a string in quotation marks.
    package static func append(quoted text: String, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "\""))
        append(escaping: text, to: &output)
        output.append(UInt8(ascii: "\""))
    }

    /// Appends what stands between the quotation marks of a string.
    package static func append(escaping text: String, to output: inout [UInt8]) {
        // Nearly no text has anything to escape, and then it is one copy.
        guard text.utf8.contains(where: needsEscape) else {
            output.append(contentsOf: text.utf8)
            return
        }
        for byte in text.utf8 {
            if needsEscape(byte) { append(escape: byte, to: &output) } else { output.append(byte) }
        }
    }

    /// Appends text that is JSON already, such as a member's name with its colon.
    package static func append(raw text: String, to output: inout [UInt8]) {
        output.append(contentsOf: text.utf8)
    }

    /// Appends an integer.
    package static func append(_ integer: Int64, to output: inout [UInt8]) {
        if integer < 0 { output.append(UInt8(ascii: "-")) }
        let number = integer.magnitude
        var place: UInt64 = 1
        while number / place >= 10 { place *= 10 }
        while place > 0 {
            output.append(UInt8(ascii: "0") + UInt8(number / place % 10))
            place /= 10
        }
    }

    /// Appends `true` or `false`.
    package static func append(_ boolean: Bool, to output: inout [UInt8]) {
        append(raw: boolean ? "true" : "false", to: &output)
    }

    private static func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    private static func append(escape byte: UInt8, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "\\"))
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): output.append(byte)
        case 0x08: output.append(UInt8(ascii: "b"))
        case 0x09: output.append(UInt8(ascii: "t"))
        case 0x0A: output.append(UInt8(ascii: "n"))
        case 0x0C: output.append(UInt8(ascii: "f"))
        case 0x0D: output.append(UInt8(ascii: "r"))
        default:
            append(raw: byte < 0x10 ? "u000" : "u001", to: &output)
            let digit = byte & 0x0F
            output.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
        }
    }
}
