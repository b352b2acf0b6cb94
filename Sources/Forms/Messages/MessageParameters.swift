/// What the placeholders of an operator's message stand for.
struct MessageParameters {
    private let violation: Violation
    private let field: FieldDefinition
    private let range: RangeRules?
    private let otherLabel: String?
    private let language: Language

    init(_ violation: Violation, of field: Int, in form: FormDefinition, language: Language) {
        self.violation = violation
        self.field = form.fields[field]
        range = form.range(of: field)
        otherLabel = violation.other.flatMap(form.index).map { form.fields[$0].label[language] }
        self.language = language
    }

    /// The message with its placeholders filled in, in the plural form that its number takes.
    func filled(_ template: MessageTemplate) -> String {
        let form = count.flatMap { template.form(for: PluralCategory(of: $0, in: language)) } ?? template.other
        var filled: [UInt8] = []
        var rest = form.utf8[...]
        while let open = rest.firstIndex(of: UInt8(ascii: "{")),
            let close = rest[open...].firstIndex(of: UInt8(ascii: "}"))
        {
            let name = rest.index(after: open)
            filled.append(contentsOf: rest[..<open])
            if let text = text(for: String(decoding: rest[name..<close], as: UTF8.self)) {
                filled.append(contentsOf: text.utf8)
                rest = rest[rest.index(after: close)...]
            } else {
                filled.append(UInt8(ascii: "{"))
                rest = rest[name...]
            }
        }
        filled.append(contentsOf: rest)
        return String(decoding: filled, as: UTF8.self)
    }

    /// The number that decides the plural form: a whole limit.
    private var count: Int? {
        if let bound = violation.bound { return bound }
        guard let limit = violation.limit, let number = Decimal(limit.utf8.span) else { return nil }
        return number.count(of: 0).flatMap(Int.init(exactly:))
    }

    /// The text for a placeholder; `nil` where the field has no such limit.
    private func text(for name: String) -> String? {
        switch MessageTemplate.Placeholder(rawValue: name) {
        case .min: length?.minimum.map(digits) ?? range?.minimum?.text
        case .max: length?.maximum.map(digits) ?? range?.maximum?.text
        case .step: range?.step
        case .other: otherLabel
        case .label: field.label[language]
        case nil: nil
        }
    }

    private var length: Length? {
        var length: Length?
        for case .length(let bounds) in field.constraints { length = length?.intersection(bounds) ?? bounds }
        return length
    }

    private func digits(_ count: Int) -> String {
        MessageCatalog.grouped(count, by: language == .french ? "\u{202F}" : ",")
    }
}

extension FormDefinition {
    /// The range of a field that holds numbers, dates or times; `nil` for others.
    func range(of field: Int) -> RangeRules? {
        for constraint in constraints[rules[field].constraints] {
            switch constraint {
            case .minimum(let range), .maximum(let range), .step(let range), .readable(let range):
                return tables.ranges[range]
            default: continue
            }
        }
        return nil
    }
}
