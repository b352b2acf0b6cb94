/// Equality with another field: what the person could neither see nor mend is no difference.
///
/// Texts are equal by canonical equivalence (é and e with U+0301), as in Swift and RFC 8265; case, spaces, full-width
/// forms and ligatures stay different.
enum SameAs {
    /// The most combining marks in a row that are put in order before comparing (UAX #15, Stream-Safe Text Format).
    ///
    /// No language needs more than a few. Swift sorts such a row in quadratic time: 32 kB of marks would cost a tenth
    /// of a second. A text with longer rows is equal to the same bytes only.
    static let maxMarksInARow = 30

    /// Finds whether two fields differ.
    ///
    /// - Parameters:
    ///   - value: What is in the field that must be the same.
    ///   - other: What is in the field named `name`.
    /// - Complexity: O(*n*) in the values' UTF-8 bytes.
    static func violation(in value: FieldValue, comparedWith other: FieldValue, named name: FieldName) -> Violation? {
        let isSame =
            switch (value, other) {
            case (.text(let one), .text(let other)): areEquivalent(one, other)
            case (.checked(let one), .checked(let other)): one == other
            case (.selections(let one), .selections(let other)): one.elementsEqual(other, by: areEquivalent)
            case (.text, _), (.checked, _), (.selections, _): false
            }
        return isSame ? nil : Violation(.notEqual, other: name)
    }

    private static func areEquivalent(_ one: String, _ other: String) -> Bool {
        if haveSameBytes(one.utf8.span, other.utf8.span) { return true }
        // Two ASCII texts have nothing to normalise. (One alone may: the Kelvin sign is a K.)
        if isASCII(one.utf8.span) && isASCII(other.utf8.span) { return false }
        if hasTooManyMarks(one) || hasTooManyMarks(other) { return false }
        return one == other
    }

    private static func haveSameBytes(_ one: Span<UInt8>, _ other: Span<UInt8>) -> Bool {
        guard one.count == other.count else { return false }
        for index in one.indices where one[index] != other[index] { return false }
        return true
    }

    private static func isASCII(_ bytes: Span<UInt8>) -> Bool {
        for index in bytes.indices where bytes[index] >= 0x80 { return false }
        return true
    }

    private static func hasTooManyMarks(_ text: String) -> Bool {
        var marks = 0
        for scalar in text.unicodeScalars {
            marks = isMark(scalar) ? marks + 1 : 0
            if marks > maxMarksInARow { return true }
        }
        return false
    }

    /// Whether a code point is put in order among its neighbours.
    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x300: false
        // These three say that they are no marks, and yet decompose into nothing else.
        case 0x0F73, 0x0F75, 0x0F81: true
        default: scalar.properties.canonicalCombiningClass != .notReordered
        }
    }
}
