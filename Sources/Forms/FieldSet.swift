/// A set of a form's fields, by their position in the form.
///
/// The first 64 fields cost no allocation; a form with more of them keeps further words in an array.
public struct FieldSet: Hashable, Sendable {
    private var low: UInt64 = 0
    /// Never ends in an empty word, so that equal sets are equal in every word.
    private var high: [UInt64] = []

    /// The empty set.
    public init() {}

    /// The fields at `0..<count`.
    public init(first count: Int) {
        precondition(count >= 0, "a form can't have a negative number of fields")
        low = count >= 64 ? .max : (1 << UInt64(count)) - 1
        var rest = count - 64
        while rest > 0 {
            high.append(rest >= 64 ? .max : (1 << UInt64(rest)) - 1)
            rest -= 64
        }
    }

    /// Whether no field is in the set.
    public var isEmpty: Bool { low == 0 && high.isEmpty }

    /// How many fields are in the set.
    public var count: Int { high.reduce(low.nonzeroBitCount) { $0 + $1.nonzeroBitCount } }

    /// The first field in form order; `nil` where the set is empty.
    public var first: Int? { next(from: 0) }

    /// Whether the field at a position is in the set. Any position may be asked about.
    public func contains(_ index: Int) -> Bool {
        if index < 64 { return index >= 0 && low & (1 << UInt64(index)) != 0 }
        let word = index / 64 - 1
        return word < high.count && high[word] & (1 << UInt64(index % 64)) != 0
    }

    /// Puts a field into the set.
    public mutating func insert(_ index: Int) {
        precondition(index >= 0, "a field's position can't be negative")
        if index < 64 {
            low |= 1 << UInt64(index)
        } else {
            let word = index / 64 - 1
            while high.count <= word { high.append(0) }
            high[word] |= 1 << UInt64(index % 64)
        }
    }

    /// Takes a field out of the set.
    public mutating func remove(_ index: Int) {
        if index < 64 {
            if index >= 0 { low &= ~(1 << UInt64(index)) }
        } else if index / 64 - 1 < high.count {
            high[index / 64 - 1] &= ~(1 << UInt64(index % 64))
            while high.last == 0 { high.removeLast() }
        }
    }

    /// The fields that are in both sets.
    public func intersection(_ other: FieldSet) -> FieldSet {
        var both = FieldSet()
        both.low = low & other.low
        if high.isEmpty || other.high.isEmpty { return both }
        for (mine, theirs) in zip(high, other.high) { both.high.append(mine & theirs) }
        while both.high.last == 0 { both.high.removeLast() }
        return both
    }

    /// The first field of the set at a position or behind it; `nil` where there is none.
    public func next(from index: Int) -> Int? {
        let start = Swift.max(index, 0)
        if start < 64 {
            let rest = low & (.max << UInt64(start))
            if rest != 0 { return rest.trailingZeroBitCount }
        }
        var word = Swift.max(start / 64, 1)
        while word - 1 < high.count {
            var rest = high[word - 1]
            if start / 64 == word { rest &= .max << UInt64(start % 64) }
            if rest != 0 { return word * 64 + rest.trailingZeroBitCount }
            word += 1
        }
        return nil
    }

    /// The first field of the set behind a position; `nil` where there is none.
    func next(after index: Int) -> Int? { index == .max ? nil : next(from: index + 1) }

    /// The last field of the set before a position; `nil` where there is none.
    public func previous(before index: Int) -> Int? {
        // Positions behind the last word hold nothing, however far away the one asked about is.
        let end = Swift.min(index, (high.count + 1) * 64)
        guard end > 0 else { return nil }
        var word = (end - 1) / 64
        var rest = self.word(word) & (.max >> UInt64(63 - (end - 1) % 64))
        while rest == 0 {
            guard word > 0 else { return nil }
            word -= 1
            rest = self.word(word)
        }
        return word * 64 + 63 - rest.leadingZeroBitCount
    }

    private func word(_ index: Int) -> UInt64 { index == 0 ? low : high[index - 1] }
}

extension FieldSet: Sequence {
    /// Walks the set in form order.
    public struct Iterator: IteratorProtocol {
        fileprivate let set: FieldSet
        fileprivate var position = 0

        /// The next field's position.
        public mutating func next() -> Int? {
            guard let found = set.next(from: position) else { return nil }
            position = found + 1
            return found
        }
    }

    /// Walks the set in form order.
    public func makeIterator() -> Iterator { Iterator(set: self) }
}

extension FieldSet: ExpressibleByArrayLiteral {
    /// The set of the positions listed.
    public init(arrayLiteral elements: Int...) {
        for element in elements { insert(element) }
    }
}
