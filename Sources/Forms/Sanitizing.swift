extension InputType {
    /// A text after HTML's value sanitisation for this type.
    ///
    /// Where HTML empties what it can't read (numbers, dates, colors), the text stays: a snapshot tells what was typed.
    ///
    /// - Parameter isMultiple: Whether an email holds a list.
    /// - Returns: The very same string where there is nothing to take away, which is nearly always.
    /// - Complexity: O(*n*) in the text's UTF-8 bytes.
    public func sanitized(_ text: String, isMultiple: Bool = false) -> String {
        cleaned(text, isMultiple: isMultiple) ?? text
    }

    /// The text after sanitising; `nil` where it stays as it is.
    func cleaned(_ text: String, isMultiple: Bool) -> String? {
        switch self {
        case .text, .search, .tel: Self.withoutNewlines(text)
        case .email where isMultiple: Self.trimmedList(text)
        case .email:
            if let line = Self.withoutNewlines(text) { Self.trimmed(line) ?? line } else { Self.trimmed(text) }
        case .color: Self.lowercased(text)
        case .password, .textarea, .number, .range, .date, .month, .week, .time, .datetimeLocal, .checkbox, .radio,
            .select:
            nil
        }
    }

    private static func withoutNewlines(_ text: String) -> String? {
        guard hasNewline(text) else { return nil }
        var kept = ""
        // By code points: in Swift a line break, CR and LF together, is one character.
        kept.unicodeScalars.append(contentsOf: text.unicodeScalars.lazy.filter { $0 != "\n" && $0 != "\r" })
        return kept
    }

    private static func hasNewline(_ text: String) -> Bool {
        let bytes = text.utf8.span
        for index in bytes.indices where isNewline(bytes[index]) { return true }
        return false
    }

    private static func trimmed(_ text: String) -> String? {
        let bytes = text.utf8
        guard let first = bytes.firstIndex(where: { !isWhiteSpace($0) }),
            let last = bytes.lastIndex(where: { !isWhiteSpace($0) })
        else { return text.isEmpty ? nil : "" }
        if first == bytes.startIndex && bytes.index(after: last) == bytes.endIndex { return nil }
        // Cut by bytes: some characters would swallow the space behind them.
        return String(Substring(bytes[first...last]))
    }

    /// Trims each part of a list with commas.
    private static func trimmedList(_ text: String) -> String? {
        guard text.utf8.contains(where: isWhiteSpace) else { return nil }
        var kept: [UInt8] = []
        for part in text.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
            if part.startIndex > text.utf8.startIndex { kept.append(UInt8(ascii: ",")) }
            guard let first = part.firstIndex(where: { !isWhiteSpace($0) }),
                let last = part.lastIndex(where: { !isWhiteSpace($0) })
            else { continue }
            kept.append(contentsOf: part[first...last])
        }
        return String(decoding: kept, as: UTF8.self)
    }

    private static func lowercased(_ text: String) -> String? {
        let uppercase = UInt8(ascii: "A")...UInt8(ascii: "Z")
        guard text.utf8.contains(where: uppercase.contains) else { return nil }
        return String(decoding: text.utf8.map { uppercase.contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
    }

    private static func isNewline(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

    /// ASCII whitespace as the Infra standard lists it.
    private static func isWhiteSpace(_ byte: UInt8) -> Bool {
        isNewline(byte) || byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == 0x0C
    }
}
