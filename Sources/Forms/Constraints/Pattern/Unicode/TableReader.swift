/// Reads the numbers of a generated table: base 32, lowest digit first, `0`…`o`, plus 32 where another digit follows.
struct TableReader {
    private let bytes: [UInt8]
    private var position: Int
    private let end: Int

    /// Reads a whole table.
    init(_ text: String) {
        bytes = Array(text.utf8)
        position = 0
        end = bytes.count
    }

    private init(_ part: ArraySlice<UInt8>, of bytes: [UInt8]) {
        self.bytes = bytes
        position = part.startIndex
        end = part.endIndex
    }

    /// The next number; `nil` at the end.
    mutating func next() -> UInt32? {
        var value: UInt32 = 0
        var shift: UInt32 = 0
        while position < end {
            let digit = UInt32(bytes[position]) &- 0x30
            position += 1
            value |= (digit & 31) << shift
            if digit & 32 == 0 { return value }
            shift += 5
        }
        return nil
    }

    /// The numbers behind the colon of the line that has a name, among names that spaces part; `nil` where none has it.
    static func line(named name: [UInt8], in table: String) -> TableReader? {
        let bytes = Array(table.utf8)
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            // Behind the first colon they are digits.
            guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
            if isOne(of: line[..<colon], name) { return TableReader(line[(colon + 1)...], of: bytes) }
        }
        return nil
    }

    /// The position of the line that has a name among names that spaces part; `nil` where no line has it.
    static func position(of name: [UInt8], in table: String) -> UInt32? {
        let lines = Array(table.utf8).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (position, line) in lines.enumerated() where isOne(of: line, name) { return UInt32(position) }
        return nil
    }

    /// A reader for each line.
    static func lines(of table: String) -> [TableReader] {
        let bytes = Array(table.utf8)
        var readers: [TableReader] = []
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            readers.append(TableReader(line, of: bytes))
        }
        return readers
    }

    /// Whether a name is among those that spaces part.
    static func isOne(of names: ArraySlice<UInt8>, _ name: [UInt8]) -> Bool {
        var rest = names
        while let space = rest.firstIndex(of: UInt8(ascii: " ")) {
            if rest[..<space].elementsEqual(name) { return true }
            rest = rest[(space + 1)...]
        }
        return rest.elementsEqual(name)
    }
}
