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
enum URLEncodedSnapshot {
    /// Reads the values of a form's fields.
    static func decode(_ content: ArraySlice<UInt8>, form: FormDefinition) throws(URLEncodedError) -> FormSnapshot {
        if looksLikeJSON(content) { throw .looksLikeJSON }
        var values = [FieldValue](repeating: .empty, count: form.fields.count)
        var given = FieldSet()
        var faults: [SnapshotFault] = []
        var omitted = 0
        for pair in content.split(separator: UInt8(ascii: "&")) {
            let offset = pair.startIndex - content.startIndex
            let sign = pair.firstIndex(of: UInt8(ascii: "="))
            let name = try text(of: pair[..<(sign ?? pair.endIndex)], at: offset)
            let value = try text(of: sign.map { pair[($0 + 1)...] } ?? [], at: offset)
            if let position = FieldName(name).flatMap(form.index(of:)) {
                guard !given.contains(position) else { throw .repeatedField(form.fields[position].name, at: offset) }
                given.insert(position)
                values[position] = .text(value)
            } else if faults.count < SnapshotError.maxFaults {
                faults.append(unknownField(name, hasValue: sign != nil, form: form))
            } else {
                omitted += 1
            }
        }
        guard faults.isEmpty else { throw .snapshot(SnapshotError(faults, omitted: omitted)) }
        return FormSnapshot(values: values)
    }

    /// Whether the content begins as a JSON object does: `curl -d` sends JSON under this type unless told otherwise.
    private static func looksLikeJSON(_ content: ArraySlice<UInt8>) -> Bool {
        let marks = content.lazy.filter { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }.prefix(2)
        return marks.elementsEqual([UInt8(ascii: "{"), UInt8(ascii: "\"")])
            || marks.elementsEqual([UInt8(ascii: "{"), UInt8(ascii: "}")])
    }

    private static func text(of encoded: ArraySlice<UInt8>, at offset: Int) throws(URLEncodedError) -> String {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(encoded.count)
        var index = encoded.startIndex
        while index < encoded.endIndex {
            let byte = encoded[index]
            if byte == UInt8(ascii: "%"), index + 2 < encoded.endIndex,
                let high = hexDigit(encoded[index + 1]), let low = hexDigit(encoded[index + 2])
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

    /// A fault about a name that is no field.
    ///
    /// A piece without `=` is the end of a value with an unescaped `&` in it as often as a name, so it is not quoted.
    private static func unknownField(_ name: String, hasValue: Bool, form: FormDefinition) -> SnapshotFault {
        guard hasValue else { return SnapshotFault(.unknownField(nearest: nil), at: "") }
        let nearest = NearestName.nearest(to: name, among: form.fields.map(\.name.rawValue))
        return SnapshotFault(.unknownField(nearest: nearest.flatMap(FieldName.init(_:))), at: pointer(to: name))
    }

    private static func pointer(to name: String) -> String {
        var pointer = "/"
        for scalar in name.unicodeScalars.prefix(64) {
            switch scalar {
            case "~": pointer += "~0"
            case "/": pointer += "~1"
            default: pointer.unicodeScalars.append(scalar)
            }
        }
        return pointer
    }
}
