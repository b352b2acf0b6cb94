/// Reads dates and times as HTML writes them, in the proleptic Gregorian calendar, without zones.
///
/// The grammars are HTML's: "valid date string" and its neighbours. Years have four digits or more, from 1 to
/// ``maxYear``.
enum CalendarText {
    /// The last year that browsers know (ECMAScript's time values end in it).
    static let maxYear: Int64 = 275_760
    static let millisecondsPerDay: Int64 = 86_400_000

    /// The days from 1970-01-01 to a date.
    static func days(_ bytes: Span<UInt8>) -> Int64? {
        var index = 0
        guard let days = day(bytes, &index), index == bytes.count else { return nil }
        return days
    }

    /// The months from 1970-01 to a month.
    static func months(_ bytes: Span<UInt8>) -> Int64? {
        var index = 0
        guard let (year, month) = yearAndMonth(bytes, &index), index == bytes.count else { return nil }
        return (year - 1970) * 12 + month - 1
    }

    /// The weeks from 1970-W01 to a week (ISO 8601: they start on Monday, and the first one holds January 4).
    static func weeks(_ bytes: Span<UInt8>) -> Int64? {
        var index = 0
        guard let year = year(bytes, &index), skip(UInt8(ascii: "-"), bytes, &index),
            skip(UInt8(ascii: "W"), bytes, &index), let week = twoDigits(bytes, &index), index == bytes.count,
            week >= 1, week <= weekCount(of: year)
        else { return nil }
        return firstWeek(of: year) + week - 1
    }

    /// The milliseconds from midnight to a time.
    static func milliseconds(_ bytes: Span<UInt8>) -> Int64? {
        var index = 0
        guard let time = time(bytes, &index), index == bytes.count else { return nil }
        return time
    }

    /// The milliseconds from 1970-01-01T00:00 to a local date and time.
    static func localMilliseconds(_ bytes: Span<UInt8>) -> Int64? {
        var index = 0
        guard let days = day(bytes, &index),
            skip(UInt8(ascii: "T"), bytes, &index) || skip(UInt8(ascii: " "), bytes, &index),
            let time = time(bytes, &index), index == bytes.count
        else { return nil }
        return days * millisecondsPerDay + time
    }
}

// Parts of the texts: each goes past what it has read.
extension CalendarText {
    private static func day(_ bytes: Span<UInt8>, _ index: inout Int) -> Int64? {
        guard let (year, month) = yearAndMonth(bytes, &index), skip(UInt8(ascii: "-"), bytes, &index),
            let day = twoDigits(bytes, &index), day >= 1, day <= dayCount(of: month, in: year)
        else { return nil }
        return days(before: year, month) + day - 1
    }

    private static func yearAndMonth(_ bytes: Span<UInt8>, _ index: inout Int) -> (year: Int64, month: Int64)? {
        guard let year = year(bytes, &index), skip(UInt8(ascii: "-"), bytes, &index),
            let month = twoDigits(bytes, &index), month >= 1, month <= 12
        else { return nil }
        return (year, month)
    }

    private static func year(_ bytes: Span<UInt8>, _ index: inout Int) -> Int64? {
        let start = index
        var year: Int64 = 0
        while let digit = digit(bytes, index) {
            year = min(year * 10 + digit, maxYear + 1)
            index += 1
        }
        return index - start >= 4 && year >= 1 && year <= maxYear ? year : nil
    }

    private static func time(_ bytes: Span<UInt8>, _ index: inout Int) -> Int64? {
        guard let hour = twoDigits(bytes, &index), hour <= 23, skip(UInt8(ascii: ":"), bytes, &index),
            let minute = twoDigits(bytes, &index), minute <= 59
        else { return nil }
        let milliseconds = (hour * 60 + minute) * 60_000
        guard skip(UInt8(ascii: ":"), bytes, &index) else { return milliseconds }
        guard let second = twoDigits(bytes, &index), second <= 59 else { return nil }
        guard skip(UInt8(ascii: "."), bytes, &index) else { return milliseconds + second * 1000 }
        guard let fraction = fraction(bytes, &index) else { return nil }
        return milliseconds + second * 1000 + fraction
    }

    /// One to three digits of a second, in milliseconds.
    private static func fraction(_ bytes: Span<UInt8>, _ index: inout Int) -> Int64? {
        var fraction: Int64 = 0
        var unit: Int64 = 1000
        while unit > 1, let digit = digit(bytes, index) {
            unit /= 10
            fraction += digit * unit
            index += 1
        }
        return unit < 1000 ? fraction : nil
    }

    private static func twoDigits(_ bytes: Span<UInt8>, _ index: inout Int) -> Int64? {
        guard let tens = digit(bytes, index), let ones = digit(bytes, index + 1) else { return nil }
        index += 2
        return tens * 10 + ones
    }

    private static func digit(_ bytes: Span<UInt8>, _ index: Int) -> Int64? {
        guard index < bytes.count, bytes[index] &- UInt8(ascii: "0") < 10 else { return nil }
        return Int64(bytes[index] - UInt8(ascii: "0"))
    }

    private static func skip(_ byte: UInt8, _ bytes: Span<UInt8>, _ index: inout Int) -> Bool {
        guard index < bytes.count, bytes[index] == byte else { return false }
        index += 1
        return true
    }
}

// The calendar itself.
extension CalendarText {
    private static func isLeap(_ year: Int64) -> Bool {
        year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    }

    private static func dayCount(of month: Int64, in year: Int64) -> Int64 {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// The days from 1970-01-01 to the first of a month.
    private static func days(before year: Int64, _ month: Int64) -> Int64 {
        // Years that begin in March have their leap day last, and their months' lengths repeat: 31, 30, 31, 30, 31.
        let shifted = month > 2 ? year : year - 1
        let monthOfYear = (month + 9) % 12
        return shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + (153 * monthOfYear + 2) / 5 - 719_468
    }

    /// The weeks from 1970-W01 to the first week of a year.
    private static func firstWeek(of year: Int64) -> Int64 {
        // Day 0 was a Thursday. The week that holds January 4 is the first; before 1970 the quotient must round down.
        let days = days(before: year, 1) + 3 + 3
        return days >= 0 ? days / 7 : (days - 6) / 7
    }

    private static func weekCount(of year: Int64) -> Int64 { firstWeek(of: year + 1) - firstWeek(of: year) }
}
