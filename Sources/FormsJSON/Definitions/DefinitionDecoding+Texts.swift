internal import Forms

/// A message as it was written: for a code, in a language or any, for a plural category or any.
struct MessageDraft {
    let code: Violation.Code
    let language: Language?
    let category: PluralCategory?
    let template: String
    let range: Range<Int>
}

/// A text in some of the languages, for finding out which are missing.
struct TextDraft {
    /// What the text is: `label`.
    let name: String
    /// Its languages; `nil` for a string that is the same in all of them.
    let languages: [Language]?
    let text: String
    let range: Range<Int>
}

/// Texts that people read.
extension DefinitionDecoding {
    /// A title or label: it can't be empty.
    mutating func label(_ member: JSONNode.Member) -> LocalizedText? {
        if case .string(let text) = member.node.value, !text.unicodeScalars.contains(where: { $0 != " " }) {
            faults.add(.emptyLabel(member.name), at: member.node.range)
            return nil
        }
        return localizedText(member.node, named: member.name)
    }

    /// A string, or an object with one for each language.
    ///
    /// Where English is missing, the first language is read by those that have none.
    mutating func localizedText(_ node: JSONNode, named name: String) -> LocalizedText? {
        switch node.value {
        case .string(let text):
            guard !text.isEmpty else { break }
            texts.append(TextDraft(name: name, languages: nil, text: text, range: node.range))
            return LocalizedText(text)
        case .object(let members):
            guard !members.isEmpty else { break }
            return translations(languages(members, of: node), named: name, at: node.range)
        default:
            faults.add(
                .wrongType("`\(name)`", expected: "a string, or an object of one per language", found: node.value),
                at: node.range)
            return nil
        }
        faults.add(.emptyText(name), at: node.range)
        return nil
    }

    private mutating func translations(
        _ members: [(language: Language, member: JSONNode.Member)], named name: String, at range: Range<Int>
    ) -> LocalizedText? {
        var translations: [(language: Language, text: String)] = []
        for (language, member) in members {
            guard let text = text(member) else { continue }
            guard !text.isEmpty else {
                faults.add(.emptyText(member.name), at: member.node.range)
                continue
            }
            translations.append((language, text))
        }
        func translation(_ language: Language) -> String? { translations.first { $0.language == language }?.text }
        guard let fallback = translation(.english) ?? translations.first?.text else { return nil }
        texts.append(
            TextDraft(name: name, languages: translations.map { $0.language }, text: fallback, range: range.prefix(1)))
        return LocalizedText(fallback, french: translation(.french), japanese: translation(.japanese))
    }

    /// The members of an object by language; others are noted.
    private mutating func languages(
        _ members: [JSONNode.Member], of node: JSONNode
    ) -> [(language: Language, member: JSONNode.Member)] {
        var known: [(language: Language, member: JSONNode.Member)] = []
        for member in members {
            if let language = Language(rawValue: member.name) {
                if known.contains(where: { $0.language == language }) {
                    faults.add(.duplicateMember(member.name), at: member.nameRange)
                } else {
                    known.append((language, member))
                }
            } else {
                faults.add(.unknownLanguage(member.name), at: member.nameRange)
            }
        }
        return known
    }

    /// Messages by code.
    mutating func messages(_ member: JSONNode.Member) -> [MessageDraft] {
        guard case .object(let members) = member.node.value else {
            return refuse(member, expected: "an object of messages by code") ?? []
        }
        var messages: [MessageDraft] = []
        var codes: [Violation.Code] = []
        for member in members {
            guard let code = Violation.Code(rawValue: member.name) else {
                faults.add(.unknownCode(member.name), at: member.nameRange)
                continue
            }
            guard !codes.contains(code) else {
                faults.add(.duplicateMember(member.name), at: member.nameRange)
                continue
            }
            codes.append(code)
            messages += self.messages(for: code, member)
        }
        return messages
    }

    private mutating func messages(for code: Violation.Code, _ member: JSONNode.Member) -> [MessageDraft] {
        switch member.node.value {
        case .string(let text):
            texts.append(TextDraft(name: member.name, languages: nil, text: text, range: member.node.range))
            return template(text, member.node, code, nil, nil)
        case .object(let members):
            let languages = languages(members, of: member.node)
            if languages.isEmpty, members.isEmpty { faults.add(.emptyText(member.name), at: member.node.range) }
            texts.append(
                TextDraft(
                    name: member.name, languages: languages.map { $0.language }, text: member.name,
                    range: member.node.range.prefix(1)))
            var messages: [MessageDraft] = []
            for (language, member) in languages {
                switch member.node.value {
                case .string(let text): messages += template(text, member.node, code, language, nil)
                case .object(let members): messages += plurals(members, of: member, code, language)
                default: return refuse(member, expected: "a string, or an object of one per plural category") ?? []
                }
            }
            return messages
        default: return refuse(member, expected: "a string, or an object of one per language") ?? []
        }
    }

    private mutating func plurals(
        _ members: [JSONNode.Member], of parent: JSONNode.Member, _ code: Violation.Code, _ language: Language
    ) -> [MessageDraft] {
        guard code == .tooShort || code == .tooLong else {
            faults.add(.nothingToCount(code), at: parent.node.range.prefix(1))
            return []
        }
        var messages: [MessageDraft] = []
        for member in members {
            guard let category = PluralCategory(rawValue: member.name) else {
                faults.add(.unknownPlural(member.name, in: language), at: member.nameRange)
                continue
            }
            guard !messages.contains(where: { $0.category == category }) else {
                faults.add(.duplicateMember(member.name), at: member.nameRange)
                continue
            }
            guard let text = text(member) else { continue }
            messages += template(text, member.node, code, language, category)
        }
        if !members.contains(where: { $0.name == PluralCategory.other.rawValue }) {
            faults.add(.missingPlural(language), at: parent.node.range.prefix(1))
        }
        return messages
    }

    /// A message with its placeholders, such as `{min}`.
    private mutating func template(
        _ text: String, _ node: JSONNode, _ code: Violation.Code, _ language: Language?, _ category: PluralCategory?
    ) -> [MessageDraft] {
        guard !text.isEmpty else {
            faults.add(.emptyText(code.rawValue), at: node.range)
            return []
        }
        let known = code.placeholders
        var position = 0
        var open: Int?
        var word = ""
        for scalar in text.unicodeScalars {
            if scalar == "{" {
                open = position
                word = ""
            } else if scalar == "}", let start = open {
                if !known.contains(word) {
                    let (document, end, name) = (document, position, word)
                    faults.add(
                        .unknownPlaceholder(name, of: code),
                        at: node.range(ofCodePoint: start, in: document)
                            .lowerBound..<node.range(
                                ofCodePoint: end, in: document
                            ).upperBound)
                }
                open = nil
            } else if open != nil {
                word.unicodeScalars.append(scalar)
            }
            position += 1
        }
        return [MessageDraft(code: code, language: language, category: category, template: text, range: node.range)]
    }
}

extension Violation.Code {
    /// What a message for this code may say in braces.
    var placeholders: [String] {
        switch self {
        case .tooShort: ["min", "label"]
        case .tooLong: ["max", "label"]
        // Or the other field, where `after` or `before` speak.
        case .rangeUnderflow: ["min", "other", "label"]
        case .rangeOverflow: ["max", "other", "label"]
        case .stepMismatch: ["step", "label"]
        case .notEqual, .notDifferent: ["other", "label"]
        default: ["label"]
        }
    }
}
