/// An e-mail address as HTML means it, which is stricter than RFC 5322 in most places and looser in a few.
///
/// The expression of the HTML standard ("valid e-mail address"), read by hand so that it is linear and portable:
///
///     ^[a-zA-Z0-9.!#$%&'*+\/=?^_`{|}~-]+@
///     [a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$
enum EmailAddress {
    /// The most characters in one label of the domain (RFC 1034 §3.1).
    static let maxLabelLength = 63

    /// Finds whether a text is no e-mail address.
    ///
    /// - Parameter value: The text after sanitising.
    /// - Returns: `typeMismatch`; `nil` when it is an address, or empty.
    /// - Complexity: O(*n*) in the value's UTF-8 bytes.
    static func violation(in value: String) -> Violation? {
        value.isEmpty || isAddress(value.utf8.span) ? nil : Violation(.typeMismatch)
    }

    private static func isAddress(_ bytes: Span<UInt8>) -> Bool {
        var index = 0
        while index < bytes.count, isAtomTextOrDot(bytes[index]) { index += 1 }
        guard index > 0, index < bytes.count, bytes[index] == UInt8(ascii: "@") else { return false }

        var labelLength = 0
        // What stands before a label counts as a hyphen does: neither may a label begin or end with.
        var previous = UInt8(ascii: "-")
        index += 1
        while index < bytes.count {
            let byte = bytes[index]
            if isLetterOrDigit(byte) || byte == UInt8(ascii: "-") && labelLength > 0 {
                labelLength += 1
                guard labelLength <= maxLabelLength else { return false }
            } else {
                guard byte == UInt8(ascii: "."), labelLength > 0, previous != UInt8(ascii: "-") else { return false }
                labelLength = 0
            }
            previous = byte
            index += 1
        }
        return labelLength > 0 && previous != UInt8(ascii: "-")
    }

    private static func isAtomTextOrDot(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "%"),
            UInt8(ascii: "&"), UInt8(ascii: "'"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "/"),
            UInt8(ascii: "="), UInt8(ascii: "?"), UInt8(ascii: "^"), UInt8(ascii: "_"), UInt8(ascii: "`"),
            UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: "}"), UInt8(ascii: "~"), UInt8(ascii: "-"):
            true
        default: isLetterOrDigit(byte)
        }
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }
}
