internal import HTTP1

/// Something that reads the same for everyone until the process ends: content, type and entity tag.
struct Document: Sendable {
    /// The bytes.
    let content: [UInt8]
    /// With its quotes.
    private let entityTag: [UInt8]
    private let fields: HTTPFields
    private let notModifiedFields: HTTPFields

    /// A document; what its answers say is built here, once.
    ///
    /// - Parameters:
    ///   - type: The media type.
    ///   - tag: What `ETag` says, without quotes: hexadecimal digits, so a strong tag as it stands.
    init(_ content: [UInt8], type: String, tag: String) {
        self.content = content
        let quoted = "\"\(tag)\""
        entityTag = Array(quoted.utf8)
        var fields = HTTPFields()
        // `no-cache` means: keep it, and ask whether it is still the same.
        fields.append(.cacheControl, "no-cache")
        fields.append(.etag, quoted)
        notModifiedFields = fields
        fields.append(.contentType, type)
        self.fields = fields
    }

    /// Answers a GET or HEAD: with the content, or that the client has it (RFC 9110 §13.2.2).
    func answer(to request: HTTPRequest, _ noted: NotedFields, requestID: ArraySlice<UInt8>) -> HTTPResponse {
        if noted.hasIfNoneMatch, EntityTags.match(entityTag, ifNoneMatch: request.fields) {
            return HTTPResponse(status: .notModified, fields: notModifiedFields, requestID: requestID)
        }
        return HTTPResponse(status: .ok, fields: fields, requestID: requestID, content: content)
    }
}
