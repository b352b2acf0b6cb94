/// A response message: status, header section and content.
///
/// `Date`, `Content-Length` and `Connection` are the serializer's business and never stand in `fields`.
package struct HTTPResponse: Sendable {
    /// What came of the request.
    package var status: HTTPStatus
    /// The header section: often one value shared by all answers of a kind, and never changed here.
    package var fields: HTTPFields
    /// Names the answer in logs on both sides: 1 to 64 bytes of visible ASCII.
    package var requestID: ArraySlice<UInt8>
    /// The content; left out by the serializer where the request was a HEAD.
    package var content: [UInt8]

    package init(status: HTTPStatus, fields: HTTPFields, requestID: ArraySlice<UInt8>, content: [UInt8] = []) {
        self.status = status
        self.fields = fields
        self.requestID = requestID
        self.content = content
    }
}

extension HTTPResponse: Redacted {
    /// Status and sizes.
    package var description: String { "\(status.code), \(fields), content bytes: \(content.count)" }
}
