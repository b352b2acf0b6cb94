/// A number as it is written, exactly: its digits and where they stand. Never a binary one, so nothing is rounded.
struct Decimal: Hashable, Sendable {
    /// How many digits are kept in one word.
    private static let headDigits = 18
    /// Where exponents are cut: farther than any digits of a value reach, and within an `Int` of 32 bits.
    private static let maxExponent = 100_000_000

    private var isNegative = false
    /// The first 18 digits from the first one that is not 0, filled up with zeros; 0 for the number 0 only.
    private var head: UInt64 = 0
    /// The digits behind those, up to the last one that is not 0. Nearly always none.
    private var tail: [UInt8] = []
    /// The power of ten that the first digit counts.
    private var magnitude = 0

    static let one = Decimal(digit: 1)
    static let two = Decimal(digit: 2)

    private init(digit: UInt64) { head = digit * 100_000_000_000_000_000 }

    /// Reads a number in HTML's grammar ("valid floating-point number").
    ///
    /// - Returns: `nil` where it is none, or so large that it would be infinite for a browser.
    /// - Complexity: O(*n*) in the bytes, whatever the exponent says.
    init?(_ bytes: Span<UInt8>) {
        var index = 0
        let hasSign = bytes.count > 0 && bytes[0] == UInt8(ascii: "-")
        if hasSign { index = 1 }
        let whole = Self.digits(in: bytes, from: index)
        index = whole.upperBound
        var fraction = index..<index
        if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
            fraction = Self.digits(in: bytes, from: index + 1)
            guard !fraction.isEmpty else { return nil }
            index = fraction.upperBound
        }
        guard !whole.isEmpty || !fraction.isEmpty else { return nil }
        guard let exponent = Self.exponent(in: bytes, from: index) else { return nil }

        magnitude = whole.count - 1 + exponent
        var count = 0
        var zeros = 0
        for index in whole { append(bytes[index] - UInt8(ascii: "0"), &count, &zeros) }
        for index in fraction { append(bytes[index] - UInt8(ascii: "0"), &count, &zeros) }
        while count > 0, count < Self.headDigits {
            head *= 10
            count += 1
        }
        guard head > 0 else {
            magnitude = 0
            return
        }
        isNegative = hasSign
        // From here on a double would be infinite: the greatest one is 1.7976931348623157e308.
        if magnitude > 308 || magnitude == 308 && head >= 179_769_313_486_231_581 { return nil }
    }

    /// Takes the next digit; zeros count once another digit follows them.
    private mutating func append(_ digit: UInt8, _ count: inout Int, _ zeros: inout Int) {
        if count == 0, digit == 0 {
            magnitude -= 1
        } else if count < Self.headDigits {
            head = head * 10 + UInt64(digit)
            count += 1
        } else if digit == 0 {
            zeros += 1
        } else {
            tail.append(contentsOf: repeatElement(0, count: zeros))
            tail.append(digit)
            zeros = 0
        }
    }

    private static func digits(in bytes: Span<UInt8>, from start: Int) -> Range<Int> {
        var end = start
        while end < bytes.count, bytes[end] &- UInt8(ascii: "0") < 10 { end += 1 }
        return start..<end
    }

    /// The exponent at the end of a number, cut at ``maxExponent``; 0 where there is none, `nil` where it is no exponent.
    private static func exponent(in bytes: Span<UInt8>, from start: Int) -> Int? {
        guard start < bytes.count else { return 0 }
        guard bytes[start] | 0x20 == UInt8(ascii: "e") else { return nil }
        var index = start + 1
        let sign = index < bytes.count ? bytes[index] : 0
        if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { index += 1 }
        let digits = digits(in: bytes, from: index)
        guard !digits.isEmpty, digits.upperBound == bytes.count else { return nil }
        var exponent = 0
        for index in digits { exponent = min(exponent * 10 + Int(bytes[index] - UInt8(ascii: "0")), maxExponent) }
        return sign == UInt8(ascii: "-") ? -exponent : exponent
    }
}

extension Decimal: Comparable {
    static func < (one: Decimal, other: Decimal) -> Bool {
        if one.isNegative != other.isNegative { return one.isNegative }
        return one.isNegative ? other.isNearerToZero(than: one) : one.isNearerToZero(than: other)
    }

    private func isNearerToZero(than other: Decimal) -> Bool {
        if head == 0 || other.head == 0 { return head == 0 && other.head != 0 }
        if magnitude != other.magnitude { return magnitude < other.magnitude }
        if head != other.head { return head < other.head }
        return tail.lexicographicallyPrecedes(other.tail)
    }
}

extension Decimal {
    /// Whether it is above 0.
    var isPositive: Bool { !isNegative && head > 0 }

    /// The power of ten that the last digit counts that is not 0; the greatest `Int` for the number 0.
    var lastPower: Int {
        if head == 0 { return .max }
        if !tail.isEmpty { return magnitude - Self.headDigits + 1 - tail.count }
        var power = magnitude - Self.headDigits + 1
        var rest = head
        while rest.isMultiple(of: 10) {
            rest /= 10
            power += 1
        }
        return power
    }

    /// How many times 10 to a power it is, where that is a whole number of at most 18 digits.
    func count(of power: Int) -> UInt64? {
        if head == 0 { return 0 }
        guard !isNegative, lastPower >= power, magnitude - power < Self.headDigits else { return nil }
        var count = head
        for _ in 0..<(power - (magnitude - Self.headDigits + 1)) { count /= 10 }
        return count
    }

    /// What is left of it after taking away whole units, from 0 up to the unit.
    ///
    /// - Parameters:
    ///   - unit: A count of 10 to the power, from 1 to 10^18.
    ///   - power: At most ``lastPower``.
    func remainder(dividingBy unit: UInt64, of power: Int) -> UInt64 {
        guard head > 0 else { return 0 }
        var position = magnitude - Self.headDigits + 1
        var rest = head
        while position < power {
            rest /= 10
            position += 1
        }
        rest %= unit
        for digit in tail { rest = (rest * 10 + UInt64(digit)) % unit }
        position -= tail.count
        while position > power {
            rest = rest * 10 % unit
            position -= 1
        }
        return isNegative && rest > 0 ? unit - rest : rest
    }
}

/// Numbers a step apart, counted from a base.
struct DecimalSteps: Hashable, Sendable {
    /// The smallest power of ten that any double has.
    private static let leastPower = -324

    private let unit: UInt64
    private let power: Int
    private let remainder: UInt64

    /// Steps from a base.
    ///
    /// - Returns: `nil` where the step is not above 0, or where step and base are more than 18 digits apart.
    init?(_ step: Decimal, from base: Decimal) {
        let power = min(step.lastPower, base.lastPower)
        guard step.isPositive, power >= Self.leastPower, let unit = step.count(of: power) else { return nil }
        self.unit = unit
        self.power = power
        remainder = base.remainder(dividingBy: unit, of: power)
    }

    /// Whether a number is one of them.
    ///
    /// - Complexity: O(*n*) in the number's digits.
    func contains(_ number: Decimal) -> Bool {
        number.lastPower >= power && number.remainder(dividingBy: unit, of: power) == remainder
    }
}
