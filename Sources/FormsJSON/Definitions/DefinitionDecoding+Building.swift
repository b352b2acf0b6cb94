internal import Forms

/// From what was read to what judges.
extension DefinitionDecoding {
    /// The form; `nil` where anything is wrong with it.
    mutating func definition(_ draft: FormDraft, _ root: JSONNode) -> FormDefinition? {
        guard !faults.hasErrors, let name = draft.name?.value, let title = draft.title else { return nil }
        let last = draft.fields.lastIndex { $0.readOnly == nil && $0.disabled == nil }
        var fields: [FieldDefinition] = []
        for (position, field) in draft.fields.enumerated() {
            guard let definition = field.definition(isLast: position >= last ?? 0) else { return nil }
            fields.append(definition)
        }
        do throws(DefinitionError) {
            return try FormDefinition(
                name: name, title: title, reveal: draft.reveal, messages: MessageOverrides(draft.messages),
                fields: fields)
        } catch {
            // What the form itself refuses was told before, with its place; this is the net below.
            faults.add(.refused(error.reason), at: root.range.prefix(1))
            return nil
        }
    }
}

extension FieldDraft {
    /// The field; `nil` where its name or label is missing.
    ///
    /// - Parameter isLast: Whether no field behind it can have the focus.
    func definition(isLast: Bool) -> FieldDefinition? {
        guard let name = name?.value, let label else { return nil }
        // A submit label that says what its place says anyway is none: so that a form that was encoded, where it is
        // always said, reads as it was.
        let isOrdinary = submitLabel == (isLast ? .done : .next)
        return FieldDefinition(
            name: name, label: label, type: type, constraints: constraints + relations, isMultiple: isMultiple,
            options: options.map { Option(value: $0.value.value, label: $0.label) }, blank: blank,
            isReadOnly: readOnly != nil, isDisabled: disabled != nil, activeWhen: activeWhen?.condition,
            requiredWhen: requiredWhen?.condition, messages: MessageOverrides(messages),
            submitLabel: isOrdinary ? nil : submitLabel, hints: hints)
    }

    /// The field by itself, as a form of its own: what its values are judged by while nothing else is known.
    ///
    /// - Returns: `nil` where that is no form.
    func solo(_ constraints: [Constraint]? = nil) -> FormDefinition? {
        let field = FieldDefinition(
            name: "field", label: LocalizedText("-"), type: type, constraints: constraints ?? self.constraints,
            isMultiple: isMultiple, options: options.map { Option(value: $0.value.value, label: $0.label) },
            blank: blank)
        return try? FormDefinition(name: "form", title: LocalizedText("-"), fields: [field])
    }

    /// What a value must satisfy by itself.
    var constraints: [Constraint] {
        var constraints: [Constraint] = []
        if isRequired { constraints.append(.required) }
        if type == .email { constraints.append(.emailAddress) }
        if let pattern = pattern?.value { constraints.append(pattern.constraint) }
        if minLength != nil || maxLength != nil {
            constraints.append(.length(Length(minimum: minLength?.value, maximum: maxLength?.value)))
        }
        if let limit = minimum?.value { constraints.append(.minimum(limit)) }
        if let limit = maximum?.value { constraints.append(.maximum(limit)) }
        if let step = step?.value { constraints.append(.step(step)) }
        if !blocked.isEmpty { constraints.append(.blocked(blocked)) }
        return constraints
    }

    /// What a value must satisfy beside other fields' values.
    private var relations: [Constraint] {
        var relations: [Constraint] = []
        func append(_ name: Located<String>?, _ make: (FieldName) -> Constraint) {
            if let name = name.flatMap({ FieldName($0.value) }) { relations.append(make(name)) }
        }
        append(equalTo, Constraint.sameAs)
        append(notEqualTo, Constraint.differentFrom)
        append(after, Constraint.after)
        append(before, Constraint.before)
        return relations
    }
}

extension Pattern {
    /// The constraint it makes: a set of characters where it is no more than that, as that can be said in words.
    fileprivate var constraint: Constraint { AllowedCharacters(self).map { .characters($0) } ?? .pattern(self) }
}

extension ConditionDraft {
    /// The condition, without its places.
    var condition: Condition? {
        switch kind {
        case .equals(let field, let value): return FieldName(field.value).map { .equals($0, value) }
        case .oneOf(let field, let values): return FieldName(field.value).map { .oneOf($0, values) }
        case .isEmpty(let field, let isEmpty):
            return FieldName(field.value).map { isEmpty ? .isEmpty($0) : .not(.isEmpty($0)) }
        case .and(let parts): return .and(parts.compactMap { $0.condition })
        case .or(let parts): return .or(parts.compactMap { $0.condition })
        case .not(let part): return part.condition.map { .not($0) }
        }
    }
}

extension MessageOverrides {
    /// Messages as they were written.
    init(_ drafts: [MessageDraft]) {
        self.init()
        for code in Violation.Code.allCases {
            let own = drafts.filter { $0.code == code }
            guard !own.isEmpty else { continue }
            if let all = own.first(where: { $0.language == nil }) {
                self[code] = LocalizedMessage(MessageTemplate(all.template))
                continue
            }
            func template(_ language: Language) -> MessageTemplate? {
                func form(_ category: PluralCategory?) -> String? {
                    own.first { $0.language == language && $0.category == category }?.template
                }
                guard let other = form(nil) ?? form(.other) else { return nil }
                return MessageTemplate(other, one: form(.one), many: form(.many))
            }
            guard let fallback = template(.english) ?? own.first?.language.flatMap(template) else { continue }
            self[code] = LocalizedMessage(fallback, french: template(.french), japanese: template(.japanese))
        }
    }
}
