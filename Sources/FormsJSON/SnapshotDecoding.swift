internal import Forms

/// Reads a snapshot of a form from JSON, in one pass.
///
/// What is no JSON ends the reading at once. What does not fit the form is collected, so that the client hears of all
/// of it, but the document must be JSON to its end before any of that is told.
///
/// `null` for a member other than `values` says what leaving it out says. An empty `only` is a step without fields:
/// nothing is judged, so it is valid.
struct SnapshotDecoding: ~Copyable {
    /// The largest integer that every JSON reader keeps exactly (RFC 8259 §6): 2^53-1.
    static let maxSeq: Int64 = 9_007_199_254_740_991

    private enum Member: Int {
        case values
        case event
        case focused
        case state
        case only
        case revision
        case seq
    }

    private static let members = NameTable(["values", "event", "focused", "state", "only", "revision", "seq"])
    private static let events = FormEvent.allCases
    private static let eventNames = NameTable(FormEvent.allCases.map { $0.rawValue })

    private var reader: JSONReader
    private let fields: NameTable
    private let kinds: [FieldValue.Kind]
    private var snapshot: FormSnapshot
    private var faults = SnapshotFaults()

    /// Reads a whole document.
    ///
    /// - Parameters:
    ///   - fields: The names of the form's fields, by position.
    ///   - kinds: What each of them holds.
    static func snapshot(
        from body: ArraySlice<UInt8>, fields: NameTable, kinds: [FieldValue.Kind]
    ) throws(ServedForm.Rejection) -> FormSnapshot {
        var decoding = SnapshotDecoding(body, fields, kinds)
        do throws(JSONSyntaxError) {
            try decoding.readDocument()
        } catch {
            throw .syntax(error)
        }
        if let error = decoding.faults.error { throw .snapshot(error) }
        return decoding.snapshot
    }

    private init(_ body: ArraySlice<UInt8>, _ fields: NameTable, _ kinds: [FieldValue.Kind]) {
        reader = JSONReader(body)
        self.fields = fields
        self.kinds = kinds
        snapshot = FormSnapshot(values: [FieldValue](repeating: .empty, count: fields.names.count))
    }

    private mutating func readDocument() throws(JSONSyntaxError) {
        if try reader.kind() == .object {
            try readMembers()
        } else {
            try reader.skipValue()
            faults.add(.notAnObject, at: "")
        }
        try reader.finish()
    }

    private mutating func readMembers() throws(JSONSyntaxError) {
        try reader.beginObject()
        var given: UInt = 0
        var unknown = SeenNames()
        let members = Self.members
        var guess = 0
        while let name = try reader.nextName() {
            guard let position = reader.position(of: name, in: members, guess: guess),
                let member = Member(rawValue: position)
            else {
                try unknown.add(name, of: reader)
                addUnknownMember(name, of: members, in: "/")
                try reader.skipValue()
                continue
            }
            guess = position + 1
            guard given & 1 << UInt(position) == 0 else { throw reader.duplicate(name) }
            given |= 1 << UInt(position)
            try read(member)
        }
        if given & 1 << UInt(Member.values.rawValue) == 0 { faults.add(.missingValues, at: "") }
    }

    private mutating func read(_ member: Member) throws(JSONSyntaxError) {
        if member == .values { return try readValues() }
        let kind = try reader.kind()
        if kind == .null { return try reader.null() }
        switch member {
        case .values: break
        case .event: try readEvent(kind)
        case .focused: try readFocused(kind)
        case .state: try readState(kind)
        case .only: snapshot.only = try readFields(kind, expecting: .fieldNamesOrNull, at: "/only")
        case .revision:
            if kind != .string { faults.add(.wrongType(expected: .stringOrNull), at: "/revision") }
            try reader.skipValue()
        case .seq: try readSeq(kind)
        }
    }

    private mutating func readValues() throws(JSONSyntaxError) {
        guard try reader.kind() == .object else { return try refuse(.object, at: "/values") }
        try reader.beginObject()
        var given = FieldSet()
        var unknown = SeenNames()
        var guess = 0
        while let name = try reader.nextName() {
            guard let position = reader.position(of: name, in: fields, guess: guess) else {
                try unknown.add(name, of: reader)
                let text = reader.bytes(of: name)
                faults.add(
                    .unknownField(nearest: Self.nearestField(to: text, fields)),
                    at: "/values/" + SnapshotFaults.token(text))
                try reader.skipValue()
                continue
            }
            guard !given.contains(position) else { throw reader.duplicate(name) }
            given.insert(position)
            guess = position + 1
            try readValue(of: position)
        }
    }

    /// Reads what was typed, ticked or chosen. `null` is nothing of it.
    private mutating func readValue(of field: Int) throws(JSONSyntaxError) {
        switch (try reader.kind(), kinds[field]) {
        case (.null, _): try reader.null()
        case (.string, .text): snapshot.values[field] = .text(try reader.string())
        case (.boolean, .checked): snapshot.values[field] = .checked(try reader.boolean())
        case (.array, .selections): snapshot.values[field] = .selections(try readTexts(of: field))
        case (_, .text): try refuse(.text, at: "/values/" + fields.names[field])
        case (_, .checked): try refuse(.boolean, at: "/values/" + fields.names[field])
        case (_, .selections): try refuse(.texts, at: "/values/" + fields.names[field])
        }
    }

    private mutating func readTexts(of field: Int) throws(JSONSyntaxError) -> [String] {
        try reader.beginArray()
        var texts: [String] = []
        var index = 0
        while try reader.nextElement() {
            if try reader.kind() == .string {
                texts.append(try reader.string())
            } else {
                try refuse(.string, at: "/values/\(fields.names[field])/\(index)")
            }
            index += 1
        }
        return texts
    }

    private mutating func readEvent(_ kind: JSONReader.Kind) throws(JSONSyntaxError) {
        guard kind == .string else { return try refuse(.string, at: "/event") }
        let name = try reader.text()
        if let position = reader.position(of: name, in: Self.eventNames) {
            snapshot.event = Self.events[position]
        } else {
            let text = reader.bytes(of: name)
            faults.add(.unknownEvent(nearest: Self.eventNames.nearest(to: text).map { Self.events[$0] }), at: "/event")
        }
    }

    private mutating func readFocused(_ kind: JSONReader.Kind) throws(JSONSyntaxError) {
        guard kind == .string else { return try refuse(.fieldOrNull, at: "/focused") }
        let name = try reader.text()
        snapshot.focused = reader.position(of: name, in: fields)
        if snapshot.focused == nil {
            let text = reader.bytes(of: name)
            faults.add(.unknownField(nearest: Self.nearestField(to: text, fields)), at: "/focused")
        }
    }

    private mutating func readState(_ kind: JSONReader.Kind) throws(JSONSyntaxError) {
        guard kind == .object else { return try refuse(.object, at: "/state") }
        try reader.beginObject()
        var hasTouched = false
        var hasSubmitted = false
        var unknown = SeenNames()
        while let name = try reader.nextName() {
            switch reader.position(of: name, in: Self.stateMembers, guess: hasTouched ? 1 : 0) {
            case 0:
                guard !hasTouched else { throw reader.duplicate(name) }
                hasTouched = true
                let touched = try readFields(try reader.kind(), expecting: .fieldNames, at: "/state/touched")
                if let touched { snapshot.state.touched = touched }
            case .some:
                guard !hasSubmitted else { throw reader.duplicate(name) }
                hasSubmitted = true
                if try reader.kind() == .boolean {
                    snapshot.state.isSubmitted = try reader.boolean()
                } else {
                    try refuse(.boolean, at: "/state/submitted")
                }
            case nil:
                try unknown.add(name, of: reader)
                addUnknownMember(name, of: Self.stateMembers, in: "/state/")
                try reader.skipValue()
            }
        }
    }

    private static let stateMembers = NameTable(["touched", "submitted"])

    /// Reads a list of fields.
    ///
    /// - Returns: Those that are fields of the form; `nil` where there is no list.
    private mutating func readFields(
        _ kind: JSONReader.Kind, expecting expected: SnapshotFault.Expectation, at pointer: String
    ) throws(JSONSyntaxError) -> FieldSet? {
        guard kind == .array else {
            try refuse(expected, at: pointer)
            return nil
        }
        try reader.beginArray()
        var set = FieldSet()
        var index = 0
        var guess = 0
        while try reader.nextElement() {
            if try reader.kind() == .string {
                let name = try reader.text()
                if let position = reader.position(of: name, in: fields, guess: guess) {
                    if set.contains(position) { faults.add(.repeatedField, at: "\(pointer)/\(index)") }
                    set.insert(position)
                    guess = position + 1
                } else {
                    let text = reader.bytes(of: name)
                    faults.add(
                        .unknownField(nearest: Self.nearestField(to: text, fields)), at: "\(pointer)/\(index)")
                }
            } else {
                try refuse(.string, at: "\(pointer)/\(index)")
            }
            index += 1
        }
        return set
    }

    private mutating func readSeq(_ kind: JSONReader.Kind) throws(JSONSyntaxError) {
        guard kind == .number else { return try refuse(.integer, at: "/seq") }
        snapshot.seq = try reader.count(upTo: Self.maxSeq)
        if snapshot.seq == nil { faults.add(.seqOutOfRange, at: "/seq") }
    }

    /// Notes that a value is of another type, and goes past it.
    private mutating func refuse(
        _ expected: SnapshotFault.Expectation, at pointer: String
    ) throws(JSONSyntaxError) {
        faults.add(.wrongType(expected: expected), at: pointer)
        try reader.skipValue()
    }

    private mutating func addUnknownMember(_ name: JSONText, of table: NameTable, in pointer: String) {
        let text = reader.bytes(of: name)
        faults.add(
            .unknownMember(nearest: table.nearest(to: text).map { table.names[$0] }),
            at: pointer + SnapshotFaults.token(text))
    }

    private static func nearestField(to name: ArraySlice<UInt8>, _ fields: NameTable) -> FieldName? {
        fields.nearest(to: name).flatMap { FieldName(fields.names[$0]) }
    }
}
