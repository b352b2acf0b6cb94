/// A date as `Date` says it: IMF-fixdate, such as `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110 §5.6.7).
package struct HTTPDate: Hashable, Sendable {
    /// The 29 bytes of the date.
    package let bytes: [UInt8]
    /// The whole field line, which many responses share.
    let line: [UInt8]

    /// The last second of the year 9999: a year has four digits here.
    private static let last: Int64 = 253_402_300_799

    /// The date of a point in time.
    ///
    /// - Parameter unixSeconds: Seconds since 1970-01-01T00:00:00Z, leap seconds not counted. A clock that is outside
    ///   the years 1970 to 9999 is read as the nearer end of them.
    package init(unixSeconds: Int64) {
        let seconds = Int(min(max(unixSeconds, 0), Self.last))
        let (days, secondOfDay) = seconds.quotientAndRemainder(dividingBy: 86400)
        let (year, month, day) = Self.civilDate(daysSinceEpoch: days)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(29)
        // The epoch was a Thursday.
        bytes.append(contentsOf: Self.name((days + 4) % 7, in: "SunMonTueWedThuFriSat"))
        bytes.append(contentsOf: ", ".utf8)
        Self.append(day, digits: 2, to: &bytes)
        bytes.append(UInt8(ascii: " "))
        bytes.append(contentsOf: Self.name(month - 1, in: "JanFebMarAprMayJunJulAugSepOctNovDec"))
        bytes.append(UInt8(ascii: " "))
        Self.append(year, digits: 4, to: &bytes)
        bytes.append(UInt8(ascii: " "))
        Self.append(secondOfDay / 3600, digits: 2, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        Self.append(secondOfDay / 60 % 60, digits: 2, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        Self.append(secondOfDay % 60, digits: 2, to: &bytes)
        bytes.append(contentsOf: " GMT".utf8)
        self.bytes = bytes
        line = Array("Date: ".utf8) + bytes + [0x0D, 0x0A]
    }

    /// The proleptic Gregorian date of a day, by counting from 1 March of the year 0: so a leap day is the last of its
    /// year, and 400 years are 146,097 days (Hinnant, "chrono-compatible low-level date algorithms").
    private static func civilDate(daysSinceEpoch: Int) -> (year: Int, month: Int, day: Int) {
        let days = daysSinceEpoch + 719_468
        let (era, dayOfEra) = days.quotientAndRemainder(dividingBy: 146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        return (era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month, day)
    }

    /// Three letters out of a row of names.
    private static func name(_ index: Int, in names: String) -> Substring.UTF8View {
        names.dropFirst(3 * index).prefix(3).utf8
    }

    private static func append(_ number: Int, digits: Int, to bytes: inout [UInt8]) {
        var divisor = 1
        for _ in 1..<digits { divisor *= 10 }
        while divisor > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(number / divisor % 10))
            divisor /= 10
        }
    }
}
