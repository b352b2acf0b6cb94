internal import Forms

/// Finds conditions that can never hold. It says nothing where it is not sure.
struct ConditionLint {
    private let fields: [FieldDraft]
    private let names: FieldNames
    /// The values of the options that conditions ask about, by the field's position.
    private var choices: [Int: Set<String>] = [:]

    init(_ fields: [FieldDraft], _ names: FieldNames) {
        self.fields = fields
        self.names = names
        var asked: Set<Int> = []
        for field in fields {
            field.activeWhen?.forEachField { if let position = names.positions[$0.value] { asked.insert(position) } }
            field.requiredWhen?.forEachField { if let position = names.positions[$0.value] { asked.insert(position) } }
        }
        for position in asked where fields[position].type.isChoice {
            choices[position] = Set(fields[position].options.map { $0.value.value })
        }
    }

    /// Why a condition can never hold.
    struct Reason {
        /// Why, as a clause.
        let why: String
        /// A value that can't be, and the position of the field that can't have it.
        var value: (text: String, field: Int)?
    }

    /// Why a condition can never hold; `nil` where it may.
    func whyNever(_ condition: ConditionDraft) -> Reason? {
        switch condition.kind {
        case .equals(let field, let value): return whyNever(field, among: [value])
        case .oneOf(let field, let values): return whyNever(field, among: values)
        case .isEmpty: return nil
        case .and(let parts):
            for part in parts { if let why = whyNever(part) { return why } }
            return contradiction(among: parts).map { Reason(why: $0) }
        case .or(let parts):
            var first: Reason?
            for part in parts {
                guard let why = whyNever(part) else { return nil }
                first = first ?? why
            }
            return first
        case .not(let part): return alwaysHolds(part) ? Reason(why: "what it denies always holds") : nil
        }
    }

    /// What was meant by a value that can't be; `nil` where nobody can know.
    func suggestion(for reason: Reason) -> String? {
        guard let (text, field) = reason.value else { return nil }
        return NearestName.nearest(to: text, among: fields[field].options.map { $0.value.value })
    }

    /// Why a field can hold none of some values.
    private func whyNever(_ reference: Located<String>, among values: [String]) -> Reason? {
        guard let position = names.positions[reference.value] else { return nil }
        if fields[position].type == .checkbox {
            guard !values.contains(where: { $0 == "true" || $0 == "false" }) else { return nil }
            return Reason(why: "a checkbox is true or false")
        }
        // No choice at all is the empty value, whether an option has it or not.
        guard let known = choices[position], !known.isEmpty, !values.contains("") else { return nil }
        guard !values.contains(where: known.contains) else { return nil }
        let choice = FaultText.quoted(reference.value)
        guard values.count == 1, let value = values.first else {
            return Reason(why: "none of these values is an option of \(choice)")
        }
        return Reason(why: "\(FaultText.quoted(value)) is no option of \(choice)", value: (value, position))
    }

    private func alwaysHolds(_ condition: ConditionDraft) -> Bool {
        switch condition.kind {
        case .equals, .oneOf, .isEmpty: false
        case .and(let parts): parts.allSatisfy(alwaysHolds)
        case .or(let parts): parts.contains(where: alwaysHolds)
        case .not(let part): whyNever(part) != nil
        }
    }

    // MARK: Contradictions

    /// What the parts of an `and` leave of one field's values.
    private struct Remains {
        /// The values that are left; `nil` for any.
        var values: Set<String>?
        var excluded: Set<String> = []
        var isEmpty: Bool?
    }

    /// Why conditions can't hold at once; only tests of one field are compared.
    private func contradiction(among parts: [ConditionDraft]) -> String? {
        var remains: [String: Remains] = [:]
        for test in flattened(parts) {
            guard let (reference, test) = simple(test), let field = field(reference), !field.isMultiple else {
                continue
            }
            var left = remains[reference.value] ?? Remains()
            switch test {
            case .among(let values): left.values = left.values.map { $0.intersection(values) } ?? values
            case .notAmong(let values): left.excluded.formUnion(values)
            case .empty(let isEmpty):
                if let known = left.isEmpty, known != isEmpty {
                    return "\(FaultText.quoted(reference.value)) can't be empty and not empty"
                }
                left.isEmpty = isEmpty
            }
            remains[reference.value] = left
            guard let values = left.values?.subtracting(left.excluded) else { continue }
            if values.isEmpty { return "\(FaultText.quoted(reference.value)) can't have two values at once" }
            // An unticked checkbox is empty; white space may be.
            let hasWords = values.allSatisfy { $0.utf8.contains { $0 > 0x20 } } && field.type != .checkbox
            if left.isEmpty == true, hasWords {
                return "\(FaultText.quoted(reference.value)) can't be empty and have a value"
            }
        }
        return nil
    }

    private enum Simple {
        case among(Set<String>)
        case notAmong(Set<String>)
        case empty(Bool)
    }

    /// A test of one field, or the denial of one.
    private func simple(_ condition: ConditionDraft) -> (Located<String>, Simple)? {
        switch condition.kind {
        case .equals(let field, let value): return (field, .among([value]))
        case .oneOf(let field, let values): return (field, .among(Set(values)))
        case .isEmpty(let field, let isEmpty): return (field, .empty(isEmpty))
        case .not(let part):
            switch simple(part) {
            case (let field, .among(let values))?: return (field, .notAmong(values))
            case (let field, .empty(let isEmpty))?: return (field, .empty(!isEmpty))
            case (_, .notAmong)?, nil: return nil
            }
        case .and, .or: return nil
        }
    }

    private func flattened(_ parts: [ConditionDraft]) -> [ConditionDraft] {
        parts.flatMap { part in if case .and(let inner) = part.kind { flattened(inner) } else { [part] } }
    }

    private func field(_ reference: Located<String>) -> FieldDraft? {
        names.positions[reference.value].map { fields[$0] }
    }
}
