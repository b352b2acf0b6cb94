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
            let count = unsafe read(STDIN_FILENO, &chunk, chunk.count)
            if count == 0 { return bytes }
            if count > 0 {
                bytes.append(contentsOf: chunk[..<count])
            } else if Errno.last != .interrupted {
                throw .last
            }
        }
        return nil
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
