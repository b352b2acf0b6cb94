/// The bytes of a short name as three numbers.
///
/// The case bit makes `A` an `a`. Of the bytes of a token it makes no other a letter or a `-`, and our names hold
/// nothing else.
struct PackedName {
    private(set) var words: (UInt64, UInt64, UInt64) = (0, 0, 0)

    /// Packs the bytes in a range; of longer ones the first 24.
    @inline(__always)
    init(_ bytes: Span<UInt8>, _ range: Range<Int>, caseBit: UInt8) {
        let first = min(range.lowerBound + 8, range.upperBound)
        let second = min(first + 8, range.upperBound)
        let third = min(second + 8, range.upperBound)
        for index in range.lowerBound..<first { words.0 = words.0 << 8 | UInt64(bytes[index] | caseBit) }
        for index in first..<second { words.1 = words.1 << 8 | UInt64(bytes[index] | caseBit) }
        for index in second..<third { words.2 = words.2 << 8 | UInt64(bytes[index] | caseBit) }
    }
}
