extension HTTPFields.Name {
    /// The name that stands in a range of token bytes, whatever the case of its letters; `nil` for one this product
    /// does not look for.
    static func recognised(in bytes: Span<UInt8>, _ range: Range<Int>) -> HTTPFields.Name? {
        KnownNames.all.name(FoldedName(bytes, range))
    }
}

extension HTTPMethod {
    /// The method that stands in a range of token bytes.
    init(_ bytes: Span<UInt8>, _ range: Range<Int>) {
        let text = FoldedName(bytes, range, caseBit: 0)
        for known in Self.known where known.text == text {
            self = known.method
            return
        }
        self = .other
    }

    private static let known = allCases.map { (text: FoldedName($0.rawValue, caseBit: 0), method: $0) }
}

/// The bytes of a short name in three words, so that names compare as numbers.
///
/// The case bit folds `A` to `a`; in a token no other byte becomes a letter or `-` by it, so what compares equal to
/// one of our names, which hold nothing else, is that name.
private struct FoldedName: Equatable {
    let count: Int
    private var words: (UInt64, UInt64, UInt64) = (0, 0, 0)

    /// The bytes in a range; only the first 24 are looked at.
    @inline(__always)
    init(_ bytes: Span<UInt8>, _ range: Range<Int>, caseBit: UInt8 = 0x20) {
        count = range.count
        let first = min(range.lowerBound + 8, range.upperBound)
        let second = min(first + 8, range.upperBound)
        let third = min(second + 8, range.upperBound)
        for index in range.lowerBound..<first { words.0 = words.0 << 8 | UInt64(bytes[index] | caseBit) }
        for index in first..<second { words.1 = words.1 << 8 | UInt64(bytes[index] | caseBit) }
        for index in second..<third { words.2 = words.2 << 8 | UInt64(bytes[index] | caseBit) }
    }

    init(_ text: String, caseBit: UInt8 = 0x20) {
        let bytes = Array(text.utf8)
        self.init(bytes.span, bytes.indices, caseBit: caseBit)
    }

    static func == (left: FoldedName, right: FoldedName) -> Bool {
        left.count == right.count && left.words == right.words
    }
}

/// The names this product looks for, by length.
private struct KnownNames: Sendable {
    static let all = KnownNames()

    private let entries: [(text: FoldedName, name: HTTPFields.Name)]
    /// Where the entries of a length start; one more than there are lengths.
    private let starts: [Int]

    private init() {
        let sorted = HTTPFields.Name.allCases
            .map { (text: FoldedName($0.rawValue), name: $0) }
            .sorted { $0.text.count < $1.text.count }
        let longest = sorted.last?.text.count ?? 0
        precondition(longest <= 24, "a known name has 24 bytes at most")
        entries = sorted
        starts = (0...longest + 1).map { length in sorted.count { $0.text.count < length } }
    }

    func name(_ text: FoldedName) -> HTTPFields.Name? {
        guard text.count + 1 < starts.count else { return nil }
        for index in starts[text.count]..<starts[text.count + 1] where entries[index].text == text {
            return entries[index].name
        }
        return nil
    }
}
