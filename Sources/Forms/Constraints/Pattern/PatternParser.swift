/// Reads the source of a pattern: ECMA-262's grammar with the `v` flag.
struct PatternParser {
    /// What `i`, `m` and `s` are where the parser stands.
    struct Flags {
        var ignoreCase = false
        var multiline = false
        var dotAll = false
    }

    private struct GroupName {
        var text: [Unicode.Scalar]
        var offset: Int
    }

    let source: [Unicode.Scalar]
    var position = 0
    var flags = Flags()
    var syntax = PatternSyntax()
    private var depth = 0
    private var groupCount = 0
    /// The names of the groups in the alternative that is being read.
    private var names: [GroupName] = []
    private var reference: (offset: Int, number: Int?, name: [Unicode.Scalar])?
    private var allNames: [[Unicode.Scalar]] = []
    /// The ranges in all sets so far.
    var rangeCount = 0
    /// The properties read so far, by what stands between the braces.
    var readProperties: [(text: ArraySlice<Unicode.Scalar>, set: CodePointSet)] = []
    /// Read when the first `i` asks for it.
    var readFolding: CaseFolding?

    /// Reads a whole source.
    static func parse(_ text: String) throws(PatternError) -> PatternSyntax {
        let source = Array(text.unicodeScalars.prefix(Pattern.maximumSourceLength + 1))
        var parser = PatternParser(source: source)
        if source.count > Pattern.maximumSourceLength {
            throw parser.error(.sourceTooLong, at: Pattern.maximumSourceLength)
        }
        parser.syntax.root = try parser.disjunction()
        if let stray = parser.peek {
            throw parser.error(stray == ")" ? .unopenedGroup : .loneBracket)
        }
        try parser.checkReference()
        let total = parser.syntax.looks.reduce(parser.syntax.root.size) { $0 + $1.body.size }
        if total > Int64(Pattern.maximumProgramSize) { throw parser.error(.programTooLarge, at: 0) }
        return parser.syntax
    }

    private init(source: [Unicode.Scalar]) {
        self.source = source
    }

    // MARK: Reading

    var peek: Unicode.Scalar? { position < source.count ? source[position] : nil }

    func peek(_ distance: Int) -> Unicode.Scalar? {
        position + distance < source.count ? source[position + distance] : nil
    }

    /// Passes over a character if it comes next.
    mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard peek == scalar else { return false }
        position += 1
        return true
    }

    func error(_ reason: PatternError.Reason, at offset: Int? = nil) -> PatternError {
        PatternError(reason: reason, offset: offset ?? position)
    }

    /// Enters a group or a class; `leave()` ends it.
    mutating func enter(at offset: Int) throws(PatternError) {
        depth += 1
        if depth > Pattern.maximumNesting { throw error(.nestedTooDeeply, at: offset) }
    }

    mutating func leave() { depth -= 1 }

    // MARK: Alternatives and terms

    private mutating func disjunction() throws(PatternError) -> PatternNode {
        let outer = names
        var everyName: [GroupName] = []
        var alternatives: [PatternNode] = []
        repeat {
            names = []
            alternatives.append(try alternative())
            // Alternatives may share a name: only one of them takes part.
            for name in names where !everyName.contains(where: { $0.text == name.text }) { everyName.append(name) }
        } while take("|")
        names = outer
        for name in everyName { try insert(name) }
        return .alternation(alternatives)
    }

    private mutating func insert(_ name: GroupName) throws(PatternError) {
        if names.contains(where: { $0.text == name.text }) { throw error(.duplicateGroupName, at: name.offset) }
        names.append(name)
    }

    private mutating func alternative() throws(PatternError) -> PatternNode {
        var terms: [PatternNode] = []
        while let next = peek, next != "|", next != ")" {
            terms.append(try term(next))
        }
        return .sequence(terms)
    }

    private mutating func term(_ next: Unicode.Scalar) throws(PatternError) -> PatternNode {
        let start = position
        switch next {
        case "^":
            position += 1
            return try unrepeated(.assertion(flags.multiline ? .lineStart : .start))
        case "$":
            position += 1
            return try unrepeated(.assertion(flags.multiline ? .lineEnd : .end))
        case "(":
            let (node, isAssertion) = try group()
            return isAssertion ? try unrepeated(node) : try repeated(node)
        case "*", "+", "?": throw error(.nothingToRepeat)
        case "{", "}": throw error(.loneBrace)
        case "]": throw error(.loneBracket)
        case ".":
            position += 1
            return try repeated(try set(anything, at: start))
        case "[":
            return try repeated(try node(of: try characterClass(), at: start))
        case "\\":
            if peek(1) == "b" || peek(1) == "B" {
                let boundary = wordBoundary()
                return try unrepeated(boundary)
            }
            return try repeated(try atomEscape())
        default:
            position += 1
            return try repeated(try character(next.value, at: start))
        }
    }

    /// An assertion, behind which no quantifier may stand.
    private func unrepeated(_ node: PatternNode) throws(PatternError) -> PatternNode {
        switch peek {
        case "*", "+", "?": throw error(.repeatedAssertion)
        case "{": throw error(digit(peek(1)) == nil ? .loneBrace : .repeatedAssertion)
        default: return node
        }
    }

    // MARK: Quantifiers

    private mutating func repeated(_ node: PatternNode) throws(PatternError) -> PatternNode {
        let offset = position
        guard let (least, greatest) = try quantifier() else { return node }
        // A lazy quantifier takes the same values: which of several matches comes first can't be seen.
        _ = take("?")
        if let greatest, least > greatest { throw error(.repetitionOutOfOrder, at: offset) }
        let repetition = PatternNode.repetition(node, least: least, greatest: greatest)
        if repetition.size > Int64(Pattern.maximumProgramSize) { throw error(.repetitionTooLarge, at: offset) }
        return repetition
    }

    private mutating func quantifier() throws(PatternError) -> (least: Int, greatest: Int?)? {
        if take("*") { return (0, nil) }
        if take("+") { return (1, nil) }
        if take("?") { return (0, 1) }
        let start = position
        guard take("{") else { return nil }
        guard let least = count() else { throw error(.loneBrace, at: start) }
        var greatest: Int? = least
        if take(",") { greatest = count() }
        guard take("}") else { throw error(.loneBrace, at: start) }
        return (least, greatest)
    }

    /// Reads a count. What is above every limit stays there, so that nothing overflows.
    mutating func count() -> Int? {
        var value: Int?
        while let next = digit(peek) {
            value = min((value ?? 0) * 10 + next, 1 << 24)
            position += 1
        }
        return value
    }

    /// The value of a decimal digit.
    func digit(_ scalar: Unicode.Scalar?) -> Int? {
        guard let scalar, scalar >= "0", scalar <= "9" else { return nil }
        return Int(scalar.value) - 0x30
    }

    // MARK: Groups

    private mutating func group() throws(PatternError) -> (node: PatternNode, isAssertion: Bool) {
        let start = position
        try enter(at: start)
        defer { leave() }
        position += 1
        guard take("?") else {
            groupCount += 1
            return (try body(from: start), false)
        }
        if take(":") { return (try body(from: start), false) }
        if take("=") { return (try look(from: start, isAhead: true, isNegated: false), true) }
        if take("!") { return (try look(from: start, isAhead: true, isNegated: true), true) }
        if take("<") {
            if take("=") { return (try look(from: start, isAhead: false, isNegated: false), true) }
            if take("!") { return (try look(from: start, isAhead: false, isNegated: true), true) }
            groupCount += 1
            let name = try groupName()
            try insert(GroupName(text: name, offset: start))
            allNames.append(name)
            return (try body(from: start), false)
        }
        let outer = flags
        defer { flags = outer }
        try modifiers(from: start)
        return (try body(from: start), false)
    }

    private mutating func body(from start: Int) throws(PatternError) -> PatternNode {
        let node = try disjunction()
        guard take(")") else { throw error(.unclosedGroup, at: start) }
        return node
    }

    private mutating func look(from start: Int, isAhead: Bool, isNegated: Bool) throws(PatternError) -> PatternNode {
        let body = try body(from: start)
        syntax.looks.append(PatternSyntax.Look(body: body, isAhead: isAhead, isNegated: isNegated))
        return .look(syntax.looks.count - 1)
    }

    private mutating func modifiers(from start: Int) throws(PatternError) {
        var seen: [Unicode.Scalar] = []
        var adds = true
        while let next = peek, next != ":" {
            position += 1
            if next == "-", adds {
                adds = false
                continue
            }
            if seen.contains(next) { throw error(.invalidModifiers, at: start) }
            seen.append(next)
            switch next {
            case "i": flags.ignoreCase = adds
            case "m": flags.multiline = adds
            case "s": flags.dotAll = adds
            default: throw error(seen.count == 1 && adds ? .invalidGroup : .invalidModifiers, at: start)
            }
        }
        guard !seen.isEmpty, take(":") else { throw error(seen.isEmpty ? .invalidGroup : .invalidModifiers, at: start) }
    }

    // MARK: References, which are refused

    /// Notes a back-reference. It is refused at the end, when what else is wrong has been said.
    mutating func refer(to number: Int?, name: [Unicode.Scalar], at offset: Int) {
        if reference == nil { reference = (offset, number, name) }
    }

    private func checkReference() throws(PatternError) {
        guard let reference else { return }
        let isKnown = reference.number.map { $0 <= groupCount } ?? allNames.contains(reference.name)
        throw error(isKnown ? .backReference : .unknownReference, at: reference.offset)
    }
}
