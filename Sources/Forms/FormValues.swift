/// A form's values as its rules read them: sanitised, and with what follows from all of them together.
struct FormValues {
    /// One sanitised value a field.
    var values: [FieldValue]
    /// The fields nothing was typed into.
    private(set) var empty = FieldSet()
    /// The fields that hold something else than their kind: an app's own mistake, as bytes are read by the kind.
    private(set) var misfits = FieldSet()
    /// The fields that take no part, as their conditions say.
    var inactive = FieldSet()
    /// The values that have an order, by field; empty where the form has no such field.
    private var scalars: [Scalar?] = []

    /// Reads the values of a form.
    ///
    /// - Complexity: O(*n*) in the fields and the bytes of their values. Allocates only where a value must be altered,
    ///   or the form holds numbers or dates.
    init(_ values: [FieldValue], rules: [FieldRules], hasScalars: Bool) {
        self.values = values
        if hasScalars { scalars.reserveCapacity(values.count) }
        for field in rules.indices {
            let rule = rules[field]
            switch values[field] {
            case .text(let text):
                let clean = rule.type.cleaned(text, isMultiple: rule.isMultiple)
                if let clean { replace(field, with: clean) }
                note(field, rule, isEmpty: (clean ?? text).isEmpty(blank: rule.blank), kind: .text)
                if hasScalars { scalars.append(Scalar(text, type: rule.type)) }
            case .checked(let isChecked):
                note(field, rule, isEmpty: !isChecked, kind: .checked)
                if hasScalars { scalars.append(nil) }
            case .selections(let options):
                note(field, rule, isEmpty: options.isEmpty, kind: .selections)
                if hasScalars { scalars.append(nil) }
            }
        }
    }

    /// Apart from the loop over the fields: the optimiser would make the array unique before it, and so copy it always.
    @inline(never)
    private mutating func replace(_ field: Int, with text: String) { values[field] = .text(text) }

    private mutating func note(_ field: Int, _ rule: FieldRules, isEmpty: Bool, kind: FieldValue.Kind) {
        if isEmpty {
            empty.insert(field)
        } else if kind != rule.kind {
            misfits.insert(field)
        }
    }

    /// Whether a field is empty for the conditions of others.
    func isEmpty(_ field: Int) -> Bool { empty.contains(field) || inactive.contains(field) }

    /// Whether two fields have the same value: as numbers or dates where they are some.
    ///
    /// - Complexity: O(*n*) in the values.
    func areSame(_ one: Int, _ other: Int) -> Bool {
        if let one = scalar(of: one), let other = scalar(of: other) { return one == other }
        return SameAs.areSame(values[one], values[other])
    }

    /// The value of a field as a number or date; `nil` where it is none.
    func scalar(of field: Int) -> Scalar? { scalars.isEmpty ? nil : scalars[field] }
}

extension String {
    /// Whether nothing was typed.
    ///
    /// - Parameter blank: What white space only counts as.
    fileprivate func isEmpty(blank: FieldDefinition.Blank) -> Bool {
        isEmpty || blank == .missing && unicodeScalars.allSatisfy { $0.isWhiteSpace }
    }
}

extension Unicode.Scalar {
    /// Unicode's property `White_Space`, written out so that no build has to carry Unicode's tables for it.
    fileprivate var isWhiteSpace: Bool {
        switch value {
        case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
        default: false
        }
    }
}
