internal import Forms

/// Single values: each gives what it read, or notes why it could not.
extension DefinitionDecoding {
    mutating func text(_ member: JSONNode.Member) -> String? {
        guard case .string(let text) = member.node.value else {
            return refuse(member, expected: "a string")
        }
        return text
    }

    mutating func boolean(_ member: JSONNode.Member) -> Bool? {
        guard case .boolean(let boolean) = member.node.value else {
            return refuse(member, expected: "true or false")
        }
        return boolean
    }

    /// The elements of a list that may not be empty.
    mutating func list(_ member: JSONNode.Member, of things: String) -> [JSONNode]? {
        guard case .array(let elements) = member.node.value else {
            return refuse(member, expected: "a list of \(things)")
        }
        guard !elements.isEmpty else {
            faults.add(.emptyList(member.name), at: member.node.range)
            return nil
        }
        return elements
    }

    /// A word of a closed set.
    mutating func word<Word: RawRepresentable>(
        _ member: JSONNode.Member, _ words: [Word]
    ) -> Word? where Word.RawValue == String {
        word(member, among: words.map { $0.rawValue }).flatMap { Word(rawValue: $0) }
    }

    mutating func word(_ member: JSONNode.Member, among words: [String]) -> String? {
        guard let word = text(member) else { return nil }
        if words.contains(word) { return word }
        faults.add(.unknownWord(word, in: member.name, known: words), at: member.node.range)
        return nil
    }

    mutating func type(_ member: JSONNode.Member) -> InputType? {
        guard let word = text(member) else { return nil }
        if let type = InputType(rawValue: word) { return type }
        faults.add(.unknownType(word), at: member.node.range)
        return nil
    }

    mutating func name<Name>(_ member: JSONNode.Member, _ make: (String) -> Name?) -> Located<Name>? {
        guard let text = text(member) else { return nil }
        guard let name = make(text) else {
            faults.add(.invalidName(text), at: member.node.range)
            return nil
        }
        return Located(value: name, range: member.node.range)
    }

    /// The name of another field: whether there is one can be told once all were read.
    mutating func fieldName(_ member: JSONNode.Member) -> Located<String>? {
        text(member).map { Located(value: $0, range: member.node.range) }
    }

    mutating func autocomplete(_ member: JSONNode.Member) -> String? {
        guard let value = text(member) else { return nil }
        guard let word = AutocompleteToken.misplacedWord(in: value) else { return value }
        faults.add(.unknownAutocomplete(word), at: member.node.range)
        return nil
    }

    /// The longest length that is told from no limit at all.
    private static let maxLength: Int64 = 1_000_000_000

    mutating func length(_ member: JSONNode.Member) -> Located<Int>? {
        switch member.node.value {
        case .number(let text):
            if let count = DecimalNumber(Array(text.utf8)[...]).count(upTo: Self.maxLength) {
                return Located(value: Int(count), range: member.node.range)
            }
            faults.add(.invalidLength(member.name), at: member.node.range)
            return nil
        case .string(let text) where Int(text) != nil:
            faults.add(.quotedNumber(member.name, text), at: member.node.range)
            return nil
        default: return refuse(member, expected: "a number of characters")
        }
    }

    mutating func pattern(_ member: JSONNode.Member) -> Located<Pattern>? {
        guard let source = text(member) else { return nil }
        do throws(PatternError) {
            return Located(value: try Pattern(source), range: member.node.range)
        } catch {
            faults.add(.patternSyntax(error), at: member.node.range(ofCodePoint: error.offset, in: document))
            return nil
        }
    }

    /// A `min` or `max`: a number for numbers, a string for the rest; a number's text is kept as it is.
    mutating func bound(_ member: JSONNode.Member, for type: InputType) -> Located<String>? {
        guard let text = limit(member, for: type) else { return nil }
        let constraint: Constraint = member.name == FieldMember.min.rawValue ? .minimum(text) : .maximum(text)
        if type.takes(constraint) { return Located(value: text, range: member.node.range) }
        faults.add(.invalidBound(member.name, type), at: member.node.range)
        return nil
    }

    mutating func step(_ member: JSONNode.Member, for type: InputType) -> Located<String>? {
        let text: String
        switch member.node.value {
        case .number(let number): text = number
        case .string(let string): text = string
        default: return refuse(member, expected: "a number, or \"any\"")
        }
        if type.takes(.step(text)) { return Located(value: text, range: member.node.range) }
        faults.add(.invalidStep(text), at: member.node.range)
        return nil
    }

    private mutating func limit(_ member: JSONNode.Member, for type: InputType) -> String? {
        let isNumber = type == .number || type == .range
        switch member.node.value {
        case .string(let text): return text
        case .number(let text) where isNumber: return text
        case .number: return refuse(member, expected: "a string, as the type \(type.rawValue) is written")
        default: return refuse(member, expected: isNumber ? "a number" : "a string")
        }
    }

    /// Notes that a member is of another JSON type.
    mutating func refuse<Value>(_ member: JSONNode.Member, expected: String) -> Value? {
        faults.add(.wrongType("`\(member.name)`", expected: expected, found: member.node.value), at: member.node.range)
        return nil
    }
}

extension InputType {
    /// Whether a constraint's limit is one for this type.
    fileprivate func takes(_ constraint: Constraint) -> Bool {
        // The form itself knows, and it says so where it is made. (A range has bounds of its own to be crossed with.)
        let field = FieldDefinition(name: "field", label: LocalizedText("-"), type: self, constraints: [constraint])
        do throws(DefinitionError) {
            _ = try FormDefinition(name: "form", title: LocalizedText("-"), fields: [field])
            return true
        } catch {
            if case .invalidLimit = error.reason { return false }
            return true
        }
    }
}
