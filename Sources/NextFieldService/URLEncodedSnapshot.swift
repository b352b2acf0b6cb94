internal import Forms
internal import FormsJSON
internal import HTTP1

/// Reads `application/x-www-form-urlencoded`: values only, for the event `submit`.
///
/// The parser is the one of the URL Standard (§5.1): `+` is a space, `%XX` a byte, and a malformed `%` stays as it
/// is. It differs where that parser would guess: bytes that are no UTF-8 are refused, not replaced.
///
/// - Complexity: O(*n*) in the bytes of the content. A value is only decoded for a field of the form, and what no fault
///   lists allocates nothing.
struct URLEncodedSnapshot {
    private let form: ServedForm
    private let content: ArraySlice<UInt8>
    private var values: [FieldValue]
    private var given = FieldSet()
    /// What was chosen where several options may be, by field.
    private var chosen: [Int: [String]] = [:]
    private var faults = SnapshotFaults()
    /// The name or value being read, decoded: one array for all of them.
    private var decoded: [UInt8] = []

    /// Reads the values of a form's fields.
    static func decode(_ content: ArraySlice<UInt8>, form: ServedForm) throws(URLEncodedError) -> FormSnapshot {
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

    private init(_ content: ArraySlice<UInt8>, _ form: ServedForm) {
        self.form = form
        self.content = content
        values = [FieldValue](repeating: .empty, count: form.definition.fields.count)
    }

    private mutating func readPair(_ pair: Range<Int>) throws(URLEncodedError) {
        let offset = pair.lowerBound - content.startIndex
        let sign = content[pair].firstIndex(of: UInt8(ascii: "="))
        try decode(pair.lowerBound..<(sign ?? pair.upperBound), at: offset)
        guard let position = form.position(of: decoded.span) else {
            addUnknownField(hasValue: sign != nil)
            return
        }
        let value = try text(of: min((sign ?? pair.upperBound) + 1, pair.upperBound)..<pair.upperBound, at: offset)
        let field = form.definition.fields[position]
        if field.valueKind == .selections {
            chosen[position, default: []].append(value)
            return
        }
        guard !given.contains(position) else { throw .repeatedField(field.name, at: offset) }
        given.insert(position)
        // A checkbox sends its `value`, "on" by default, and nothing at all where it is not ticked.
        values[position] = field.valueKind == .checked ? .checked(true) : .text(value)
    }

    /// Notes that the name just decoded is no field.
    ///
    /// What stands there is a part of a value with an unescaped `&` in it as often as a name. So it is quoted only
    /// where it is nearly the name of a field.
    private mutating func addUnknownField(hasValue: Bool) {
        // Looked for where the fault is listed, and not where it is only counted.
        lazy var nearest = hasValue ? form.nearestField(to: decoded[...]) : nil
        faults.add(
            .unknownField(nearest: nearest), at: nearest == nil ? "" : "/" + SnapshotFaults.token(decoded[...]))
    }

    /// Whether the content begins as a JSON object does: `curl -d` sends JSON under this type unless told otherwise.
    private static func looksLikeJSON(_ content: ArraySlice<UInt8>) -> Bool {
        let marks = content.lazy.filter { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }.prefix(2)
        return marks.elementsEqual([UInt8(ascii: "{"), UInt8(ascii: "\"")])
            || marks.elementsEqual([UInt8(ascii: "{"), UInt8(ascii: "}")])
    }

    private mutating func text(of encoded: Range<Int>, at offset: Int) throws(URLEncodedError) -> String {
        try decode(encoded, at: offset)
        return String(decoding: decoded, as: UTF8.self)
    }

    /// Decodes a name or value; it must be UTF-8 without NUL.
    ///
    /// - Parameter offset: The pair's place, for errors.
    private mutating func decode(_ encoded: Range<Int>, at offset: Int) throws(URLEncodedError) {
        decoded.removeAll(keepingCapacity: true)
        var start = encoded.lowerBound
        while let mark = content[start..<encoded.upperBound].firstIndex(where: Self.isMark) {
            decoded.append(contentsOf: content[start..<mark])
            start = mark + 1
            if content[mark] == UInt8(ascii: "+") {
                decoded.append(UInt8(ascii: " "))
            } else if let byte = escapedByte(at: mark, before: encoded.upperBound) {
                decoded.append(byte)
                start = mark + 3
            } else {
                decoded.append(UInt8(ascii: "%"))
            }
        }
        decoded.append(contentsOf: content[start..<encoded.upperBound])
        guard (try? UTF8Span(validating: decoded.span)) != nil else { throw .invalidUTF8(at: offset) }
        guard !decoded.contains(0) else { throw .nul(at: offset) }
    }

    private func escapedByte(at index: Int, before end: Int) -> UInt8? {
        let first = content.startIndex
        return PercentEncoding.byte(content.span, at: index - first, before: end - first)
    }

    private static func isMark(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "%") || byte == UInt8(ascii: "+") }
}
