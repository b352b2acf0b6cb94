internal import Forms

/// Chooses a language by what a person reads (RFC 4647 §3.4, lookup).
///
/// A range loses its subtags from the end until a language matches, so `fr-CA-x-west` finds `fr`. As each language
/// here is a bare primary subtag, that comes down to comparing the first subtag of a well-formed range.
///
/// It reads bytes, keeps nothing and allocates nothing.
struct LanguageRange {
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
        var start = value.startIndex
        for index in value.indices where value[index] == UInt8(ascii: ",") {
            addMember(value[start..<index])
            start = index + 1
        }
        addMember(value[start...])
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

    private mutating func addMember(_ member: ArraySlice<UInt8>) {
        count += 1
        let semicolon = member.firstIndex(of: UInt8(ascii: ";"))
        let range = member[..<(semicolon ?? member.endIndex)].trimmingWhiteSpace()
        guard let quality = semicolon.map({ Self.quality(member[($0 + 1)...]) }) ?? 1000 else { return }
        if range.count == 1, range.first == UInt8(ascii: "*") {
            takesAny = takesAny || quality > 0
            return
        }
        guard Self.isWellFormed(range) else { return }
        let subtag = range.prefix { $0 != UInt8(ascii: "-") }
        guard subtag.count == 2, let first = subtag.first, let second = subtag.last else { return }
        let isBare = subtag.count == range.count
        switch (first | 0x20, second | 0x20) {
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
    private static func quality(_ parameter: ArraySlice<UInt8>) -> Int? {
        let bytes = parameter.trimmingWhiteSpace()
        guard bytes.count >= 3, bytes.count <= 7, bytes[bytes.startIndex] | 0x20 == UInt8(ascii: "q"),
            bytes[bytes.startIndex + 1] == UInt8(ascii: "=")
        else { return nil }
        var quality = 0
        var unit = 1000
        for (place, byte) in bytes.dropFirst(2).enumerated() {
            if place == 1 {
                guard byte == UInt8(ascii: ".") else { return nil }
                continue
            }
            guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
            quality += Int(byte - UInt8(ascii: "0")) * unit
            unit /= 10
        }
        return quality <= 1000 ? quality : nil
    }

    /// Whether bytes are a basic language range (RFC 4647 §2.1) other than `*`.
    private static func isWellFormed(_ range: ArraySlice<UInt8>) -> Bool {
        var length = 0
        var isFirst = true
        for byte in range {
            switch byte {
            case UInt8(ascii: "-"):
                guard length > 0 else { return false }
                length = 0
                isFirst = false
                continue
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): break
            case UInt8(ascii: "0")...UInt8(ascii: "9"): if isFirst { return false }
            default: return false
            }
            length += 1
            guard length <= 8 else { return false }
        }
        return length > 0
    }
}

extension ArraySlice<UInt8> {
    /// The bytes without the spaces and tabs around them (RFC 9110 §5.6.3).
    func trimmingWhiteSpace() -> ArraySlice<UInt8> {
        var slice = self
        while let first = slice.first, first == 0x20 || first == 0x09 { slice.removeFirst() }
        while let last = slice.last, last == 0x20 || last == 0x09 { slice.removeLast() }
        return slice
    }
}
