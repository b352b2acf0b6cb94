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

extension HTTPMethod {
    /// The method that stands in a range of token bytes; its case counts.
    @inline(__always)
    init(_ bytes: Span<UInt8>, _ range: Range<Int>) {
        guard range.count <= 8 else {
            self = .other
            return
        }
        switch PackedName(bytes, range, caseBit: 0).words.0 {
        case 0x47_4554: self = .get
        case 0x4845_4144: self = .head
        case 0x504F_5354: self = .post
        case 0x50_5554: self = .put
        case 0x4445_4C45_5445: self = .delete
        case 0x43_4F4E_4E45_4354: self = .connect
        case 0x4F_5054_494F_4E53: self = .options
        case 0x54_5241_4345: self = .trace
        case 0x50_4154_4348: self = .patch
        default: self = .other
        }
    }
}
