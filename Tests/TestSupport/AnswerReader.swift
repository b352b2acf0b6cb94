/// Takes an answer off the front of received bytes, as RFC 9112 §6.3 says for clients.
enum AnswerReader {
    /// What the bytes hold.
    enum Result {
        case answer(RawClient.Answer, length: Int)
        case incomplete
        case malformed(String)
    }

    /// Reads an answer.
    ///
    /// - Parameter isToHead: Whether it answers a HEAD: then no content follows, whatever its fields say.
    static func read(_ bytes: [UInt8], isToHead: Bool) -> Result {
        guard let headEnd = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { return .incomplete }
        var lines = String(decoding: bytes[..<headEnd.lowerBound], as: UTF8.self).split(
            separator: "\r\n", omittingEmptySubsequences: false)
        let statusLine = lines.removeFirst()
        let words = statusLine.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
        guard words.count == 3, words[0] == "HTTP/1.1", words[1].count == 3, let status = Int(words[1]) else {
            return .malformed("a status line that is none")
        }
        var fields: [(name: String, value: String)] = []
        for line in lines {
            guard let colon = line.firstIndex(of: ":") else { return .malformed("a field line without a colon") }
            let value = line[line.index(after: colon)...].drop { $0 == " " }
            fields.append((String(line[..<colon]), String(value)))
        }
        let head = RawClient.Answer(status: status, fields: fields, content: [])
        guard let count = contentLength(of: head, isToHead: isToHead) else { return .malformed("two lengths, or none") }
        let end = headEnd.upperBound + count
        guard end <= bytes.count else { return .incomplete }
        let content = Array(bytes[headEnd.upperBound..<end])
        return .answer(RawClient.Answer(status: status, fields: fields, content: content), length: end)
    }

    /// How many bytes follow the head; `nil` where the answer does not say so in the one way this product does.
    private static func contentLength(of head: RawClient.Answer, isToHead: Bool) -> Int? {
        if isToHead || head.status < 200 || head.status == 204 || head.status == 304 { return 0 }
        let lengths = head.fields.filter { $0.name.lowercased() == "content-length" }
        guard lengths.count == 1, head["Transfer-Encoding"] == nil else { return nil }
        return Int(lengths[0].value)
    }
}

extension [UInt8] {
    /// Where some bytes stand first.
    fileprivate func firstRange(of pattern: [UInt8]) -> Range<Int>? {
        var start = 0
        while let first = self[start...].firstIndex(of: pattern[0]) {
            if self[first...].starts(with: pattern) { return first..<first + pattern.count }
            start = first + 1
        }
        return nil
    }
}
