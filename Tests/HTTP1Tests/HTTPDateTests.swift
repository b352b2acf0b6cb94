import HTTP1
import Testing

@Suite struct `HTTP date` {
    @Test(
        arguments: [
            (0, "Thu, 01 Jan 1970 00:00:00 GMT"),
            (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"),  // RFC 9110's own
            (951_782_399, "Mon, 28 Feb 2000 23:59:59 GMT"),
            (951_782_400, "Tue, 29 Feb 2000 00:00:00 GMT"),  // 400 divides the year
            (951_868_800, "Wed, 01 Mar 2000 00:00:00 GMT"),
            (1_709_164_800, "Thu, 29 Feb 2024 00:00:00 GMT"),
            (1_735_689_599, "Tue, 31 Dec 2024 23:59:59 GMT"),
            (1_735_689_600, "Wed, 01 Jan 2025 00:00:00 GMT"),
            (2_147_483_648, "Tue, 19 Jan 2038 03:14:08 GMT"),  // past 32 bits
            (4_107_542_400, "Mon, 01 Mar 2100 00:00:00 GMT"),  // no leap year: the day before was 28 February
            (4_107_542_399, "Sun, 28 Feb 2100 23:59:59 GMT"),
            (253_402_300_799, "Fri, 31 Dec 9999 23:59:59 GMT"),
            (253_402_300_800, "Fri, 31 Dec 9999 23:59:59 GMT"),  // a clock that is wrong stops nothing
            (Int64.max, "Fri, 31 Dec 9999 23:59:59 GMT"),
            (-1, "Thu, 01 Jan 1970 00:00:00 GMT"),
            (Int64.min, "Thu, 01 Jan 1970 00:00:00 GMT"),
        ] as [(Int64, String)])
    func `a point in time reads as RFC 9110 wants it`(seconds: Int64, text: String) {
        #expect(String(decoding: HTTPDate(unixSeconds: seconds).bytes, as: UTF8.self) == text)
    }

    @Test func `the days of 400 years and more follow one another`() {
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        var seconds: Int64 = 0
        for year in 1970...2400 {
            let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
            let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
            for month in 0..<12 {
                // The first and the last day of each month pin the days between them.
                for day in [1, days[month]] {
                    let date = HTTPDate(unixSeconds: seconds + Int64(day - 1) * 86400).bytes
                    let expected = "\(day < 10 ? "0" : "")\(day) \(months[month]) \(year) 00:00:00 GMT"
                    if !date[5...].elementsEqual(expected.utf8) { Issue.record("\(expected)") }
                }
                seconds += Int64(days[month]) * 86400
            }
        }
    }
}
