internal import HTTP1

/// Where the fields this service looks at stand, found in one pass over the header section.
struct NotedFields {
    /// The first `Content-Type`.
    private(set) var contentType: Range<Int>?
    /// Whether there is another `Content-Type` that says something else.
    private(set) var hasTwoContentTypes = false
    /// Whether there is a content coding other than `identity`.
    private(set) var hasContentCoding = false
    /// The only `Request-Id`; two of them name nothing.
    private(set) var requestID: Range<Int>?
    /// Whether there is any `Accept-Language`.
    private(set) var hasAcceptLanguage = false
    /// Whether there is any `If-None-Match`.
    private(set) var hasIfNoneMatch = false

    private var hasRequestID = false

    init(_ fields: HTTPFields) {
        for line in fields.lines {
            guard let name = line.name else { continue }
            switch name {
            case .contentType: noteContentType(line.valueRange, in: fields)
            case .contentEncoding:
                let coding = fields.bytes[line.valueRange]
                hasContentCoding = hasContentCoding || !ContentCoding.isIdentity(coding)
            case .requestID:
                requestID = hasRequestID ? nil : line.valueRange
                hasRequestID = true
            case .acceptLanguage: hasAcceptLanguage = true
            case .ifNoneMatch: hasIfNoneMatch = true
            default: continue
            }
        }
    }

    private mutating func noteContentType(_ range: Range<Int>, in fields: HTTPFields) {
        if let contentType {
            hasTwoContentTypes =
                hasTwoContentTypes || !fields.bytes[contentType].elementsEqual(fields.bytes[range])
        } else {
            contentType = range
        }
    }
}
