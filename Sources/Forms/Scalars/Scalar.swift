/// A value that has an order: a number, or a point in the calendar counted in its type's own unit.
enum Scalar: Hashable, Sendable {
    /// A `number` or a `range`.
    case decimal(Decimal)
    /// Days (`date`), months, weeks, or milliseconds (`time`, `datetime-local`).
    case integer(Int64)

    /// Reads a value.
    ///
    /// - Returns: `nil` where the text is none of the type, or the type has no order.
    /// - Complexity: O(*n*) in the text's UTF-8 bytes.
    init?(_ text: String, type: InputType) {
        let bytes = text.utf8.span
        let integer: Int64?
        switch type {
        case .number, .range:
            guard let decimal = Decimal(bytes) else { return nil }
            self = .decimal(decimal)
            return
        case .date: integer = CalendarText.days(bytes)
        case .month: integer = CalendarText.months(bytes)
        case .week: integer = CalendarText.weeks(bytes)
        case .time: integer = CalendarText.milliseconds(bytes)
        case .datetimeLocal: integer = CalendarText.localMilliseconds(bytes)
        case .text, .search, .tel, .email, .password, .textarea, .color, .checkbox, .radio, .select: integer = nil
        }
        guard let integer else { return nil }
        self = .integer(integer)
    }
}

extension Scalar: Comparable {
    /// The order of two values of one type.
    static func < (one: Scalar, other: Scalar) -> Bool {
        switch (one, other) {
        case (.decimal(let one), .decimal(let other)): one < other
        case (.integer(let one), .integer(let other)): one < other
        case (.decimal, .integer), (.integer, .decimal): preconditionFailure("values of two types have no order")
        }
    }
}
