internal import Forms
internal import HTTP1

/// What form content came in, and what language the answer goes out in.
enum ContentNegotiation {
    /// A way to send a snapshot.
    enum Format: Hashable, Sendable {
        /// `application/json`, in UTF-8.
        case json
        /// `application/x-www-form-urlencoded`, in UTF-8.
        case urlEncoded
    }

    private static let json = Array("application/json".utf8)
    private static let urlEncoded = Array("application/x-www-form-urlencoded".utf8)
    private static let charset = Array("charset".utf8)
    private static let utf8 = Array("utf-8".utf8)
    private static let identity = Array("identity".utf8)

    /// The format of the content; `nil` where it is not taken.
    static func format(of request: HTTPRequest, _ noted: NotedFields) -> Format? {
        guard let range = noted.contentType, !noted.hasTwoContentTypes, !noted.hasContentCoding else { return nil }
        return format(request.fields.bytes[range])
    }

    /// The format a media type names (RFC 9110 §8.3.1); names and charsets have no case.
    static func format(_ mediaType: ArraySlice<UInt8>) -> Format? {
        if mediaType.isSameIgnoringCase(json) { return .json }
        let end = mediaType.firstIndex(of: UInt8(ascii: ";"))
        let essence = mediaType[..<(end ?? mediaType.endIndex)].trimmingWhiteSpace()
        let format: Format
        if essence.isSameIgnoringCase(json) {
            format = .json
        } else if essence.isSameIgnoringCase(urlEncoded) {
            format = .urlEncoded
        } else {
            return nil
        }
        guard let end else { return format }
        return parametersAreFine(mediaType[end...]) ? format : nil
    }

    /// Whether parameters are well-formed and every charset among them is UTF-8.
    private static func parametersAreFine(_ parameters: ArraySlice<UInt8>) -> Bool {
        var rest = parameters
        while rest.first == UInt8(ascii: ";") {
            rest = rest.dropFirst().drop { $0 == 0x20 || $0 == 0x09 }
            // Empty parameters are allowed: `;;`, and a `;` at the end.
            guard let first = rest.first, first != UInt8(ascii: ";") else { continue }
            let name = rest.prefix(while: isTokenByte)
            rest = rest[name.endIndex...]
            guard !name.isEmpty, rest.first == UInt8(ascii: "=") else { return false }
            rest = rest.dropFirst()
            guard let value = parameterValue(&rest) else { return false }
            if name.isSameIgnoringCase(charset), !value.isSameIgnoringCase(utf8) { return false }
            rest = rest.drop { $0 == 0x20 || $0 == 0x09 }
        }
        return rest.isEmpty
    }

    /// Takes a token or quoted string off the front; `nil` where there is neither.
    private static func parameterValue(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard rest.first == UInt8(ascii: "\"") else {
            let token = rest.prefix(while: isTokenByte)
            rest = rest[token.endIndex...]
            return token.isEmpty ? nil : token
        }
        var value: [UInt8] = []
        var index = rest.startIndex + 1
        while index < rest.endIndex, rest[index] != UInt8(ascii: "\"") {
            if rest[index] == UInt8(ascii: "\\") { index += 1 }
            guard index < rest.endIndex else { return nil }
            value.append(rest[index])
            index += 1
        }
        guard index < rest.endIndex else { return nil }
        rest = rest[(index + 1)...]
        return value[...]
    }

    private static func isTokenByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "!"), UInt8(ascii: "#")...UInt8(ascii: "'"),
            UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "^")...UInt8(ascii: "`"), UInt8(ascii: "|"), UInt8(ascii: "~"):
            true
        default: false
        }
    }

    /// Whether a `Content-Encoding` value says nothing but `identity`.
    static func isIdentity(_ value: ArraySlice<UInt8>) -> Bool {
        value.split(separator: UInt8(ascii: ",")).allSatisfy { member in
            let coding = member.trimmingWhiteSpace()
            return coding.isEmpty || coding.isSameIgnoringCase(identity)
        }
    }

    /// The language of the messages.
    static func language(of request: HTTPRequest, _ noted: NotedFields) -> Language {
        guard noted.hasAcceptLanguage else { return .english }
        var ranges = LanguageRange()
        for line in request.fields.lines where line.name == .acceptLanguage {
            ranges.add(request.fields.bytes[line.valueRange])
        }
        return ranges.language
    }
}

extension ArraySlice<UInt8> {
    /// Whether the bytes are a lower-case ASCII word, whatever the case of their letters.
    func isSameIgnoringCase(_ word: [UInt8]) -> Bool {
        guard count == word.count else { return false }
        for (byte, expected) in zip(self, word) where byte != expected {
            guard byte >= UInt8(ascii: "A"), byte <= UInt8(ascii: "Z"), byte | 0x20 == expected else { return false }
        }
        return true
    }
}
