internal import Forms
internal import FormsJSON
internal import Testing

/// What a file may cost, and that none can do harm. None of these measures time: what is not linear would not come back.
@Suite struct `Definition bounds` {
    @Test func `a file cut anywhere is refused with a place within it`() throws {
        let bytes = try makeRichForm().encoded()
        for count in 0..<bytes.count {
            let read = DefinitionReading(bytes[..<count])
            #expect(read.definition == nil)
            #expect(read.faults.map(\.code) == [.jsonSyntax])
        }
    }

    @Test func `a file with any byte changed is read or refused`() throws {
        let bytes = try makeRichForm().encoded()
        for position in stride(from: 0, to: bytes.count, by: 3) {
            for byte: UInt8 in [0x22, 0x30, 0x5B, 0x7B, 0xFF] {
                var changed = bytes
                changed[position] = byte
                let read = DefinitionReading(changed[...])
                #expect((read.definition == nil) == read.faults.contains { $0.severity == .error })
            }
        }
    }

    @Test func `a hundred faults are listed and the rest counted`() {
        let fields = Array(repeating: #"{"name": "a", "label": "A", "requird": true}"#, count: 5000).joined(
            separator: ",")
        let read = reading("{\"name\": \"f\", \"title\": \"F\", \"fields\": [\(fields)]}")
        #expect(read.definition == nil)
        #expect(read.faults.count == 100)
        // A name that stands 5,000 times is a duplicate 4,999 times.
        #expect(read.omitted == 5000 + 4999 - 100)
    }

    @Test func `an error behind a hundred warnings still refuses the file`() {
        let fields = (0..<150).map { #"{"name": "a\#($0)", "label": "A", "type": "tel"}"# }.joined(separator: ",")
        let read = reading(
            "{\"name\": \"f\", \"title\": \"F\", \"fields\": [\(fields), {\"name\": \"b\", \"label\": 1}]}")
        #expect(read.definition == nil)
    }

    @Test func `conditions nest as deep as a file may`() {
        func nested(_ levels: Int) -> DefinitionReading {
            let condition =
                String(repeating: #"{"not": "#, count: levels) + #"{"field": "b", "empty": true}"#
                + String(repeating: "}", count: levels)
            return reading(
                FaultRow.document(field: "\"activeWhen\": \(condition)", others: #"{"name": "b", "label": "B"}"#))
        }
        // The form, its list, the field and the innermost test are four levels.
        #expect(nested(DefinitionReading.maxDepth - 4).definition != nil)
        #expect(nested(DefinitionReading.maxDepth - 3).faults.map(\.code) == [.nestedTooDeeply])
        #expect(nested(100_000).faults.map(\.code) == [.nestedTooDeeply])
    }

    @Test func `thousands of fields wait for one another without a circle`() {
        let fields = (0..<3000).map { number in
            #"{"name": "f\#(number)", "label": "F", "activeWhen": {"field": "f\#(number + 1)", "empty": false}}"#
        }
        let all = (fields + [#"{"name": "f3000", "label": "F"}"#]).joined(separator: ",")
        #expect(reading("{\"name\": \"f\", \"title\": \"F\", \"fields\": [\(all)]}").faults == [])
    }

    @Test func `a message of a hundred thousand placeholders is a hundred faults`() {
        let message = String(repeating: "{x}", count: 100_000)
        let read = reading(FaultRow.document(field: #""required": true, "messages": {"valueMissing": "\#(message)"}"#))
        #expect(read.faults.count == 100)
    }

    @Test func `a name of 60 kB is quoted by 64 characters`() throws {
        let name = String(repeating: "é", count: 60_000)
        let read = reading(FaultRow.document(field: "\"\(name)\": 1, \"equalTo\": \"\(name)\", \"type\": \"\(name)\""))
        #expect(read.faults.count == 3)
        for fault in read.faults {
            #expect(fault.message.unicodeScalars.count < 150)
            #expect(fault.pointer.unicodeScalars.count < 100)
        }
    }

    @Test func `places count code points, whatever the end of a line is`() throws {
        let read = reading("{\"title\": \"🔑é\",\r\n\t\"nam\": 1,\r\"fields\": 1}")
        let unknown = try #require(read.faults.first { $0.code == .unknownMember })
        #expect(unknown.start == SourcePlace(line: 2, column: 2))
        #expect(unknown.end == SourcePlace(line: 2, column: 7))
        #expect(unknown.pointer == "/nam")
        let behind = reading("{\"title\": \"🔑é\", \"nam\": 1}").faults.first { $0.code == .unknownMember }
        #expect(behind?.start == SourcePlace(line: 1, column: 17))
    }

    @Test func `every code has a name of small letters and hyphens`() {
        for code in DefinitionFault.Code.allCases {
            #expect(code.rawValue.utf8.allSatisfy { $0 == 0x2D || (0x61...0x7A).contains($0) })
        }
    }
}
