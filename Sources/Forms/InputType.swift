/// What kind of control a field is: HTML's `type`, with HTML's sanitising.
public enum InputType: String, CaseIterable, Hashable, Sendable {
    case text
    case search
    case tel
    case email
    case password
    case textarea
}

extension InputType {
    /// A text after HTML's value sanitisation for this type.
    ///
    /// - Returns: The very same string where there is nothing to take away, which is nearly always.
    /// - Complexity: O(*n*) in the text's UTF-8 bytes.
    public func sanitized(_ text: String) -> String {
        switch self {
        case .text, .search, .tel: Self.hasNewline(text) ? Self.withoutNewlines(text) : text
        case .email: Self.trimmed(Self.hasNewline(text) ? Self.withoutNewlines(text) : text)
        case .password, .textarea: text
        }
    }

    private static func hasNewline(_ text: String) -> Bool {
        let bytes = text.utf8.span
        for index in bytes.indices where isNewline(bytes[index]) { return true }
        return false
    }

    private static func withoutNewlines(_ text: String) -> String {
        var kept = ""
        // By code points: in Swift a line break, CR and LF together, is one character.
        kept.unicodeScalars.append(contentsOf: text.unicodeScalars.lazy.filter { $0 != "\n" && $0 != "\r" })
        return kept
    }

    private static func trimmed(_ text: String) -> String {
        let bytes = text.utf8
        guard let first = bytes.firstIndex(where: { !isWhiteSpace($0) }),
            let last = bytes.lastIndex(where: { !isWhiteSpace($0) })
        else { return "" }
        if first == bytes.startIndex && bytes.index(after: last) == bytes.endIndex { return text }
        // Cut by bytes: some characters would swallow the space behind them.
        return String(Substring(bytes[first...last]))
    }

    private static func isNewline(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

    /// ASCII whitespace as the Infra standard lists it.
    private static func isWhiteSpace(_ byte: UInt8) -> Bool {
        isNewline(byte) || byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == 0x0C
    }
}
