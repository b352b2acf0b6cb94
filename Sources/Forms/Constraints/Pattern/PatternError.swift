/// Why a pattern can't be taken.
public struct PatternError: Error, Hashable, Sendable {
    /// What is wrong with the source.
    public let reason: Reason
    /// Where, in code points from the start of the source.
    public let offset: Int

    /// What is wrong, one case a fault.
    public enum Reason: Hashable, Sendable, CaseIterable {
        // A part is missing.
        case unclosedGroup, unopenedGroup, unclosedClass, trailingBackslash
        // Something stands where it can't.
        case nothingToRepeat, repeatedAssertion, loneBracket, loneBrace, repetitionOutOfOrder
        case invalidGroup, invalidGroupName, duplicateGroupName, invalidModifiers
        case invalidEscape, invalidUnicodeEscape, unknownProperty
        case rangeOutOfOrder, rangeOfSets, reservedPunctuation, mixedClassOperators, missingClassOperand
        case negatedStrings
        // ECMAScript takes it, and this matcher doesn't.
        case backReference, unknownReference, propertyOfStrings
        // It is too large.
        case sourceTooLong, nestedTooDeeply, repetitionTooLarge, programTooLarge, classTooLarge
    }
}

extension PatternError: CustomStringConvertible {
    /// What is wrong and what to write instead, as a sentence of plain English.
    public var description: String { reason.sentence }
}

extension PatternError.Reason {
    /// What is wrong and what to write instead, as a sentence of plain English.
    public var sentence: String {
        switch self {
        case .unclosedGroup: "This group has no closing parenthesis; add ) or write \\( for the character."
        case .unopenedGroup: "This closing parenthesis has no group; write \\) for the character."
        case .unclosedClass: "This class has no closing bracket; add ] or write \\[ for the character."
        case .trailingBackslash: "A backslash stands at the end; write \\\\ for the character."
        case .nothingToRepeat: "There is nothing to repeat here; write \\*, \\+ or \\? for the character."
        case .repeatedAssertion: "An assertion can't be repeated; put it into a group, or leave the quantifier out."
        case .loneBracket: "This bracket closes no class; write \\] for the character."
        case .loneBrace:
            "A brace is only for counts such as {2} or {2,5} behind what they repeat; write \\{ or \\} for the character."
        case .repetitionOutOfOrder: "The least count is above the greatest; write the smaller one first."
        case .invalidGroup: "No group starts like this; write (…), (?:…), (?<name>…), (?=…), (?!…), (?<=…) or (?<!…)."
        case .invalidGroupName: "A group's name is letters, digits, $ and _ between < and >, and starts with no digit."
        case .duplicateGroupName: "Two groups that can take part together have this name; rename one."
        case .invalidModifiers: "Modifiers are i, m and s, each once, as in (?i:…) or (?i-s:…)."
        case .invalidEscape:
            "This escape has no meaning; only punctuation may be escaped without one, so leave the backslash out."
        case .invalidUnicodeEscape:
            "This is no code point; write two digits as \\x41, four as \\u0041 or up to 10FFFF as \\u{1F600}."
        case .unknownProperty:
            "No property has this name; write for example \\p{L}, \\p{Script=Greek} or \\p{Alphabetic}."
        case .rangeOutOfOrder:
            "The range's start is behind its end; write the smaller character first, or \\- for a hyphen."
        case .rangeOfSets: "A range goes from one character to another; write \\- for a hyphen."
        case .reservedPunctuation:
            "This character has a meaning or is reserved within a class; write a backslash before it."
        case .mixedClassOperators:
            "&& and -- can't be mixed, nor stand beside anything but single operands; put a part into its own [ ]."
        case .missingClassOperand:
            "An operand is missing beside && or --; write a class, a character or an escape there."
        case .negatedStrings: "A class that holds strings of several characters can't be negated; take the strings out."
        case .backReference:
            "A back-reference can't be matched in time linear in the value; repeat the group's own pattern instead."
        case .unknownReference:
            "There is no such group to refer to, and back-references aren't matched at all; write the pattern out."
        case .propertyOfStrings:
            "Properties of strings aren't supported; write for example \\p{Emoji} or \\p{Emoji_Presentation}."
        case .sourceTooLong: "The pattern is longer than \(Pattern.maximumSourceLength) characters; shorten it."
        case .nestedTooDeeply: "Groups and classes are nested more than \(Pattern.maximumNesting) deep; flatten them."
        case .repetitionTooLarge:
            "Written out, this repetition has more than \(Pattern.maximumProgramSize) steps; lower the counts, or use * or +."
        case .programTooLarge: "Written out, the pattern has more than \(Pattern.maximumProgramSize) steps; shorten it."
        case .classTooLarge:
            "The pattern's classes hold more than \(Pattern.maximumClassRanges) ranges or strings; use fewer of them."
        }
    }
}
