internal import Forms

/// What is wrong within one field.
extension DefinitionDecoding {
    /// Bounds that no value can satisfy.
    mutating func checkBounds(of field: FieldDraft) {
        if let least = field.minLength, let greatest = field.maxLength, least.value > greatest.value {
            faults.add(.lengthsCrossed(least: least.value, greatest: greatest.value), at: least.range)
        }
        // A range that says nothing goes from 0 to 100.
        let least = field.minimum?.value ?? (field.type == .range ? "0" : nil)
        let greatest = field.maximum?.value ?? (field.type == .range ? "100" : nil)
        if let least, let greatest, let place = field.minimum?.range ?? field.maximum?.range ?? field.step?.range {
            if field.solo([.minimum(least), .maximum(greatest)]) == nil {
                faults.add(.boundsCrossed(least, greatest), at: place)
            } else if let step = field.step, field.hasOneValue(least, greatest, step: step.value) {
                faults.add(.stepUnmet(least), at: step.range)
            }
        }
        if field.type == .password, field.hints.autocomplete != "one-time-code", let limit = field.maxLength,
            limit.value < 64
        {
            faults.add(.shortPasswordLimit(limit.value), at: limit.range)
        }
    }

    mutating func checkPattern(of field: FieldDraft, in form: FormDraft) {
        guard let pattern = field.pattern else { return }
        let hasMessage = (field.messages + form.messages).contains { $0.code == .patternMismatch }
        if !hasMessage, AllowedCharacters(pattern.value) == nil {
            faults.add(.patternWithoutMessage(field.name?.value.rawValue ?? "?"), at: pattern.range)
        }
        if let lengths = PatternLengths(of: pattern.value), lengths.greatest != 0 {
            if let limit = field.maxLength?.value, lengths.least > limit {
                faults.add(.patternTooLong(lengths.least, maxLength: limit), at: pattern.range)
            } else if let limit = field.minLength?.value, let greatest = lengths.greatest, greatest < limit {
                faults.add(.patternTooShort(greatest, minLength: limit), at: pattern.range)
            }
        } else {
            // The empty value is never judged by its pattern, so a pattern of that alone takes nothing.
            faults.add(.patternMatchesNothing, at: pattern.range)
        }
        if field.type == .password, PasswordComposition.isDemanded(by: pattern.value) {
            faults.add(.passwordComposition, at: pattern.range)
        }
    }

    mutating func checkHints(of field: FieldDraft) {
        if let requirement = field.requirement {
            if field.disabled != nil {
                faults.add(.neverJudged("disabled"), at: requirement)
            } else if field.readOnly != nil {
                faults.add(.neverJudged("read-only"), at: requirement)
            }
        }
        guard !field.hasAutocomplete, let name = field.name else { return }
        switch field.type {
        case .password: faults.add(.missingPasswordAutocomplete(of: name.value.rawValue), at: name.range)
        case .email: faults.add(.missingAutocomplete("email"), at: name.range)
        case .tel: faults.add(.missingAutocomplete("tel"), at: name.range)
        case .text, .textarea, .select, .date, .month, .number:
            guard var token = AutocompleteToken.token(forName: name.value.rawValue) else { return }
            // These two ask for a control of another kind (HTML, autofill: multiline; a code, not a name).
            if token == "street-address", field.type != .textarea { token = "address-line1" }
            if token == "country", field.type != .select { token = "country-name" }
            faults.add(.missingAutocomplete(token), at: name.range)
        case .search, .range, .week, .time, .datetimeLocal, .color, .checkbox, .radio: break
        }
    }

    /// Examples by the field's own rules: what other fields hold is not known, so nothing that depends on it counts.
    mutating func checkExamples(of field: FieldDraft) {
        guard !field.examples.isEmpty, let form = field.solo() else { return }
        for example in field.examples {
            let verdict = form.verdict(on: [example.value])
            if example.isAccepted, !verdict.isValid {
                let codes = verdict.findings.map { $0.violation.code }
                faults.add(.exampleRefused(codes), at: example.range)
            } else if !example.isAccepted, verdict.isValid {
                faults.add(.exampleAccepted, at: example.range)
            }
        }
    }
}

extension FieldDraft {
    /// The codes that a verdict can give for it.
    var possibleCodes: Set<Violation.Code> {
        var codes: Set<Violation.Code> = []
        if requirement != nil { codes.insert(.valueMissing) }
        if type == .email { codes.insert(.typeMismatch) }
        if pattern != nil { codes.insert(.patternMismatch) }
        if maxLength != nil { codes.insert(.tooLong) }
        if minLength != nil { codes.insert(.tooShort) }
        // A range and a time have bounds by themselves; every ordered type has a step.
        if minimum != nil || after != nil || type == .range { codes.insert(.rangeUnderflow) }
        if maximum != nil || before != nil || type == .range { codes.insert(.rangeOverflow) }
        if type.isOrdered, step?.value != "any" { codes.insert(.stepMismatch) }
        if type.isOrdered || type == .color { codes.insert(.badInput) }
        if equalTo != nil { codes.insert(.notEqual) }
        if notEqualTo != nil { codes.insert(.notDifferent) }
        if type.isChoice || !blocked.isEmpty { codes.insert(.notAllowed) }
        return codes
    }

    /// Whether a constraint can compare this field's values with another's.
    func isComparable(with other: FieldDraft, _ constraint: Constraint) -> Bool {
        guard let name = other.name?.value, name != self.name?.value else { return true }
        func bare(_ field: FieldDraft, _ name: FieldName, _ constraints: [Constraint]) -> FieldDefinition {
            FieldDefinition(
                name: name, label: LocalizedText("-"), type: field.type, constraints: constraints,
                isMultiple: field.isMultiple,
                options: field.type.isChoice ? [Option(value: "-", label: LocalizedText("-"))] : [])
        }
        let mine: FieldName = name == "field" ? "this" : "field"
        do throws(DefinitionError) {
            _ = try FormDefinition(
                name: "form", title: LocalizedText("-"),
                fields: [bare(self, mine, [constraint]), bare(other, name, [])])
            return true
        } catch {
            if case .incomparableFields = error.reason { return false }
            return true
        }
    }

    /// Whether a step leaves nothing but the minimum.
    func hasOneValue(_ minimum: String, _ maximum: String, step: String) -> Bool {
        guard minimum != maximum, let width = Self.millionths(step) else { return false }
        if let distance = type.distance(from: minimum, to: maximum) {
            // A time's range may go over midnight: a day less what lies between.
            return (distance < 0 ? distance + 86_400_000 : distance) <= (width - 1) / 1000
        }
        guard let least = Self.millionths(minimum), let greatest = Self.millionths(maximum) else { return false }
        return greatest - least < width
    }

    /// A plain decimal number as a count of millionths; `nil` for longer ones and for exponents, of which nothing is said.
    private static func millionths(_ text: String) -> Int64? {
        let isNegative = text.utf8.first == UInt8(ascii: "-")
        var number: Int64 = 0
        var decimals: Int?
        for byte in text.utf8.dropFirst(isNegative ? 1 : 0) {
            if byte == UInt8(ascii: "."), decimals == nil {
                decimals = 0
                continue
            }
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte), number < 1_000_000_000_000 else { return nil }
            number = number &* 10 &+ Int64(byte - UInt8(ascii: "0"))
            decimals = decimals.map { $0 + 1 }
        }
        guard decimals ?? 0 <= 6, number < 1_000_000_000_000 else { return nil }
        for _ in 0..<6 - (decimals ?? 0) { number = number &* 10 }
        return isNegative ? -number : number
    }
}

/// Finds patterns that demand kinds of characters.
enum PasswordComposition {
    /// Whether a pattern refuses every password of one kind of character, and takes one that mixes them.
    static func isDemanded(by pattern: Pattern) -> Bool {
        if pattern.hasPositiveLookaround { return true }
        for length in 4...24 {
            func matches(_ kinds: String) -> Bool {
                let characters = Array(kinds.unicodeScalars)
                var password = ""
                for place in 0..<length {
                    password.unicodeScalars.append(characters[place * characters.count / length])
                }
                return pattern.matches(password)
            }
            let takesOneKind = ["a", "A", "1", "!", " "].contains(where: matches)
            if !takesOneKind, ["aA1!", "aA1", "Aa1", "a1", "A1", "Aa", "aA", "Aa!", "a1!"].contains(where: matches) {
                return true
            }
        }
        return false
    }
}
