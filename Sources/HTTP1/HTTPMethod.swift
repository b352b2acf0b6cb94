/// A request method (RFC 9110 §9). Methods are case-sensitive; any other token is `other`.
package enum HTTPMethod: String, CaseIterable, Hashable, Sendable {
    case get = "GET"
    case head = "HEAD"
    case post = "POST"
    case put = "PUT"
    case delete = "DELETE"
    case connect = "CONNECT"
    case options = "OPTIONS"
    case trace = "TRACE"
    case patch = "PATCH"
    /// A well-formed method this product gives no meaning to.
    case other = ""
}
