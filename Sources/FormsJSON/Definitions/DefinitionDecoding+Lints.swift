internal import Forms

/// What is wrong though each part could be read: rules that do not fit together, and what surely was not meant.
extension DefinitionDecoding {
    /// Finds what is wrong with a form beyond its syntax.
    mutating func check(_ form: FormDraft) {
        // A rule that could not be read may be the one that a message is about.
        let isWhole = !faults.hasErrors
        let names = FieldNames(form.fields, faults: &faults)
        let conditions = ConditionLint(form.fields, names)
        for field in form.fields {
            checkReferences(of: field, among: names, in: form)
            checkBounds(of: field)
            checkPattern(of: field, in: form)
            checkHints(of: field)
            checkExamples(of: field)
            if isWhole { checkMessages(field.messages, of: [field]) }
            checkCondition(field.activeWhen, in: .activeWhen, conditions)
            checkCondition(field.requiredWhen, in: .requiredWhen, conditions)
        }
        if isWhole { checkMessages(form.messages, of: form.fields) }
        checkCircles(form.fields, names)
        checkTranslations()
    }

    // MARK: Other fields

    private mutating func checkReferences(of field: FieldDraft, among names: FieldNames, in form: FormDraft) {
        let relations: [(Located<String>?, (FieldName) -> Constraint)] = [
            (field.equalTo, Constraint.sameAs), (field.notEqualTo, Constraint.differentFrom),
            (field.after, Constraint.after), (field.before, Constraint.before),
        ]
        for (reference, make) in relations {
            guard let reference, let position = checkName(reference, of: field, among: names) else { continue }
            let other = form.fields[position]
            if let name = other.name?.value, !field.isComparable(with: other, make(name)) {
                faults.add(.notComparable(field.type, other.type, reference.value), at: reference.range)
            }
        }
        for condition in [field.activeWhen, field.requiredWhen] {
            condition?.forEachField { _ = checkName($0, of: field, among: names) }
        }
    }

    private mutating func checkCondition(_ condition: ConditionDraft?, in member: FieldMember, _ lint: ConditionLint) {
        guard let condition, let reason = lint.whyNever(condition) else { return }
        faults.add(
            .conditionNever(reason.why, of: member, suggestion: lint.suggestion(for: reason)), at: condition.range)
    }

    /// Finds the field that another one names.
    private mutating func checkName(
        _ reference: Located<String>, of field: FieldDraft, among names: FieldNames
    ) -> Int? {
        if reference.value == field.name?.value.rawValue {
            faults.add(.refersToItself(reference.value), at: reference.range)
            return nil
        }
        guard let position = names.positions[reference.value] else {
            faults.add(.unknownField(reference.value, known: names.all), at: reference.range)
            return nil
        }
        return position
    }

    /// Finds fields that wait for one another to become active.
    private mutating func checkCircles(_ fields: [FieldDraft], _ names: FieldNames) {
        var awaited: [[Int]] = []
        for (position, field) in fields.enumerated() {
            var edges: [Int] = []
            field.activeWhen?.forEachField { reference in
                // That a field names itself was told already.
                if let other = names.positions[reference.value], other != position { edges.append(other) }
            }
            awaited.append(edges)
        }
        var isDone = [Bool](repeating: false, count: fields.count)
        for start in fields.indices where !isDone[start] {
            // Depth first, with a stack of our own: a chain may be as long as the form.
            var path = [start]
            var next = [0]
            var place = [start: 0]
            while let field = path.last {
                let edge = next[next.count - 1]
                guard edge < awaited[field].count else {
                    isDone[field] = true
                    place[field] = nil
                    path.removeLast()
                    next.removeLast()
                    continue
                }
                next[next.count - 1] += 1
                let other = awaited[field][edge]
                if let first = place[other] {
                    let circle = path[first...] + [other]
                    let range = fields[field].activeWhen?.range ?? fields[field].bracket
                    faults.add(.conditionCircle(circle.map { names.all[$0] }), at: range.prefix(1))
                } else if !isDone[other] {
                    place[other] = path.count
                    path.append(other)
                    next.append(0)
                }
            }
        }
    }

    // MARK: Messages

    /// Finds messages for codes that no verdict on these fields can have.
    private mutating func checkMessages(_ messages: [MessageDraft], of fields: [FieldDraft]) {
        guard !messages.isEmpty else { return }
        var untold: Set<Violation.Code> = Set(messages.map { $0.code })
        for field in fields where !untold.isEmpty { untold.subtract(field.possibleCodes) }
        for message in messages where untold.remove(message.code) != nil {
            faults.add(.neverShown(message.code), at: message.range)
        }
    }

    /// Finds texts that lack a language which others have.
    private mutating func checkTranslations() {
        var wanted: [Language] = []
        for language in Language.allCases {
            if texts.contains(where: { $0.languages?.contains(language) ?? false }) { wanted.append(language) }
        }
        // One language and strings: the strings are in that language.
        guard wanted.count > 1 else { return }
        for text in texts where !text.isSameEverywhere {
            let missing = wanted.filter { !(text.languages?.contains($0) ?? false) }
            guard !missing.isEmpty else { continue }
            faults.add(.missingTranslation(text.name, missing, isString: text.languages == nil), at: text.range)
        }
    }
}

/// The names of a form's fields and where they are.
struct FieldNames {
    /// A name for each field; a stand-in where it has none.
    private(set) var all: [String] = []
    private(set) var positions: [String: Int] = [:]

    init(_ fields: [FieldDraft], faults: inout DefinitionFaults) {
        for (position, field) in fields.enumerated() {
            all.append(field.name?.value.rawValue ?? "?")
            guard let name = field.name else { continue }
            if positions[name.value.rawValue] == nil {
                positions[name.value.rawValue] = position
            } else {
                faults.add(.duplicateField(name.value), at: name.range)
            }
        }
    }
}

extension TextDraft {
    /// Whether a single string may well be right in every language: no words, or an example of what to type.
    var isSameEverywhere: Bool {
        guard languages == nil else { return false }
        if name == FieldMember.placeholder.rawValue, !text.utf8.contains(UInt8(ascii: " ")) { return true }
        return text.utf8.allSatisfy { byte in
            byte < 0x80 && !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        }
    }
}

extension ConditionDraft {
    /// Visits every field that is named, in order.
    func forEachField(_ body: (Located<String>) -> Void) {
        switch kind {
        case .equals(let field, _), .oneOf(let field, _), .isEmpty(let field, _): body(field)
        case .and(let parts), .or(let parts): for part in parts { part.forEachField(body) }
        case .not(let part): part.forEachField(body)
        }
    }
}
