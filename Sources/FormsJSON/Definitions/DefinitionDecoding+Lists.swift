internal import Forms

/// Options and examples.
extension DefinitionDecoding {
    /// What may be chosen: a string is an option that is labelled with its value, as in HTML.
    mutating func options(_ member: JSONNode.Member) -> [FieldDraft.OptionDraft] {
        guard let elements = list(member, of: "options") else { return [] }
        var options: [FieldDraft.OptionDraft] = []
        var values: Set<String> = []
        for element in elements {
            guard let option = option(element) else { continue }
            if values.insert(option.value.value).inserted {
                options.append(option)
            } else {
                faults.add(.duplicateOption(option.value.value), at: option.value.range)
            }
        }
        return options
    }

    private mutating func option(_ node: JSONNode) -> FieldDraft.OptionDraft? {
        switch node.value {
        case .string(let text):
            return FieldDraft.OptionDraft(value: Located(value: text, range: node.range), label: LocalizedText(text))
        case .object(let members):
            let table = MemberTable<OptionMember>(members, in: node, of: "an option", faults: &faults)
            guard let member = table[.value] else {
                faults.add(.missingMember("value", of: "an option"), at: table.bracket)
                return nil
            }
            guard let value = text(member) else { return nil }
            let label = table[.label].flatMap { self.label($0) }
            return FieldDraft.OptionDraft(
                value: Located(value: value, range: member.node.range), label: label ?? LocalizedText(value))
        case .number(let text): faults.add(.unquotedNumber("options", text), at: node.range)
        default:
            faults.add(.wrongType("an option", expected: "a string or an object", found: node.value), at: node.range)
        }
        return nil
    }

    /// Values that the field's own rules must accept or refuse.
    mutating func examples(_ member: JSONNode.Member, of type: InputType, isMultiple: Bool) -> [FieldDraft.Example] {
        guard case .object(let members) = member.node.value else {
            return refuse(member, expected: "an object of `accept` and `refuse`") ?? []
        }
        let table = MemberTable<ExampleMember>(members, in: member.node, of: "examples", faults: &faults)
        var examples: [FieldDraft.Example] = []
        for (key, member) in table.entries {
            guard case .array(let elements) = member.node.value else {
                faults.add(
                    .wrongType("`\(member.name)`", expected: "a list of values", found: member.node.value),
                    at: member.node.range)
                continue
            }
            if elements.isEmpty { faults.add(.emptyExamples, at: member.node.range) }
            for element in elements {
                guard let value = fieldValue(element, of: type, isMultiple: isMultiple) else { continue }
                examples.append(
                    FieldDraft.Example(value: value, isAccepted: key == .accept, range: element.range))
            }
        }
        if members.isEmpty { faults.add(.emptyExamples, at: member.node.range) }
        return examples
    }

    /// A value as a snapshot has it: a boolean for a checkbox, a list where several are chosen, a text for the rest.
    private mutating func fieldValue(_ node: JSONNode, of type: InputType, isMultiple: Bool) -> FieldValue? {
        let takesList = type == .select && isMultiple
        switch node.value {
        case .null: return .text("")
        case .boolean(let isChecked) where type == .checkbox: return .checked(isChecked)
        case .array(let elements) where takesList:
            let selections = elements.compactMap { if case .string(let text) = $0.value { text } else { nil } }
            if selections.count == elements.count { return .selections(selections) }
            faults.add(.wrongType("an example", expected: "a list of strings", found: node.value), at: node.range)
        case .string(let text) where type != .checkbox && !takesList: return .text(text)
        case .number(let text): faults.add(.unquotedNumber("examples", text), at: node.range)
        default:
            let expected = type == .checkbox ? "true or false" : takesList ? "a list of strings" : "a string"
            faults.add(.wrongType("an example", expected: expected, found: node.value), at: node.range)
        }
        return nil
    }

    /// A list of words.
    mutating func words(_ member: JSONNode.Member) -> [String] {
        var words: [String] = []
        for element in list(member, of: "words") ?? [] {
            if case .string(let word) = element.value {
                words.append(word)
            } else {
                faults.add(.wrongType("a word", expected: "a string", found: element.value), at: element.range)
            }
        }
        return words
    }
}
