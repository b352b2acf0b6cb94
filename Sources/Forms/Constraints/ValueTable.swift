/// Finds whether a text is one of a list, byte by byte.
struct ValueTable: Hashable, Sendable {
    /// In the order of ``isBefore(_:_:)``.
    private var values: [String]
    private let ignoresCase: Bool

    /// A table of values.
    ///
    /// - Parameter ignoresCase: Whether ASCII letters of either case are the same.
    init(_ values: [String], ignoresCase: Bool = false) {
        self.ignoresCase = ignoresCase
        self.values = values
        self.values.sort { Self.order($0.utf8.span, $1.utf8.span, ignoresCase) < 0 }
    }

    /// Whether two values of the list are the same.
    var hasDuplicates: Bool {
        zip(values, values.dropFirst()).contains { Self.order($0.utf8.span, $1.utf8.span, ignoresCase) == 0 }
    }

    /// Whether a text is in the list.
    ///
    /// - Complexity: O(*n* log *m*) in the text's bytes and the list.
    func contains(_ text: String) -> Bool {
        let bytes = text.utf8.span
        var low = 0
        var high = values.count
        while low < high {
            let middle = (low + high) / 2
            let order = Self.order(values[middle].utf8.span, bytes, ignoresCase)
            if order == 0 { return true }
            if order < 0 { low = middle + 1 } else { high = middle }
        }
        return false
    }

    /// Shorter ones come first: so most comparisons look at no byte.
    private static func order(_ one: Span<UInt8>, _ other: Span<UInt8>, _ ignoresCase: Bool) -> Int {
        if one.count != other.count { return one.count < other.count ? -1 : 1 }
        for index in one.indices {
            let (mine, theirs) = (folded(one[index], ignoresCase), folded(other[index], ignoresCase))
            if mine != theirs { return mine < theirs ? -1 : 1 }
        }
        return 0
    }

    private static func folded(_ byte: UInt8, _ ignoresCase: Bool) -> UInt8 {
        ignoresCase && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
}
