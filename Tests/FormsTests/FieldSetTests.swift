import Testing

@testable import Forms

@Suite struct `Field set` {
    /// Positions on both sides of every border between words, and far behind the first of them.
    static let borders = [0, 1, 62, 63, 64, 65, 126, 127, 128, 129, 191, 192, 499, 500, 511, 512, 513]

    @Test func `holds exactly what was inserted, at any position`() {
        for position in 0...513 {
            var set = FieldSet()
            set.insert(position)
            #expect(set.contains(position) && set.count == 1 && set.first == position && Array(set) == [position])
            #expect(!set.contains(position + 1) && !set.contains(position - 1) && !set.contains(position + 64))
            set.remove(position)
            #expect(set == FieldSet() && set.isEmpty && set.first == nil)
        }
    }

    @Test func `walks in form order, whatever order it was filled in`() {
        var set = FieldSet()
        for position in Self.borders.reversed() { set.insert(position) }
        #expect(Array(set) == Self.borders)
        #expect(set.count == Self.borders.count)
    }

    @Test func `finds the neighbours of every position as a plain search does`() {
        var set = FieldSet()
        for position in Self.borders { set.insert(position) }
        for position in -2...600 {
            #expect(set.next(from: position) == Self.borders.first { $0 >= position })
            #expect(set.next(after: position) == Self.borders.first { $0 > position })
            #expect(set.previous(before: position) == Self.borders.last { $0 < position })
        }
    }

    @Test func `answers about positions that no form has`() {
        let set: FieldSet = [0, 3, 70]
        for position in [Int.min, -1, 71, 1 << 40, Int.max] { #expect(!set.contains(position)) }
        #expect(set.next(after: .max) == nil)
        #expect(set.next(from: .min) == 0)
        #expect(set.previous(before: .max) == 70)
        #expect(set.previous(before: .min) == nil)
    }

    @Test func `begins with the first fields of a form of any size`() {
        for count in 0...513 { #expect(Array(FieldSet(first: count)) == Array(0..<count)) }
    }

    @Test func `equals another set of the same fields, whatever it held before`() {
        var once: FieldSet = [1, 500]
        once.remove(500)
        #expect(once == [1])
        #expect(FieldSet(first: 513).intersection([2, 64, 600]) == [2, 64])
        #expect(FieldSet(first: 513).intersection([2]) == [2])
        #expect(FieldSet().intersection([2, 600]) == [])
    }

    @Test func `removing what is not there changes nothing`() {
        var set: FieldSet = [5]
        for position in [-1, 4, 64, 5000] { set.remove(position) }
        #expect(set == [5])
    }
}
