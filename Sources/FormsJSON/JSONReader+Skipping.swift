extension JSONReader {
    /// Reads a value that nobody wants to know, as strictly as one that is.
    ///
    /// It calls itself no deeper than ``maxDepth``, however many brackets there are.
    mutating func skipValue() throws(JSONSyntaxError) {
        switch try kind() {
        case .object:
            try beginObject()
            var names = SeenNames()
            while let name = try nextName() {
                try names.add(name, of: self)
                try skipValue()
            }
        case .array:
            try beginArray()
            while try nextElement() { try skipValue() }
        case .string: _ = try text()
        case .number: try skipNumber()
        case .boolean: _ = try boolean()
        case .null: try null()
        }
    }
}

/// The names an object has had so far, where they are none we know by position.
///
/// They are compared byte by byte (RFC 8259 §8.3), where Swift's strings would be equal by canonical equivalence.
struct SeenNames {
    private var names: Set<[UInt8]> = []

    /// Notes a name.
    ///
    /// - Throws: That it stands twice.
    mutating func add(_ name: JSONText, of reader: JSONReader) throws(JSONSyntaxError) {
        guard names.insert(Array(reader.bytes(of: name))).inserted else { throw reader.duplicate(name) }
    }
}
