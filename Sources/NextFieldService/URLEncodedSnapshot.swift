internal import Forms
internal import FormsJSON

/// Why form-encoded content is no snapshot.
enum URLEncodedError: Error, Hashable, Sendable {
    /// It is a JSON object under the wrong name; nothing of it is quoted, as it may be all values.
    case looksLikeJSON
    /// A name or value is no UTF-8; with the pair's place in bytes.
    case invalidUTF8(at: Int)
    /// A name or value holds U+0000; with the pair's place in bytes.
    case nul(at: Int)
    /// A field that takes one value has two: which one counts is not for us to guess.
    case repeatedField(FieldName, at: Int)
    /// Names that are no fields of the form.
    case snapshot(SnapshotError)
}

/// Reads `application/x-www-form-urlencoded`: values only, for the event `submit`.
///
/// The parser is the one of the URL Standard (§5.1): `+` is a space, `%XX` a byte, and a malformed `%` stays as it
/// is. It differs where that parser would guess: bytes that are no UTF-8 are refused, not replaced.
///
/// - Complexity: O(*n*) in the bytes of the content; the nearest name is looked for in the listed faults only.
struct URLEncodedSnapshot {
    private let form: FormDefinition
    private let content: ArraySlice<UInt8>
    private var values: [FieldValue]
    private var given = FieldSet()
    /// What was chosen where several options may be, by field.
    private var chosen: [Int: [String]] = [:]
    private var faults = SnapshotFaults()

    /// Reads the values of a form's fields.
    static func decode(_ content: ArraySlice<UInt8>, form: FormDefinition) throws(URLEncodedError) -> FormSnapshot {
        if looksLikeJSON(content) { throw .looksLikeJSON }
        var decoding = URLEncodedSnapshot(content, form)
        var start = content.startIndex
        while start < content.endIndex {
            let end = content[start...].firstIndex(of: UInt8(ascii: "&")) ?? content.endIndex
            if start < end { try decoding.readPair(start..<end) }
            start = end + 1
        }
        if let error = decoding.faults.error { throw .snapshot(error) }
        for (position, options) in decoding.chosen { decoding.values[position] = .selections(options) }
        return FormSnapshot(values: decoding.values)
    }

    private init(_ content: ArraySlice<UInt8>, _ form: FormDefinition) {
        self.form = form
        self.content = content
        values = [FieldValue](repeating: .empty, count: form.fields.count)
    }

    private mutating func readPair(_ pair: Range<Int>) throws(URLEncodedError) {
        let offset = pair.lowerBound - content.startIndex
        let sign = content[pair].firstIndex(of: UInt8(ascii: "="))
        let name = try text(of: pair.lowerBound..<(sign ?? pair.upperBound), at: offset)
        guard let position = FieldName(name).flatMap(form.index(of:)) else {
            addUnknownField(name, hasValue: sign != nil)
            return
        }
        let value =
            try sign.map { sign throws(URLEncodedError) in
                try text(of: sign + 1..<pair.upperBound, at: offset)
            } ?? ""
        let field = form.fields[position]
        if field.valueKind == .selections {
            chosen[position, default: []].append(value)
            return
        }
        guard !given.contains(position) else { throw .repeatedField(field.name, at: offset) }
        given.insert(position)
        // A checkbox sends its `value`, "on" by default, and nothing at all where it is not ticked.
        values[position] = field.valueKind == .checked ? .checked(true) : .text(value)
    }

    /// Notes a name that is no field.
    ///
    /// What stands there is a part of a value with an unescaped `&` in it as often as a name. So it is quoted only
    /// where it is nearly the name of a field.
    private mutating func addUnknownField(_ name: String, hasValue: Bool) {
        lazy var nearest = hasValue ? NearestName.nearest(to: name, among: form.fields.map(\.name.rawValue)) : nil
        // Looked for where the fault is listed, and not where it is only counted.
        faults.add(
            .unknownField(nearest: nearest.flatMap { FieldName($0) }),
            at: nearest == nil ? "" : "/" + SnapshotFaults.token(Array(name.utf8)[...]))
    }

    /// Whether the content begins as a JSON object does: `curl -d` sends JSON under this type unless told otherwise.
    private static func looksLikeJSON(_ content: ArraySlice<UInt8>) -> Bool {
        let marks = content.lazy.filter { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }.prefix(2)
        return marks.elementsEqual([UInt8(ascii: "{"), UInt8(ascii: "\"")])
            || marks.elementsEqual([UInt8(ascii: "{"), UInt8(ascii: "}")])
    }

    private func text(of encoded: Range<Int>, at offset: Int) throws(URLEncodedError) -> String {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(encoded.count)
        var index = encoded.lowerBound
        while index < encoded.upperBound {
            let byte = content[index]
            if byte == UInt8(ascii: "%"), index + 2 < encoded.upperBound,
                let high = Self.hexDigit(content[index + 1]), let low = Self.hexDigit(content[index + 2])
            {
                decoded.append(high << 4 | low)
                index += 3
            } else {
                decoded.append(byte == UInt8(ascii: "+") ? 0x20 : byte)
                index += 1
            }
        }
        guard let text = String(validating: decoded, as: UTF8.self) else { throw .invalidUTF8(at: offset) }
        guard !decoded.contains(0) else { throw .nul(at: offset) }
        return text
    }

    private static func hexDigit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
