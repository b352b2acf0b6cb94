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

    private static let json = Array("application/json".utf8)[...]

    /// The format of the content; `nil` where it is not taken.
    static func format(of request: HTTPRequest, _ noted: NotedFields) -> Format? {
        guard let range = noted.contentType, !noted.hasTwoContentTypes, !noted.hasContentCoding else { return nil }
        return format(request.fields.bytes[range])
    }

    /// The format a media type names; one with a charset other than UTF-8 names none.
    static func format(_ value: ArraySlice<UInt8>) -> Format? {
        // Nearly every client writes it like this.
        if value == json { return .json }
        guard let type = MediaType(value), type.every("charset", is: "utf-8") else { return nil }
        if type.isEssence("application/json") { return .json }
        return type.isEssence("application/x-www-form-urlencoded") ? .urlEncoded : nil
    }

    /// The language of the messages.
    static func language(of request: HTTPRequest, _ noted: NotedFields) -> Language {
        guard noted.hasAcceptLanguage else { return .english }
        var lookup = LanguageLookup()
        for line in request.fields.lines where line.name == .acceptLanguage {
            lookup.add(request.fields.bytes[line.valueRange])
        }
        return lookup.language
    }
}
