extension HTTPFields {
    /// The names this product looks for or sends; matching ignores ASCII case.
    package enum Name: String, CaseIterable, Hashable, Sendable {
        case acceptLanguage = "Accept-Language"
        case allow = "Allow"
        case cacheControl = "Cache-Control"
        case connection = "Connection"
        case contentEncoding = "Content-Encoding"
        case contentLanguage = "Content-Language"
        case contentLength = "Content-Length"
        case contentLocation = "Content-Location"
        case contentType = "Content-Type"
        case date = "Date"
        case etag = "ETag"
        case expect = "Expect"
        case host = "Host"
        case ifNoneMatch = "If-None-Match"
        case requestID = "Request-Id"
        case retryAfter = "Retry-After"
        case transferEncoding = "Transfer-Encoding"
        case vary = "Vary"
    }
}

extension HTTPFields.Name {
    /// The name that stands in a range of token bytes, whatever the case of its letters; `nil` for one this product
    /// does not look for.
    ///
    /// The numbers are the lower-case names, eight bytes each: they compare in no time, and a test spells every one.
    @inline(__always)
    static func recognised(in bytes: Span<UInt8>, _ range: Range<Int>) -> HTTPFields.Name? {
        let text = PackedName(bytes, range, caseBit: 0x20)
        return switch range.count {
        case 4:
            switch text.words {
            case (0x6461_7465, 0, 0): .date
            case (0x6574_6167, 0, 0): .etag
            case (0x686F_7374, 0, 0): .host
            case (0x7661_7279, 0, 0): .vary
            default: nil
            }
        case 5:
            switch text.words {
            case (0x61_6C6C_6F77, 0, 0): .allow
            default: nil
            }
        case 6:
            switch text.words {
            case (0x6578_7065_6374, 0, 0): .expect
            default: nil
            }
        case 10:
            switch text.words {
            case (0x636F_6E6E_6563_7469, 0x6F6E, 0): .connection
            case (0x7265_7175_6573_742D, 0x6964, 0): .requestID
            default: nil
            }
        case 11:
            switch text.words {
            case (0x7265_7472_792D_6166, 0x74_6572, 0): .retryAfter
            default: nil
            }
        case 12:
            switch text.words {
            case (0x636F_6E74_656E_742D, 0x7479_7065, 0): .contentType
            default: nil
            }
        case 13:
            switch text.words {
            case (0x6361_6368_652D_636F, 0x6E_7472_6F6C, 0): .cacheControl
            case (0x6966_2D6E_6F6E_652D, 0x6D_6174_6368, 0): .ifNoneMatch
            default: nil
            }
        case 14:
            switch text.words {
            case (0x636F_6E74_656E_742D, 0x6C65_6E67_7468, 0): .contentLength
            default: nil
            }
        case 15:
            switch text.words {
            case (0x6163_6365_7074_2D6C, 0x61_6E67_7561_6765, 0): .acceptLanguage
            default: nil
            }
        case 16:
            switch text.words {
            case (0x636F_6E74_656E_742D, 0x656E_636F_6469_6E67, 0): .contentEncoding
            case (0x636F_6E74_656E_742D, 0x6C61_6E67_7561_6765, 0): .contentLanguage
            case (0x636F_6E74_656E_742D, 0x6C6F_6361_7469_6F6E, 0): .contentLocation
            default: nil
            }
        case 17:
            switch text.words {
            case (0x7472_616E_7366_6572, 0x2D65_6E63_6F64_696E, 0x67): .transferEncoding
            default: nil
            }
        default: nil
        }
    }
}
