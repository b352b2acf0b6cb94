package import HTTP1

/// A request as the parser gives it from the bytes a client would send.
///
/// `Host`, and `Content-Length` where there is content, are added unless `fields` holds them.
///
/// - Throws: The parser's `MessageError`, or ``IncompleteRequest`` where the parser waits for more.
package func makeRequest(
    _ method: HTTPMethod = .get, _ path: String, fields: [(HTTPFields.Name, String)] = [], content: [UInt8] = []
) throws -> HTTPRequest {
    var head = "\(method == .other ? "QUERY" : method.rawValue) \(path) HTTP/1.1\r\n"
    if !fields.contains(where: { $0.0 == .host }) { head += "Host: nextfield.test\r\n" }
    for (name, value) in fields { head += "\(name.rawValue): \(value)\r\n" }
    let isFramed = fields.contains { $0.0 == .contentLength || $0.0 == .transferEncoding }
    if !content.isEmpty && !isFramed { head += "Content-Length: \(content.count)\r\n" }
    return try makeRequest(bytes: Array((head + "\r\n").utf8) + content)
}

/// A GET of a path.
package func makeRequest(_ path: String, fields: [(HTTPFields.Name, String)] = []) throws -> HTTPRequest {
    try makeRequest(.get, path, fields: fields)
}

/// The request that one whole message is.
package func makeRequest(bytes: [UInt8], limits: MessageLimits = MessageLimits()) throws -> HTTPRequest {
    var parser = RequestParser(limits: limits)
    var progress = try parser.parse(bytes, from: 0, to: bytes.count)
    if case .expectsContinue = progress { progress = try parser.parse(bytes, from: 0, to: bytes.count) }
    guard case .complete(let request, bytes.count) = progress else { throw IncompleteRequest() }
    return request
}

/// The bytes are no whole message, or more than one.
package struct IncompleteRequest: Error {
    package init() {}
}
