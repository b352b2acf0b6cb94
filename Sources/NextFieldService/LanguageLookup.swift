package import Forms
internal import HTTP1

/// Chooses a language by what a person reads (RFC 4647 §3.4, lookup).
///
/// A range loses its subtags from the end until a language matches, so `fr-CA-x-west` finds `fr`. As each language
/// here is a bare primary subtag, that comes down to comparing the first subtag of a well-formed range.
///
/// It reads bytes, keeps nothing and allocates nothing.
struct LanguageLookup {
    /// How well a language was asked for so far.
    private struct Wish {
        /// 0 to 1000; -1 where no range led to it.
        var quality = -1
        /// Where among the ranges.
        var position = 0
        /// Whether the bare language was given a quality of 0.
        var isExcluded = false

        /// Whether it is to be fulfilled before another: a higher weight, or the same and said earlier.
        func isBetter(than other: Wish) -> Bool {
            guard quality > 0, !isExcluded else { return false }
            return quality > other.quality || (quality == other.quality && position < other.position)
        }
    }

    private var english = Wish()
    private var french = Wish()
    private var japanese = Wish()
    private var takesAny = false
    private var count = 0

    /// Reads one `Accept-Language` value. Malformed members are passed over (RFC 9110 §12.5.4).
    mutating func add(_ value: ArraySlice<UInt8>) {
        let bytes = value.span
        var list = FieldList(0..<bytes.count)
        while let member = list.next(bytes) { addMember(bytes, member) }
    }

    /// The language to answer in; English where nothing asked for matches.
    var language: Language {
        var best = Wish()
        var language = Language.english
        if english.isBetter(than: best) { best = english }
        if french.isBetter(than: best) { (best, language) = (french, .french) }
        if japanese.isBetter(than: best) { (best, language) = (japanese, .japanese) }
        if best.quality > 0 { return language }
        // `*` stands for whatever was not ruled out; English where nothing was.
        guard takesAny, english.isExcluded else { return .english }
        if !french.isExcluded { return .french }
        return japanese.isExcluded ? .english : .japanese
    }

    private mutating func addMember(_ bytes: Span<UInt8>, _ member: Range<Int>) {
        count += 1
        let semicolon = member.first { bytes[$0] == UInt8(ascii: ";") } ?? member.upperBound
        let range = trimmingBlanks(bytes, member.lowerBound..<semicolon)
        let weight = trimmingBlanks(bytes, min(semicolon + 1, member.upperBound)..<member.upperBound)
        guard let quality = semicolon == member.upperBound ? 1000 : Self.quality(bytes, weight) else { return }
        if range.count == 1, bytes[range.lowerBound] == UInt8(ascii: "*") {
            takesAny = takesAny || quality > 0
            return
        }
        guard let subtag = Self.primarySubtag(bytes, range), subtag.count == 2 else { return }
        let isBare = subtag.count == range.count
        switch (bytes[subtag.lowerBound] | 0x20, bytes[subtag.lowerBound + 1] | 0x20) {
        case (UInt8(ascii: "e"), UInt8(ascii: "n")): note(&english, quality, isBare: isBare)
        case (UInt8(ascii: "f"), UInt8(ascii: "r")): note(&french, quality, isBare: isBare)
        case (UInt8(ascii: "j"), UInt8(ascii: "a")): note(&japanese, quality, isBare: isBare)
        default: break
        }
    }

    private func note(_ wish: inout Wish, _ quality: Int, isBare: Bool) {
        if quality == 0 {
            wish.isExcluded = wish.isExcluded || isBare
        } else if quality > wish.quality {
            wish.quality = quality
            wish.position = count
        }
    }

    /// A weight in thousandths; `nil` where it does not match RFC 9110 §12.4.2.
    private static func quality(_ bytes: Span<UInt8>, _ weight: Range<Int>) -> Int? {
        guard weight.count >= 3, weight.count <= 7, bytes[weight.lowerBound] | 0x20 == UInt8(ascii: "q"),
            bytes[weight.lowerBound + 1] == UInt8(ascii: "=")
        else { return nil }
        let number = weight.dropFirst(2)
        var quality = 0
        var unit = 1000
        for index in number {
            let byte = bytes[index]
            if index == number.lowerBound + 1 {
                guard byte == UInt8(ascii: ".") else { return nil }
                continue
            }
            guard isDigit(byte) else { return nil }
            quality += Int(byte - UInt8(ascii: "0")) * unit
            unit /= 10
        }
        return quality <= 1000 ? quality : nil
    }

    /// The first subtag of a basic language range (RFC 4647 §2.1) other than `*`; `nil` where it is malformed.
    private static func primarySubtag(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Range<Int>? {
        var end: Int?
        var length = 0
        for index in range {
            switch bytes[index] {
            case UInt8(ascii: "-"):
                guard length > 0 else { return nil }
                end = end ?? index
                length = 0
                continue
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): break
            case let byte: guard isDigit(byte), end != nil else { return nil }
            }
            length += 1
            guard length <= 8 else { return nil }
        }
        return length > 0 ? range.lowerBound..<(end ?? range.upperBound) : nil
    }
}

extension Language {
    /// The language a person reads who asks for these ranges, written as in `Accept-Language`: `fr-CA, ja;q=0.5`.
    ///
    /// English where nothing asked for matches.
    package init(ranges: String) {
        var lookup = LanguageLookup()
        lookup.add(Array(ranges.utf8)[...])
        self = lookup.language
    }
}
