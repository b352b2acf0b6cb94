/// A request message as parsed: method, target, header section and content (RFC 9112 §2.1).
///
/// Everything is a range over the bytes that arrived; nothing is decoded before somebody asks.
package struct HTTPRequest: Sendable {
    /// What is asked for.
    package let method: HTTPMethod
    /// On what.
    package let target: RequestTarget
    /// The minor version: 0 or 1.
    package let minorVersion: Int
    /// The header section.
    package let fields: HTTPFields
    /// The content, without transfer coding; empty where the message had none.
    package let content: ArraySlice<UInt8>
    /// Whether the connection can carry another request after this one's answer (RFC 9112 §9.3).
    package let keepsAlive: Bool

    package init(
        method: HTTPMethod, target: RequestTarget, minorVersion: Int = 1, fields: HTTPFields = HTTPFields(),
        content: ArraySlice<UInt8> = [], keepsAlive: Bool = true
    ) {
        self.method = method
        self.target = target
        self.minorVersion = minorVersion
        self.fields = fields
        self.content = content
        self.keepsAlive = keepsAlive
    }
}

extension HTTPRequest: Redacted {
    /// Method and sizes.
    package var description: String {
        "\(method), \(target), \(fields), content bytes: \(content.count)"
    }
}
