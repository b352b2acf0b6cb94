extension JSONReader {
    /// Reads a number that should be a count.
    ///
    /// How the number is written does not matter: 70, 70.0 and 7e1 are the same, as for every other JSON reader.
    ///
    /// - Returns: The number; `nil` where it is negative, no integer, or above the limit.
    mutating func count(upTo limit: Int64) throws(JSONSyntaxError) -> Int64? {
        let start = position
        try skipNumber()
        var count: Int64 = 0
        for index in start..<position {
            // Compared before it is multiplied, so nothing can overflow. What is no row of digits, or a row too long,
            // can still be a count: 7.0, 10000000000000000000e-9.
            let digit = Int64(bytes[index] &- UInt8(ascii: "0"))
            guard digit < 10, digit <= limit, count <= (limit - digit) / 10 else {
                return DecimalNumber(bytes[start..<position]).count(upTo: limit)
            }
            count = count &* 10 &+ digit
        }
        return count
    }

    /// Reads a number (RFC 8259 §6) that nobody wants to know.
    mutating func skipNumber() throws(JSONSyntaxError) {
        if current == UInt8(ascii: "-") { position += 1 }
        if current == UInt8(ascii: "0") {
            position += 1
            if let next = current, Self.isDigit(next) { throw error(.invalidNumber) }
        } else {
            try skipDigits()
        }
        if current == UInt8(ascii: ".") {
            position += 1
            try skipDigits()
        }
        if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
            position += 1
            if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { position += 1 }
            try skipDigits()
        }
    }

    private var current: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

    /// Reads one digit or more.
    private mutating func skipDigits() throws(JSONSyntaxError) {
        guard let first = current else { throw error(.unexpectedEnd) }
        guard Self.isDigit(first) else { throw error(.invalidNumber) }
        while let next = current, Self.isDigit(next) { position += 1 }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
