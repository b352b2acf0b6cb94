extension PatternParser {
    /// Reads an escape outside of classes, from its backslash on.
    mutating func atomEscape() throws(PatternError) -> PatternNode {
        let start = position
        if let next = peek(1), next != "0", digit(next) != nil {
            position += 1
            refer(to: count(), name: [], at: start)
            return .empty
        }
        if peek(1) == "k" {
            position += 2
            guard take("<") else { throw error(.invalidGroupName, at: start) }
            refer(to: nil, name: try groupName(), at: start)
            return .empty
        }
        if let contents = try classEscape() { return try node(of: contents, at: start) }
        return try character(try characterEscape(), at: start)
    }

    /// Reads `\b` or `\B`.
    mutating func wordBoundary() -> PatternNode {
        let isBoundary = peek(1) == "b"
        position += 2
        let words = UInt32(number(of: unfolded(wordCharacters)))
        return .assertion(isBoundary ? .wordBoundary(words) : .notWordBoundary(words))
    }

    // MARK: Sets of characters

    /// Reads one of `\d \D \s \S \w \W \p{…} \P{…}`, from its backslash on; `nil`, reading nothing, for any other escape.
    mutating func classEscape() throws(PatternError) -> ClassContents? {
        guard let letter = peek(1) else { return nil }
        let set: CodePointSet
        switch letter {
        case "d", "D": set = CodePointSet(pairs: "09")
        case "w", "W": set = wordCharacters
        case "s", "S": set = spaces
        case "p", "P": return try property()
        default: return nil
        }
        position += 2
        let isNegated = letter.value < 0x61
        return ClassContents(isNegated ? complement(of: set) : set)
    }

    /// ECMA-262's WhiteSpace and LineTerminator.
    private var spaces: CodePointSet {
        CodePointSet([
            CodePointSet.Range(first: 0x09, last: 0x0D), CodePointSet.Range(first: 0x20, last: 0x20),
            CodePointSet.Range(first: 0xA0, last: 0xA0), CodePointSet.Range(first: 0x1680, last: 0x1680),
            CodePointSet.Range(first: 0x2000, last: 0x200A), CodePointSet.Range(first: 0x2028, last: 0x2029),
            CodePointSet.Range(first: 0x202F, last: 0x202F), CodePointSet.Range(first: 0x205F, last: 0x205F),
            CodePointSet.Range(first: 0x3000, last: 0x3000), CodePointSet.Range(first: 0xFEFF, last: 0xFEFF),
        ])
    }

    private mutating func property() throws(PatternError) -> ClassContents {
        let start = position
        let isNegated = peek(1) == "P"
        position += 2
        guard take("{") else { throw error(.unknownProperty, at: start) }
        let name = word()
        let value = take("=") ? word() : nil
        guard take("}") else { throw error(.unknownProperty, at: start) }
        let text = source[start + 3..<position]
        if let known = readProperties.first(where: { $0.text == text }) {
            let set = folded(known.set)
            return ClassContents(isNegated ? complement(of: set) : set)
        }
        guard let found = UnicodeProperty.codePoints(name: name, value: value) else {
            let isOfStrings = value == nil && UnicodeProperty.isPropertyOfStrings(name)
            throw error(isOfStrings && !isNegated ? .propertyOfStrings : .unknownProperty, at: start)
        }
        readProperties.append((text, found))
        let set = folded(found)
        return ClassContents(isNegated ? complement(of: set) : set)
    }

    /// Reads the characters that names of properties are made of.
    private mutating func word() -> [UInt8] {
        var bytes: [UInt8] = []
        while let next = peek, CodePointSet(pairs: "09AZ__az").contains(next.value) {
            bytes.append(UInt8(next.value))
            position += 1
        }
        return bytes
    }

    // MARK: One character

    /// Reads an escape that stands for one code point, from its backslash on.
    mutating func characterEscape() throws(PatternError) -> UInt32 {
        let start = position
        position += 1
        guard let next = peek else { throw error(.trailingBackslash, at: start) }
        position += 1
        switch next {
        case "t": return 0x09
        case "n": return 0x0A
        case "v": return 0x0B
        case "f": return 0x0C
        case "r": return 0x0D
        case "0" where digit(peek) == nil: return 0
        case "c":
            guard let letter = peek, CodePointSet(pairs: "AZaz").contains(letter.value) else {
                throw error(.invalidEscape, at: start)
            }
            position += 1
            return letter.value & 31
        case "x":
            guard let value = hexadecimal(2) else { throw error(.invalidUnicodeEscape, at: start) }
            return value
        case "u": return try unicodeEscape(from: start)
        case "^", "$", "\\", ".", "*", "+", "?", "(", ")", "[", "]", "{", "}", "|", "/": return next.value
        default: throw error(.invalidEscape, at: start)
        }
    }

    /// Reads what follows `\u`. Two escapes that are a surrogate pair are one code point.
    private mutating func unicodeEscape(from start: Int) throws(PatternError) -> UInt32 {
        if take("{") {
            var value: UInt32 = 0
            let first = position
            while let digit = hexadecimal(1) { value = min(value << 4 | digit, CodePointSet.greatest + 1) }
            guard position > first, value <= CodePointSet.greatest, take("}") else {
                throw error(.invalidUnicodeEscape, at: start)
            }
            return value
        }
        guard let lead = hexadecimal(4) else { throw error(.invalidUnicodeEscape, at: start) }
        let behind = position
        if (0xD800...0xDBFF).contains(lead), take("\\"), take("u"), let trail = hexadecimal(4),
            (0xDC00...0xDFFF).contains(trail)
        {
            return 0x10000 + (lead - 0xD800) << 10 + (trail - 0xDC00)
        }
        position = behind
        return lead
    }

    /// Reads so many hexadecimal digits; `nil`, reading nothing, where there are fewer.
    private mutating func hexadecimal(_ count: Int) -> UInt32? {
        var value: UInt32 = 0
        for distance in 0..<count {
            guard let next = peek(distance) else { return nil }
            switch next {
            case "0"..."9": value = value << 4 | (next.value - 0x30)
            case "A"..."F", "a"..."f": value = value << 4 | (next.value & 7 + 9)
            default: return nil
            }
        }
        position += count
        return value
    }

    // MARK: Names of groups

    /// Reads a group's name up to its `>`: ECMAScript's identifiers, with escapes.
    mutating func groupName() throws(PatternError) -> [Unicode.Scalar] {
        let start = position
        var name: [Unicode.Scalar] = []
        while let next = peek, next != ">" {
            var scalar = next
            if next == "\\", peek(1) == "u" {
                position += 2
                guard let escaped = Unicode.Scalar(try unicodeEscape(from: start)) else {
                    throw error(.invalidGroupName, at: start)
                }
                scalar = escaped
            } else {
                position += 1
            }
            guard isIdentifier(scalar, first: name.isEmpty) else { throw error(.invalidGroupName, at: start) }
            name.append(scalar)
        }
        guard !name.isEmpty, take(">") else { throw error(.invalidGroupName, at: start) }
        return name
    }

    private func isIdentifier(_ scalar: Unicode.Scalar, first: Bool) -> Bool {
        if scalar == "$" || CodePointSet(pairs: "AZ__az").contains(scalar.value) { return true }
        if scalar.value < 0x80 { return !first && digit(scalar) != nil }
        if !first, scalar.value == 0x200C || scalar.value == 0x200D { return true }
        let property = first ? "ID_Start" : "ID_Continue"
        return UnicodeProperty.binary(Array(property.utf8))?.contains(scalar.value) ?? false
    }
}
