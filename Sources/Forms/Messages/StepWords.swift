/// A step as one would say it: "15 minutes, counted from 00:00".
struct StepWords: Hashable, Sendable {
    /// What a step is counted in.
    enum Unit: Hashable, Sendable {
        case number
        case days
        case months
        case weeks
        case minutes
        case seconds
    }

    let unit: Unit
    /// The whole part of the count.
    let count: Int
    /// The count as it is written, where it has a fraction.
    let fraction: String?
    /// Where counting begins.
    let base: String

    /// The words for a range's step; `nil` where any value will do.
    init?(_ range: RangeRules) {
        guard let step = range.step, let size = Decimal(step.utf8.span) else { return nil }
        let whole = size.count(of: 0).flatMap(Int.init(exactly:))
        base = range.minimum?.text ?? range.type.stepBase
        unit = range.type.stepUnit(isWholeMinutes: whole?.isMultiple(of: 60) ?? false)
        if let whole {
            count = unit == .minutes ? whole / 60 : whole
            fraction = unit == .number ? step : nil
        } else {
            count = size < Decimal.two ? 1 : 2
            fraction = step
        }
    }

    /// The form of the unit's word. A fraction has its own rule in each language: 0.5 and 1.5 are plural in English, and
    /// singular in French.
    func category(in language: Language) -> PluralCategory {
        fraction != nil && language == .english ? .other : PluralCategory(of: count, in: language)
    }

    /// The count in digits.
    func digits(groupedBy separator: String) -> String { fraction ?? MessageCatalog.grouped(count, by: separator) }
}

extension RangeRules {
    /// Whether its values are the whole numbers.
    var hasWholeNumbers: Bool {
        guard type == .number || type == .range, let step, Decimal(step.utf8.span) == Decimal.one else { return false }
        guard case .decimal(let minimum) = minimum?.scalar else { return true }
        return minimum.lastPower >= 0
    }
}

extension InputType {
    fileprivate func stepUnit(isWholeMinutes: Bool) -> StepWords.Unit {
        switch self {
        case .date: .days
        case .month: .months
        case .week: .weeks
        case .time, .datetimeLocal: isWholeMinutes ? .minutes : .seconds
        default: .number
        }
    }

    /// Where steps are counted from without a `min`.
    fileprivate var stepBase: String {
        switch self {
        case .date: "1970-01-01"
        case .month: "1970-01"
        case .week: "1970-W01"
        case .time: "00:00"
        case .datetimeLocal: "1970-01-01T00:00"
        default: "0"
        }
    }
}
