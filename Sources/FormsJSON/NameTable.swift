/// Finds a name's position by its bytes, without making a `String` of it.
///
/// A class, as it is handed from call to call and a reference is one count to keep.
///
/// - Complexity: A name is found, or found missing, in O(1) for a table made once from our own names: a client
///   chooses what is looked for, never what it collides with.
final class NameTable: Sendable {
    /// The names by position.
    let names: [String]

    private let bytes: [UInt8]
    private let ends: [Int]
    /// Open addressing: a position for each hash, or -1. Half of the slots at least are free.
    private let slots: [Int]
    private let longest: Int

    /// A table of names that are all different.
    init(_ names: [String]) {
        var bytes: [UInt8] = []
        var ends: [Int] = []
        var capacity = 4
        while capacity < names.count * 2 { capacity *= 2 }
        var slots = [Int](repeating: -1, count: capacity)
        for (position, name) in names.enumerated() {
            let start = bytes.count
            bytes.append(contentsOf: name.utf8)
            ends.append(bytes.count)
            var slot = Self.hash(bytes.span.extracting(start...)) & (capacity - 1)
            while slots[slot] >= 0 { slot = (slot + 1) & (capacity - 1) }
            slots[slot] = position
        }
        longest = names.reduce(0) { max($0, $1.utf8.count) }
        self.names = names
        self.bytes = bytes
        self.ends = ends
        self.slots = slots
    }

    /// The position of a name; `nil` where the table has none like it.
    ///
    /// - Parameter guess: Tried first: clients send most names in order.
    func position(of name: Span<UInt8>, guess: Int = 0) -> Int? {
        if guess < ends.count, isName(at: guess, name) { return guess }
        guard name.count <= longest else { return nil }
        var slot = Self.hash(name) & (slots.count - 1)
        while slots[slot] >= 0 {
            if isName(at: slots[slot], name) { return slots[slot] }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    /// The nearest name to one that is not in the table.
    func nearest(to name: ArraySlice<UInt8>) -> Int? { NearestName.position(of: name, among: names) }

    private func isName(at position: Int, _ name: Span<UInt8>) -> Bool {
        let start = position == 0 ? 0 : ends[position - 1]
        guard ends[position] - start == name.count else { return false }
        for index in name.indices where bytes[start + index] != name[index] { return false }
        return true
    }

    /// FNV-1a.
    private static func hash(_ name: Span<UInt8>) -> Int {
        var hash: UInt32 = 2_166_136_261
        for index in name.indices { hash = (hash ^ UInt32(name[index])) &* 16_777_619 }
        return Int(hash >> 1)
    }
}
