/// How large a request may be, in bytes; each limit is refused with its own status.
package struct MessageLimits: Hashable, Sendable {
    /// The request line and header section together, with the empty lines before them. Default 16 KiB; over it is 431.
    package var maxHeadBytes: Int
    /// The request target. Default 8 KiB (RFC 9112 §3 asks for 8,000 at least); over it is 414.
    ///
    /// A target is a part of the head, so it is never more than ``maxHeadBytes``.
    package var maxTargetBytes: Int { min(targetBytes, maxHeadBytes) }
    private var targetBytes: Int
    /// How many field lines. Default 100; over it is 431.
    package var maxFieldLines: Int
    /// The content after transfer coding. Default 64 KiB; over it is 413.
    package var maxContentBytes: Int
    /// One chunk's size line with its extensions, without its CRLF. Default 256; over it is 400.
    package var maxChunkLineBytes: Int
    /// The trailer section, without the empty line that ends it. Default 4 KiB; over it is 400.
    package var maxTrailerBytes: Int

    package init(
        maxHeadBytes: Int = 16 * 1024, maxTargetBytes: Int = 8 * 1024, maxFieldLines: Int = 100,
        maxContentBytes: Int = 64 * 1024, maxChunkLineBytes: Int = 256, maxTrailerBytes: Int = 4 * 1024
    ) {
        self.maxHeadBytes = maxHeadBytes
        targetBytes = maxTargetBytes
        self.maxFieldLines = maxFieldLines
        self.maxContentBytes = maxContentBytes
        self.maxChunkLineBytes = maxChunkLineBytes
        self.maxTrailerBytes = maxTrailerBytes
    }

    /// Chunked content with the framing of its chunks, up to the trailer section: twice the content and one size line.
    ///
    /// Over it is 413. So chunks of one byte can't make a message much larger than its content.
    package var maxCodedContentBytes: Int {
        let (twice, overflows) = maxContentBytes.multipliedReportingOverflow(by: 2)
        let (sum, overflowsToo) = twice.addingReportingOverflow(maxChunkLineBytes)
        return overflows || overflowsToo ? Int.max : sum
    }
}
