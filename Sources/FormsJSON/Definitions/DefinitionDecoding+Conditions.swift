extension DefinitionDecoding {
    /// A condition over other fields' values.
    ///
    /// - Parameter name: The member it stands in.
    mutating func condition(_ node: JSONNode, within name: String) -> ConditionDraft? {
        guard case .object(let members) = node.value else {
            faults.add(.wrongType("`\(name)`", expected: "a condition", found: node.value), at: node.range)
            return nil
        }
        let table = MemberTable<ConditionMember>(members, in: node, of: "a condition", faults: &faults)
        let tests = table.entries.filter { $0.key != .field }
        guard let (test, member) = tests.first else {
            // A misspelt member was told already.
            if table.entries.count == members.count { faults.add(.conditionWithoutTest, at: table.bracket) }
            return nil
        }
        guard tests.count == 1 else {
            faults.add(.conditionWithTwoTests, at: tests[1].member.nameRange)
            return nil
        }
        let kind: ConditionDraft.Kind?
        switch test {
        case .and, .or, .not:
            if let field = table[.field] { faults.add(.fieldBeside(member.name), at: field.nameRange) }
            kind = combination(test, member)
        case .equals, .oneOf, .empty, .field:
            guard let field = table[.field] else {
                faults.add(.missingMember("field", of: "a condition"), at: table.bracket)
                return nil
            }
            kind = fieldName(field).flatMap { self.test(test, member, of: $0) }
        }
        return kind.map { ConditionDraft(range: node.range, kind: $0) }
    }

    private mutating func combination(_ key: ConditionMember, _ member: JSONNode.Member) -> ConditionDraft.Kind? {
        if key == .not { return condition(member.node, within: member.name).map { .not($0) } }
        guard let elements = list(member, of: "conditions") else { return nil }
        var parts: [ConditionDraft] = []
        for element in elements {
            if let part = condition(element, within: member.name) { parts.append(part) }
        }
        // A part that could not be read changes what the others mean.
        guard parts.count == elements.count else { return nil }
        return key == .and ? .and(parts) : .or(parts)
    }

    private mutating func test(
        _ key: ConditionMember, _ member: JSONNode.Member, of field: Located<String>
    ) -> ConditionDraft.Kind? {
        switch key {
        case .empty: return boolean(member).map { .isEmpty(field, $0) }
        case .oneOf:
            guard let elements = list(member, of: "values") else { return nil }
            var constants: [String] = []
            for element in elements {
                guard let constant = constant(element, in: member.name) else { return nil }
                constants.append(constant)
            }
            return .oneOf(field, constants)
        default: return constant(member.node, in: member.name).map { .equals(field, $0) }
        }
    }

    /// A value as conditions compare it: a checkbox is `true` or `false`.
    private mutating func constant(_ node: JSONNode, in name: String) -> String? {
        switch node.value {
        case .string(let text): return text
        case .boolean(let isChecked): return isChecked ? "true" : "false"
        case .number(let text):
            // Values are texts on the wire too.
            faults.add(.unquotedNumber(name, text), at: node.range)
        default:
            faults.add(.wrongType("`\(name)`", expected: "a string, true or false", found: node.value), at: node.range)
        }
        return nil
    }
}
