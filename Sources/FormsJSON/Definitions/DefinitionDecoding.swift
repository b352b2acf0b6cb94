internal import Forms

/// Reads a definition file: what is wrong is noted with its place, and reading goes on.
struct DefinitionDecoding {
    let document: ArraySlice<UInt8>
    var faults = DefinitionFaults()
    /// Every text that people read, for finding out which lack a language.
    var texts: [TextDraft] = []

    /// Reads a document.
    ///
    /// - Returns: The form as far as it could be read; `nil` where the document is no object.
    mutating func form(_ root: JSONNode) -> FormDraft? {
        guard case .object(let members) = root.value else {
            faults.add(.notAForm(root.value), at: root.range.prefix(1))
            return nil
        }
        let table = MemberTable<FormMember>(members, in: root, of: "a form", faults: &faults)
        var form = FormDraft()
        for (key, member) in table.entries {
            switch key {
            case .schema: _ = text(member)
            case .revision: break
            case .name: form.name = name(member, FormName.init)
            case .title: form.title = label(member)
            case .reveal: form.reveal = word(member, RevealPolicy.allCases) ?? form.reveal
            case .fields: form.fields = fields(member)
            case .messages: form.messages = messages(member)
            }
        }
        for key in [FormMember.name, .title, .fields] where table[key] == nil {
            faults.add(.missingMember(key.rawValue, of: "the form"), at: table.bracket)
        }
        return form
    }

    private mutating func fields(_ member: JSONNode.Member) -> [FieldDraft] {
        guard let elements = list(member, of: "fields") else { return [] }
        var fields: [FieldDraft] = []
        fields.reserveCapacity(elements.count)
        for element in elements {
            guard case .object(let members) = element.value else {
                faults.add(.wrongType("a field", expected: "an object", found: element.value), at: element.range)
                continue
            }
            let table = MemberTable<FieldMember>(members, in: element, of: "a field", faults: &faults)
            fields.append(field(table))
        }
        return fields
    }

    private mutating func field(_ table: MemberTable<FieldMember>) -> FieldDraft {
        var field = FieldDraft(bracket: table.bracket)
        // What the other members mean depends on the type.
        if let member = table[.type] { field.type = type(member) ?? .text }
        if let member = table[.multiple], FieldMember.multiple.misuse(on: field.type) == nil {
            field.isMultiple = boolean(member) ?? false
        }
        for (key, member) in table.entries {
            if let instead = key.misuse(on: field.type) {
                faults.add(.notForType(key.rawValue, field.type, instead: instead), at: member.nameRange)
            } else {
                read(key, member, into: &field)
            }
        }
        if table[.name] == nil { faults.add(.missingMember("name", of: "the field"), at: table.bracket) }
        if table[.label] == nil {
            faults.add(.missingLabel(of: field.name?.value.rawValue), at: field.name?.range ?? table.bracket)
        }
        if field.type.isChoice, table[.options] == nil {
            faults.add(.missingMember("options", of: "a \(field.type.rawValue)"), at: table.bracket)
        }
        return field
    }

    private mutating func read(_ key: FieldMember, _ member: JSONNode.Member, into field: inout FieldDraft) {
        switch key {
        case .type, .multiple: break
        case .name: field.name = name(member, FieldName.init)
        case .label: field.label = label(member)
        case .required:
            field.isRequired = boolean(member) ?? false
            if field.isRequired { field.requirement = field.requirement ?? member.nameRange }
        case .minLength: field.minLength = length(member)
        case .maxLength: field.maxLength = length(member)
        case .pattern: field.pattern = pattern(member)
        case .min: field.minimum = bound(member, for: field.type)
        case .max: field.maximum = bound(member, for: field.type)
        case .step: field.step = step(member, for: field.type)
        case .options: field.options = options(member)
        case .blocked: field.blocked = words(member)
        case .equalTo: field.equalTo = fieldName(member)
        case .notEqualTo: field.notEqualTo = fieldName(member)
        case .after: field.after = fieldName(member)
        case .before: field.before = fieldName(member)
        case .activeWhen: field.activeWhen = condition(member.node, within: member.name)
        case .requiredWhen:
            field.requiredWhen = condition(member.node, within: member.name)
            field.requirement = member.nameRange
        case .blank: field.blank = word(member, [FieldDefinition.Blank.value, .missing]) ?? .value
        case .readOnly: field.readOnly = boolean(member) == true ? member.nameRange : nil
        case .disabled: field.disabled = boolean(member) == true ? member.nameRange : nil
        case .submitLabel: field.submitLabel = word(member, Evaluation.SubmitLabel.allCases)
        case .autocomplete:
            field.hasAutocomplete = true
            field.hints.autocomplete = autocomplete(member)
        case .inputMode: field.hints.inputMode = word(member, among: Self.inputModes)
        case .autocapitalize: field.hints.autocapitalize = word(member, among: Self.autocapitalizations)
        case .spellcheck: field.hints.spellcheck = boolean(member)
        case .placeholder: field.hints.placeholder = localizedText(member.node, named: member.name)
        case .help: field.hints.help = localizedText(member.node, named: member.name)
        case .messages: field.messages = messages(member)
        case .examples: field.examples = examples(member, of: field.type, isMultiple: field.isMultiple)
        }
    }

    /// HTML's values of `inputmode`.
    private static let inputModes = ["none", "text", "decimal", "numeric", "tel", "search", "email", "url"]
    /// HTML's values of `autocapitalize`.
    private static let autocapitalizations = ["none", "off", "sentences", "on", "words", "characters"]
}
