/// A set of characters as one would say it aloud: "letters", or a single character.
enum CharacterPart: Hashable, Sendable {
    /// A to Z and a to z.
    case letters
    /// A to Z.
    case uppercaseLetters
    /// a to z.
    case lowercaseLetters
    /// 0 to 9.
    case digits
    case space
    case character(Character)
}

extension AllowedCharacters {
    /// The set in the fewest words, letters and digits first; control characters can't be said and are left out.
    var parts: [CharacterPart] {
        let uppercase = UInt8(ascii: "A")...UInt8(ascii: "Z")
        let lowercase = UInt8(ascii: "a")...UInt8(ascii: "z")
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        var parts: [CharacterPart] = []
        var said: [ClosedRange<UInt8>] = []
        if contains(allOf: uppercase) { said.append(uppercase) }
        if contains(allOf: lowercase) { said.append(lowercase) }
        switch (said.contains(uppercase), said.contains(lowercase)) {
        case (true, true): parts.append(.letters)
        case (true, false): parts.append(.uppercaseLetters)
        case (false, true): parts.append(.lowercaseLetters)
        case (false, false): break
        }
        if contains(allOf: digits) {
            said.append(digits)
            parts.append(.digits)
        }
        for byte in UInt8(ascii: "!")...UInt8(ascii: "~") where contains(byte) {
            if !said.contains(where: { $0.contains(byte) }) {
                parts.append(.character(Character(Unicode.Scalar(byte))))
            }
        }
        if contains(UInt8(ascii: " ")) { parts.append(.space) }
        return parts
    }
}
