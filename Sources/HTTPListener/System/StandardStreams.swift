internal import Glibc

/// The process's standard streams, as bytes.
@safe package enum StandardStreams {
    /// Reads standard input to its end.
    ///
    /// - Returns: `nil` where there is more than `maximum` bytes.
    package static func readInput(maximum: Int) throws(Errno) -> [UInt8]? {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 64 * 1024)
        while bytes.count <= maximum {
            let count = try readInput(into: &chunk, at: 0)
            if count == 0 { return bytes }
            bytes.append(contentsOf: chunk[..<count])
        }
        return nil
    }

    /// Reads a piece of standard input, as much as is there; waits where nothing is.
    ///
    /// - Parameters:
    ///   - buffer: Receives the bytes in place of those it holds.
    ///   - offset: Where the first byte goes; there must be room behind it.
    /// - Returns: How many bytes came; 0 at the end.
    package static func readInput(into buffer: inout [UInt8], at offset: Int) throws(Errno) -> Int {
        precondition(offset < buffer.count, "a read needs room")
        while true {
            let count = unsafe buffer.withUnsafeMutableBytes { bytes in
                unsafe read(STDIN_FILENO, bytes.baseAddress! + offset, bytes.count - offset)
            }
            if count >= 0 { return count }
            let error = Errno.last
            guard error == .interrupted else { throw error }
        }
    }

    /// Writes to standard output, all of it.
    package static func writeOutput(_ bytes: [UInt8]) throws(Errno) { try writeAll(bytes, to: STDOUT_FILENO) }

    /// Writes a message to standard error; where that is closed, nobody is there to be told.
    package static func writeError(_ text: String) { try? writeAll(Array(text.utf8), to: STDERR_FILENO) }

    private static func writeAll(_ bytes: [UInt8], to descriptor: CInt) throws(Errno) {
        var sent = 0
        while sent < bytes.count {
            let count = unsafe bytes.withUnsafeBytes { bytes in
                unsafe write(descriptor, bytes.baseAddress! + sent, bytes.count - sent)
            }
            if count > 0 {
                sent += count
            } else if Errno.last != .interrupted {
                throw .last
            }
        }
    }
}
