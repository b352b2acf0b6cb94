/// A place in a text file, as editors count: both from 1.
public struct SourcePlace: Hashable, Sendable {
    /// The line.
    public let line: Int
    /// The code point within the line; a tab is one.
    public let column: Int

    /// A place.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}

/// A text file's bytes with their lines found once, so that any place is found in a step or two.
package struct SourceText: Sendable {
    /// The file.
    package let bytes: ArraySlice<UInt8>
    /// Where each line starts.
    private let starts: [Int]

    /// Finds the lines. Each ends with a line feed; a carriage return before it belongs to the end.
    package init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        var starts = [0]
        for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
        self.starts = starts
    }

    /// The place of a byte, or of the end of the text.
    ///
    /// - Complexity: O(log *n*) in the lines, and O(*n*) in the bytes of one line.
    package func place(of offset: Int) -> SourcePlace {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        let line = bytes.dropFirst(starts[low]).prefix(max(offset - starts[low], 0))
        // What does not continue a code point begins one (RFC 3629 §3).
        let before = line.count(where: { $0 & 0b1100_0000 != 0b1000_0000 })
        return SourcePlace(line: low + 1, column: before + 1)
    }

    /// A line's text without its end; empty where there is no such line.
    ///
    /// - Parameter number: From 1.
    package func line(_ number: Int) -> String {
        guard starts.indices.contains(number - 1) else { return "" }
        let end = number < starts.count ? starts[number] - 1 : bytes.count
        var line = bytes.dropFirst(starts[number - 1]).prefix(end - starts[number - 1])
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        return String(decoding: line, as: UTF8.self)
    }
}
