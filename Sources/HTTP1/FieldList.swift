/// Goes through the members of a comma-separated list in a field value (RFC 9110 §5.6.1).
///
/// Quotes do not hide commas here: no list that is read by this one holds quoted strings, and a member that looks
/// like a part of one is a member nobody knows.
package struct FieldList {
    private var index: Int
    private let end: Int
    private var isAtEnd = false

    /// The members of the value that stands in a range.
    package init(_ value: Range<Int>) {
        index = value.lowerBound
        end = value.upperBound
    }

    /// The next member without the white space around it, which may be empty; `nil` behind the last.
    package mutating func next(_ bytes: Span<UInt8>) -> Range<Int>? {
        guard !isAtEnd else { return nil }
        let start = index
        while index < end, bytes[index] != UInt8(ascii: ",") { index += 1 }
        let member = start..<index
        isAtEnd = index == end
        index += 1
        return trimmingBlanks(bytes, member)
    }
}
