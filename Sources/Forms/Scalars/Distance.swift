extension InputType {
    /// How far two values of the calendar lie apart, in thousandths of what the type's step counts: days, months, weeks or
    /// seconds.
    ///
    /// - Returns: `nil` where one is no value of the type, or the values are plain numbers.
    package func distance(from one: String, to other: String) -> Int64? {
        guard case .integer(let first)? = Scalar(one, type: self), case .integer(let last)? = Scalar(other, type: self)
        else { return nil }
        return self == .time || self == .datetimeLocal ? last - first : (last - first) * 1000
    }
}
