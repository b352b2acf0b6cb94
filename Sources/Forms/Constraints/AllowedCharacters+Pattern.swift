extension AllowedCharacters {
    /// The most parts that a message lists: more are not read by anybody.
    private static let maxParts = 12

    /// The set that a pattern stands for, where it is no more than one: `[A-Za-z0-9_]*`, or `+` in the star's place.
    ///
    /// Such a pattern can be said in words. (That `+` asks for one character does not matter: an empty value is never
    /// judged by its pattern.)
    ///
    /// - Returns: `nil` where the pattern says something else, or its characters are too many to be listed.
    package init?(_ pattern: Pattern) {
        guard let syntax = try? PatternParser.parse(pattern.source),
            case .repetition(let part, least: 0...1, greatest: nil) = syntax.root.kind,
            case .set(let number) = part.kind
        else { return nil }
        var characters = ""
        for range in syntax.sets[number].ranges {
            guard range.first >= 0x20, range.last < 0x7F else { return nil }
            for codePoint in range.first...range.last {
                characters.unicodeScalars.append(Unicode.Scalar(UInt8(codePoint)))
            }
        }
        self.init(characters, pattern: pattern.source)
        guard (1...Self.maxParts).contains(parts.count) else { return nil }
    }
}
