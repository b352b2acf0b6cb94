extension PatternParser {
    private enum Operand {
        case character(UInt32)
        case contents(ClassContents)
    }

    /// Reads a class, from its `[` on.
    mutating func characterClass() throws(PatternError) -> ClassContents {
        let start = position
        try enter(at: start)
        defer { leave() }
        position += 1
        let isNegated = take("^")
        var contents = try classContents(from: start)
        guard take("]") else { throw error(.unclosedClass, at: start) }
        if isNegated {
            if contents.mayContainStrings { throw error(.negatedStrings, at: start) }
            contents.codePoints = complement(of: contents.codePoints)
        }
        return contents
    }

    /// A node that takes what a class holds.
    mutating func node(of contents: ClassContents, at offset: Int) throws(PatternError) -> PatternNode {
        let single = try set(unfolded(contents.codePoints), at: offset)
        if contents.strings.isEmpty { return single }
        var alternatives: [PatternNode] = contents.codePoints.isEmpty ? [] : [single]
        for string in contents.strings {
            var characters: [PatternNode] = []
            for codePoint in string { characters.append(try character(codePoint, at: offset)) }
            alternatives.append(.sequence(characters))
        }
        return .alternation(alternatives)
    }

    private mutating func classContents(from start: Int) throws(PatternError) -> ClassContents {
        if peek == "]" { return ClassContents(CodePointSet()) }
        let first = try operand(from: start)
        if isOperator("&") || isOperator("-") { return try combination(of: contents(of: first), from: start) }
        return try union(of: first, from: start)
    }

    /// Whether `&&` or `--` comes next.
    private func isOperator(_ scalar: Unicode.Scalar) -> Bool { peek == scalar && peek(1) == scalar }

    private mutating func contents(of operand: Operand) -> ClassContents {
        switch operand {
        case .character(let codePoint): ClassContents(folded(CodePointSet(codePoint)))
        case .contents(let contents): contents
        }
    }

    // MARK: Unions, intersections, subtractions

    /// Reads on behind the first operand of a union.
    private mutating func union(of first: Operand, from start: Int) throws(PatternError) -> ClassContents {
        var all = ClassContents(CodePointSet())
        // Put in at once: one by one would take time that grows with the square.
        var ranges: [CodePointSet.Range] = []
        var next = first
        while true {
            let offset = position
            switch next {
            case .contents(let contents):
                if peek == "-", !isOperator("-") { throw error(.rangeOfSets) }
                ranges += contents.codePoints.ranges
                for string in contents.strings { all.insert(string) }
                all.mayContainStrings = all.mayContainStrings || contents.mayContainStrings
            case .character(let codePoint):
                var last = codePoint
                if peek == "-", !isOperator("-") {
                    position += 1
                    if peek == "]" { throw error(.reservedPunctuation, at: offset) }
                    guard case .character(let end) = try operand(from: start) else {
                        throw error(.rangeOfSets, at: offset)
                    }
                    if end < codePoint { throw error(.rangeOutOfOrder, at: offset) }
                    last = end
                }
                ranges.append(CodePointSet.Range(first: codePoint, last: last))
            }
            if isOperator("&") || isOperator("-") { throw error(.mixedClassOperators) }
            if peek == "]" { break }
            next = try operand(from: start)
        }
        all.codePoints = folded(CodePointSet(ranges))
        return all
    }

    /// Reads on behind the first operand of an intersection or a subtraction.
    private mutating func combination(of first: ClassContents, from start: Int) throws(PatternError) -> ClassContents {
        let sign: Unicode.Scalar = peek == "&" ? "&" : "-"
        var result = first
        while peek != "]" {
            guard isOperator(sign) else {
                if peek == nil { throw error(.unclosedClass, at: start) }
                throw error(.mixedClassOperators)
            }
            position += 2
            if peek == "]" || peek == "&" && sign == "&" { throw error(.missingClassOperand) }
            let next = try operand(from: start)
            if sign == "&" { result.formIntersection(contents(of: next)) } else { result.subtract(contents(of: next)) }
        }
        return result
    }

    // MARK: Operands

    private mutating func operand(from start: Int) throws(PatternError) -> Operand {
        guard let next = peek else { throw error(.unclosedClass, at: start) }
        switch next {
        case "[": return .contents(try characterClass())
        case "\\": return try classOperandEscape()
        case "&" where isOperator("&"), "-" where isOperator("-"): throw error(.missingClassOperand)
        case "(", ")", "{", "}", "]", "/", "-", "|": throw error(.reservedPunctuation)
        case "!", "#", "$", "%", "*", "+", ",", ".", ":", ";", "<", "=", ">", "?", "@", "^", "`", "~":
            if peek(1) == next { throw error(.reservedPunctuation) }
        default: break
        }
        position += 1
        return .character(next.value)
    }

    private mutating func classOperandEscape() throws(PatternError) -> Operand {
        if peek(1) == "q" { return .contents(try strings()) }
        if let contents = try classEscape() { return .contents(contents) }
        return .character(try classCharacterEscape())
    }

    /// Reads an escape that stands for one code point within a class.
    private mutating func classCharacterEscape() throws(PatternError) -> UInt32 {
        switch peek(1) {
        case "b":
            position += 2
            return 0x08
        case "&", "-", "!", "#", "%", ",", ":", ";", "<", "=", ">", "@", "`", "~":
            position += 2
            return source[position - 1].value
        default: return try characterEscape()
        }
    }

    /// Reads `\q{…|…}`.
    private mutating func strings() throws(PatternError) -> ClassContents {
        let start = position
        position += 2
        guard take("{") else { throw error(.invalidEscape, at: start) }
        var contents = ClassContents(CodePointSet())
        var single: [CodePointSet.Range] = []
        repeat {
            var string: [UInt32] = []
            while let next = peek, next != "|", next != "}" {
                if next == "\\" {
                    string.append(try classCharacterEscape())
                } else if case .character(let codePoint) = try operand(from: start) {
                    string.append(codePoint)
                } else {
                    throw error(.reservedPunctuation)
                }
            }
            if string.count == 1 {
                single.append(CodePointSet.Range(first: string[0], last: string[0]))
            } else {
                contents.mayContainStrings = true
                contents.insert(flags.ignoreCase ? folding().folded(string) : string)
            }
        } while take("|")
        guard take("}") else { throw error(.unclosedClass, at: start) }
        contents.codePoints = folded(CodePointSet(single))
        return contents
    }
}
