internal import FormsJSON

/// Why a command line or an environment can't be read, in a sentence that says what to type instead.
enum UsageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The first word is no verb.
    case unknownVerb(String)
    /// A flag stands where the verb must.
    case flagBeforeVerb(String)
    /// The verb has no such flag.
    case unknownFlag(String, Verb)
    /// The flag is the last word, or a flag follows it.
    case missingValue(Flag)
    /// The flag's value can't be used. `source` is the flag or the variable, as it is typed.
    case badValue(source: String, Flag, nearest: String?)
    /// The verb takes one more word.
    case missingOperand(Verb)
    /// The verb takes no such word.
    case unexpectedOperand(Verb)
    /// No form has this name.
    case unknownForm(String, known: [String])

    /// What is wrong and what to type instead. Words that were typed are cut at 64 characters; values never appear.
    var description: String {
        switch self {
        case .unknownVerb(let word):
            let verbs = Verb.allCases.map(\.rawValue)
            return "there is no verb \(Self.cut(word)). "
                + (Self.suggestion(word, among: verbs) ?? "Verbs: \(verbs.joined(separator: ", ")).")
        case .flagBeforeVerb(let word):
            return "a verb comes first. Did you mean nextfield serve \(Self.cut(word))?"
        case .unknownFlag(let word, let verb):
            return "\(verb.rawValue) has no flag \(Self.cut(word)). "
                + (Self.suggestion(String(word.drop { $0 == "-" }), among: verb.flags.map(\.name), prefix: "--")
                    ?? "See nextfield help \(verb.rawValue).")
        case .missingValue(let flag):
            return "--\(flag.name) needs a value: \(Self.expectation(flag))."
        case .badValue(let source, let flag, let nearest):
            let hint = nearest.map { ". Did you mean \($0)?" } ?? "."
            return "\(source) takes \(Self.expectation(flag))\(hint)"
        case .missingOperand(let verb):
            return "\(verb.rawValue) needs the name of a \((verb.operand ?? "").lowercased())."
        case .unexpectedOperand(let verb):
            let operand = verb.operand.map { "one \($0)" } ?? "only flags"
            return "\(verb.rawValue) takes \(operand). See nextfield help \(verb.rawValue)."
        case .unknownForm(let word, let known):
            return "there is no form \(Self.cut(word)). "
                + (Self.suggestion(word, among: known) ?? "Forms: \(known.joined(separator: ", ")).")
        }
    }

    /// What belongs in a flag's place.
    private static func expectation(_ flag: Flag) -> String {
        switch flag.kind {
        case .text(let meaning): meaning
        case .number(let range): "a number from \(range.lowerBound) to \(range.upperBound)"
        case .bytes(let range): "a number of bytes from \(range.lowerBound) to \(range.upperBound)"
        case .seconds(let range):
            "seconds from \(FlagValue.seconds(range.lowerBound)) to \(FlagValue.seconds(range.upperBound))"
        }
    }

    private static func suggestion(_ word: String, among known: [String], prefix: String = "") -> String? {
        NearestName.nearest(to: word, among: known).map { "Did you mean \(prefix)\($0)?" }
    }

    /// A word as it may be shown in a terminal: 64 characters of it, and no control characters.
    private static func cut(_ word: String) -> String {
        var shown = ""
        for scalar in word.unicodeScalars.prefix(64) {
            shown.unicodeScalars.append(scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) ? "?" : scalar)
        }
        return shown
    }
}
