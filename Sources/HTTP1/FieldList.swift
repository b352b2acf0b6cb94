/// Goes through the members of a comma-separated list in a field value (RFC 9110 §5.6.1).
///
/// Quotes do not hide commas here: no list that is read by this one holds quoted strings, and a member that looks
/// like a part of one is a member nobody knows.
struct FieldList {
    private var index: Int
    private let end: Int
    private var isAtEnd = false

    init(_ value: Range<Int>) {
        index = value.lowerBound
        end = value.upperBound
    }

    /// The next member without the white space around it, which may be empty; `nil` behind the last.
    mutating func next(_ bytes: Span<UInt8>) -> Range<Int>? {
        guard !isAtEnd else { return nil }
        var lower = index
        while index < end, bytes[index] != UInt8(ascii: ",") { index += 1 }
        var upper = index
        isAtEnd = index == end
        index += 1
        while lower < upper, isBlank(bytes[lower]) { lower += 1 }
        while lower < upper, isBlank(bytes[upper - 1]) { upper -= 1 }
        return lower..<upper
    }

    /// Whether a member is a word.
    ///
    /// - Parameter word: Lower-case letters, digits and `-`: the case bit folds nothing else that a value may hold to them.
    static func isMember(_ bytes: Span<UInt8>, _ range: Range<Int>, _ word: String) -> Bool {
        guard range.count == word.utf8.count else { return false }
        var index = range.lowerBound
        for byte in word.utf8 {
            guard bytes[index] | 0x20 == byte else { return false }
            index += 1
        }
        return true
    }
}
