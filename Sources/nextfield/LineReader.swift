/// Cuts a stream of bytes into lines, in memory bounded by the longest line taken.
struct LineReader {
    /// What the stream held next.
    enum Line: Equatable {
        /// A line without its end (LF or CR LF); the last one need not have any.
        case line(ArraySlice<UInt8>)
        /// A line longer than is taken; it was passed over to its end.
        case tooLong
        /// The stream has ended.
        case end
    }

    private let maximum: Int
    private var buffer: [UInt8]
    /// What was read and not yet handed out stands in `start..<end`; up to `searched` it has no line end.
    private var start = 0
    private var searched = 0
    private var end = 0
    private var hasEnded = false

    /// A reader of lines of at most so many bytes.
    init(maximum: Int) {
        self.maximum = maximum
        // Room for the longest line, its end, and a good read behind it.
        buffer = [UInt8](repeating: 0, count: maximum + 2 + 64 * 1024)
    }

    /// The next line.
    ///
    /// - Parameter read: Reads into the buffer from an offset on and says how many bytes; 0 at the end of the stream.
    mutating func next<Failure: Error>(
        by read: (inout [UInt8], Int) throws(Failure) -> Int
    ) throws(Failure) -> Line {
        var isTooLong = false
        while true {
            if let lineEnd = nextLineEnd() {
                let line = start..<lineEnd
                start = lineEnd + 1
                searched = start
                return isTooLong ? .tooLong : take(line)
            }
            if hasEnded {
                let line = start..<end
                start = end
                searched = end
                if line.isEmpty { return isTooLong ? .tooLong : .end }
                return isTooLong ? .tooLong : take(line)
            }
            if end - start > maximum + 1 {
                isTooLong = true
                start = end
                searched = end
            }
            try fill(by: read)
        }
    }

    private mutating func nextLineEnd() -> Int? {
        while searched < end {
            if buffer[searched] == UInt8(ascii: "\n") { return searched }
            searched += 1
        }
        return nil
    }

    private func take(_ line: Range<Int>) -> Line {
        var line = line
        if let last = line.last, buffer[last] == UInt8(ascii: "\r") { line = line.lowerBound..<last }
        return line.count <= maximum ? .line(buffer[line]) : .tooLong
    }

    private mutating func fill<Failure: Error>(
        by read: (inout [UInt8], Int) throws(Failure) -> Int
    ) throws(Failure) {
        if start > 0 {
            // What is left of an unfinished line goes to the front; most often that is nothing.
            buffer.replaceSubrange(0..<end - start, with: Array(buffer[start..<end]))
            searched -= start
            end -= start
            start = 0
        }
        let count = try read(&buffer, end)
        end += count
        hasEnded = count == 0
    }
}
