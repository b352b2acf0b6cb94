/// Finds routes by the bytes of a path.
///
/// Paths are compared as they were sent: nothing is decoded, merged or resolved, so no spelling of a path leads
/// anywhere its plain spelling does not. The table is an open-addressing hash over the paths that exist; as the server
/// alone puts paths in, nobody outside can make them collide.
struct RouteTable: Sendable {
    private struct Slot: Sendable {
        /// Where the path stands in `bytes`; empty for a free slot.
        var path = 0..<0
        var route = Route.unknown
    }

    private let bytes: [UInt8]
    private let slots: [Slot]
    private let longest: Int
    private let formsPrefix = Array("/forms/".utf8)

    /// A table of paths; of two equal ones the first counts.
    init(_ routes: [(path: String, route: Route)]) {
        var bytes: [UInt8] = []
        var longest = 0
        var count = 16
        while count < routes.count * 4 { count *= 2 }
        var slots = [Slot](repeating: Slot(), count: count)
        for (path, route) in routes {
            let start = bytes.count
            bytes.append(contentsOf: path.utf8)
            longest = max(longest, bytes.count - start)
            var index = Self.hash(bytes[start...]) & (count - 1)
            while !slots[index].path.isEmpty, !bytes[slots[index].path].elementsEqual(path.utf8) {
                index = (index + 1) & (count - 1)
            }
            if slots[index].path.isEmpty { slots[index] = Slot(path: start..<bytes.count, route: route) }
        }
        self.bytes = bytes
        self.slots = slots
        self.longest = longest
    }

    /// The route of a path.
    ///
    /// - Complexity: O(*n*) in the bytes of the path, and no more than the longest path that exists.
    func route(of path: ArraySlice<UInt8>) -> Route {
        guard path.count <= longest else { return fallback(path) }
        var index = Self.hash(path) & (slots.count - 1)
        while !slots[index].path.isEmpty {
            if isSame(slots[index].path, path) { return slots[index].route }
            index = (index + 1) & (slots.count - 1)
        }
        return fallback(path)
    }

    private func isSame(_ known: Range<Int>, _ path: ArraySlice<UInt8>) -> Bool {
        guard known.count == path.count else { return false }
        var place = path.startIndex
        for index in known {
            guard bytes[index] == path[place] else { return false }
            place += 1
        }
        return true
    }

    private func fallback(_ path: ArraySlice<UInt8>) -> Route {
        path.starts(with: formsPrefix) ? .unknownForm : .unknown
    }

    /// FNV-1a, folded.
    private static func hash(_ path: ArraySlice<UInt8>) -> Int {
        var hash: UInt32 = 0x811C_9DC5
        for byte in path { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
        return Int(hash ^ hash >> 15)
    }
}
