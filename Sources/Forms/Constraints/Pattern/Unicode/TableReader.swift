/// Reads the numbers of a generated table: base 32, lowest digit first, `0`…`o`, plus 32 where another digit follows.
struct TableReader {
    private var bytes: Substring.UTF8View.Iterator

    /// Reads a table, or a part of one.
    init(_ text: Substring.UTF8View) {
        bytes = text.makeIterator()
    }

    /// The next number; `nil` at the end.
    mutating func next() -> UInt32? {
        var value: UInt32 = 0
        var shift: UInt32 = 0
        while let byte = bytes.next() {
            let digit = UInt32(byte) &- 0x30
            value |= (digit & 31) << shift
            if digit & 32 == 0 { return value }
            shift += 5
        }
        return nil
    }

    /// The numbers behind the colon of the line that has a name, among names that spaces part; `nil` where no line has it.
    static func line(named name: [UInt8], in table: String) -> TableReader? {
        var found: TableReader?
        forEachLine(of: table) { line in
            guard let colon = line.firstIndex(of: UInt8(ascii: ":")), isOne(of: line[..<colon], name) else {
                return true
            }
            found = TableReader(line[line.index(after: colon)...])
            return false
        }
        return found
    }

    /// The position of the line that has a name among names that spaces part; `nil` where no line has it.
    static func position(of name: [UInt8], in table: String) -> UInt32? {
        var position: UInt32 = 0
        var found: UInt32?
        forEachLine(of: table) { line in
            if isOne(of: line, name) { found = position }
            position += 1
            return found == nil
        }
        return found
    }

    /// Calls a function with each line of a table, until it answers `false`.
    static func forEachLine(of table: String, _ body: (Substring.UTF8View) -> Bool) {
        var rest = table[...].utf8
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            guard body(rest[..<end]) else { return }
            rest = rest[rest.index(after: end)...]
        }
        _ = body(rest)
    }

    /// Whether a name is among those that spaces part.
    static func isOne(of names: Substring.UTF8View, _ name: [UInt8]) -> Bool {
        var rest = names
        while let end = rest.firstIndex(of: UInt8(ascii: " ")) {
            if rest[..<end].elementsEqual(name) { return true }
            rest = rest[rest.index(after: end)...]
        }
        return rest.elementsEqual(name)
    }
}
