internal import Forms
internal import FormsJSON
internal import Testing

/// A row of a table: a document with a mark where its only fault begins, the fault, and what is to be written instead.
struct FaultRow: Sendable, CustomTestStringConvertible {
    let document: String
    let code: DefinitionFault.Code
    let suggestion: String?

    /// A whole document.
    init(_ document: String, _ code: DefinitionFault.Code, _ suggestion: String? = nil) {
        self.document = document
        self.code = code
        self.suggestion = suggestion
    }

    /// A document of one field, called `a`, which has these members too, and perhaps others behind it.
    init(field members: String, others: String = "", _ code: DefinitionFault.Code, _ suggestion: String? = nil) {
        self.init(Self.document(field: members, others: others), code, suggestion)
    }

    static func document(field members: String, others: String = "") -> String {
        """
        {"name": "f", "title": "F", "fields": [
          {"name": "a", "label": "A"\(members.isEmpty ? "" : ", ")\(members)}\(others.isEmpty ? "" : ",\n  ")\(others)
        ]}
        """
    }

    var testDescription: String { "\(code.rawValue): \(document.filter { $0 != "\n" })" }

    /// The document without the mark.
    var text: String { String(String.UnicodeScalarView(document.unicodeScalars.filter { $0 != "▸" })) }

    /// Where the mark stands.
    var place: SourcePlace? {
        var line = 1
        var column = 1
        for scalar in document.unicodeScalars {
            if scalar == "▸" { return SourcePlace(line: line, column: column) }
            column += 1
            if scalar == "\n" { (line, column) = (line + 1, 1) }
        }
        return nil
    }
}

/// Reads a definition file.
func reading(_ text: String) -> DefinitionReading {
    // It does not start where its array does.
    let bytes = Array("before".utf8) + Array(text.utf8)
    return DefinitionReading(bytes[6...])
}

/// Checks that a document has its one fault, where it is marked.
func expectFault(_ row: FaultRow) {
    let read = reading(row.text)
    #expect(read.faults.map(\.code) == [row.code], "\(read.faults.map(\.message))")
    guard let fault = read.faults.first else { return }
    #expect(fault.start == row.place, "\(fault.message)")
    #expect(fault.suggestion == row.suggestion)
    #expect((read.definition == nil) == (fault.severity == .error))
}
