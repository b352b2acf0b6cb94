import Testing

@testable import Forms

@Suite struct `Calendar texts` {
    static func scalar(_ text: String, _ type: InputType) -> Int64? {
        guard case .integer(let number) = Scalar(text, type: type) else { return nil }
        return number
    }

    static func padded(_ number: Int, _ width: Int = 2) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }

    @Test(arguments: [
        (InputType.date, "1970-01-01", 0), (.date, "1969-12-31", -1), (.date, "2000-02-29", 11_016),
        (.date, "0001-01-01", -719_162), (.date, "10000-01-01", 2_932_897), (.date, "00002024-01-01", 19_723),
        (.month, "1970-01", 0), (.month, "1969-12", -1), (.month, "0001-01", -23_628), (.month, "275760-12", 3_285_491),
        (.week, "1970-W01", 0), (.week, "1969-W52", -1), (.week, "2020-W53", 2661), (.week, "2021-W01", 2662),
        (.week, "2015-W53", 2400), (.week, "0001-W01", -102_737),
        (.time, "00:00", 0), (.time, "23:59", 86_340_000), (.time, "23:59:59", 86_399_000),
        (.time, "00:00:00.1", 100), (.time, "00:00:00.01", 10), (.time, "00:00:00.001", 1),
        (.time, "23:59:59.999", 86_399_999),
        (.datetimeLocal, "1970-01-01T00:00", 0), (.datetimeLocal, "1970-01-01 00:00", 0),
        (.datetimeLocal, "1970-01-02T00:00:01.5", 86_401_500), (.datetimeLocal, "1969-12-31T23:59:59.999", -1),
    ])
    func `are counted in their own unit`(type: InputType, text: String, count: Int64) {
        #expect(Self.scalar(text, type) == count)
    }

    @Test(arguments: [
        (InputType.date, "2026-02-30"), (.date, "2025-02-29"), (.date, "1900-02-29"), (.date, "2024-04-31"),
        (.date, "2024-00-10"), (.date, "2024-13-10"), (.date, "2024-01-00"), (.date, "2024-01-32"),
        (.date, "0000-01-01"),
        (.date, "999-01-01"), (.date, "2024-1-01"), (.date, "2024-01-1"), (.date, "2024/01/01"), (.date, "20240101"),
        (.date, "2024-01-01T00:00"), (.date, " 2024-01-01"), (.date, "-2024-01-01"), (.date, "+2024-01-01"),
        (.date, "275761-01-01"), (.date, "99999999999999999999-01-01"), (.date, "２０２４-01-01"), (.date, "2024-01-01Z"),
        (.date, ""), (.date, "2024"), (.date, "2024-01"), (.date, "2024-01-"),
        (.month, "2024-00"), (.month, "2024-13"), (.month, "2024-1"), (.month, "2024-01-01"), (.month, "0000-12"),
        (.week, "2021-W53"), (.week, "2024-W53"), (.week, "2024-W00"), (.week, "2024-w01"), (.week, "2024W01"),
        (.week, "2024-W1"), (.week, "2024-W54"), (.week, "2024-W01-1"), (.week, "0000-W01"),
        (.time, "24:00"), (.time, "12:60"), (.time, "23:59:60"), (.time, "1:00"), (.time, "12:0"), (.time, "12"),
        (.time, "12:00:"), (.time, "12:00:00."), (.time, "12:00:00.0000"), (.time, "12:00:0"), (.time, "12:00 "),
        (.time, "12:00Z"), (.time, "12:00:00,5"), (.time, "-1:00"), (.time, "12-00"),
        (.datetimeLocal, "2024-01-01"), (.datetimeLocal, "2024-01-01t00:00"), (.datetimeLocal, "2024-01-01  00:00"),
        (.datetimeLocal, "2024-01-01T00:00Z"), (.datetimeLocal, "2024-01-01T00:00+01:00"),
        (.datetimeLocal, "2024-02-30T00:00"),
        (.datetimeLocal, "2024-01-01T24:00"), (.datetimeLocal, "2024-01-01T"), (.datetimeLocal, "2024-01-01_00:00"),
    ])
    func `that are none are bad input`(type: InputType, text: String) throws {
        #expect(Self.scalar(text, type) == nil)
        #expect(try makeForm(type: type).violations(text) == (text.isEmpty ? [] : [Violation(.badInput)]))
    }

    @Test func `name every day of four hundred years once, in a row`() {
        let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        var expected = Self.scalar("1800-01-01", .date) ?? 0
        let start = expected
        var months = Self.scalar("1800-01", .month) ?? 0
        for year in 1800..<2200 {
            let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
            for (month, length) in lengths.enumerated() {
                #expect(Self.scalar("\(year)-\(Self.padded(month + 1))", .month) == months)
                months += 1
                let last = length + (isLeap && month == 1 ? 1 : 0)
                for day in 1...31 {
                    let date = Self.scalar("\(year)-\(Self.padded(month + 1))-\(Self.padded(day))", .date)
                    guard day <= last else {
                        #expect(date == nil)
                        continue
                    }
                    if date != expected { Issue.record("\(year)-\(month + 1)-\(day)") }
                    expected += 1
                }
            }
        }
        #expect(expected - start == 146_097)
    }

    @Test func `name every week of four hundred years once, each on a Monday`() {
        var expected = Self.scalar("1800-W01", .week) ?? 0
        let start = expected
        var longYears = 0
        for year in 1800..<2200 {
            // A year has 53 weeks if it begins on a Thursday, or is a leap year that begins on a Wednesday (ISO 8601).
            let first = (((Self.scalar("\(year)-01-01", .date) ?? 0) + 3) % 7 + 7) % 7
            let isLeap = Self.scalar("\(year)-02-29", .date) != nil
            let count = first == 3 || isLeap && first == 2 ? 53 : 52
            longYears += count - 52
            for week in 1...54 {
                let number = Self.scalar("\(year)-W\(Self.padded(week))", .week)
                guard week <= count else {
                    #expect(number == nil)
                    continue
                }
                if number != expected { Issue.record("\(year)-W\(week)") }
                expected += 1
            }
        }
        #expect(longYears == 71)
        #expect(expected - start == 20_871)
    }
}
