/// A header section as an ordered list of field lines (RFC 9110 §5).
///
/// The lines stay in the bytes they came in, with an index over them: reading a section or building one copies no
/// value, and the second of two equal names is never lost.
package struct HTTPFields: Sendable {
    /// One field line: where its name and value stand, in bytes.
    package struct Line: Hashable, Sendable {
        /// The name it was recognised as; `nil` for names this product does not look for.
        package let name: Name?
        /// The name's bytes.
        package let nameRange: Range<Int>
        /// The value's bytes, without the white space around it.
        package let valueRange: Range<Int>

        package init(name: Name?, nameRange: Range<Int>, valueRange: Range<Int>) {
            self.name = name
            self.nameRange = nameRange
            self.valueRange = valueRange
        }
    }

    /// The bytes the lines stand in.
    package private(set) var bytes: [UInt8]
    /// The lines in the order they came.
    package private(set) var lines: [Line]

    /// A section over bytes that were parsed.
    package init(bytes: [UInt8], lines: [Line]) {
        self.bytes = bytes
        self.lines = lines
    }

    /// An empty section to append to.
    package init() {
        bytes = []
        lines = []
    }

    /// Appends a field line.
    ///
    /// - Parameter value: Our own text; a CR, LF or NUL in it is our own mistake and traps (RFC 9110 §5.5).
    package mutating func append(_ name: Name, _ value: String) {
        let start = bytes.count
        bytes.append(contentsOf: name.rawValue.utf8)
        bytes.append(UInt8(ascii: ":"))
        bytes.append(UInt8(ascii: " "))
        let valueStart = bytes.count
        bytes.append(contentsOf: value.utf8)
        let isFieldValue = bytes[valueStart...].allSatisfy(isFieldValueByte)
        precondition(isFieldValue, "a field value can't hold control characters")
        lines.append(
            Line(name: name, nameRange: start..<valueStart - 2, valueRange: valueStart..<bytes.count))
        bytes.append(0x0D)
        bytes.append(0x0A)
    }

    /// The value of the first line of a name; `nil` where there is none.
    package subscript(name: Name) -> ArraySlice<UInt8>? {
        for line in lines where line.name == name { return bytes[line.valueRange] }
        return nil
    }
}

extension HTTPFields: Redacted {
    /// How many lines there are.
    package var description: String { "field lines: \(lines.count)" }
}
