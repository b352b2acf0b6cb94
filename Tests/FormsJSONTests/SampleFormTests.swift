internal import Forms
internal import FormsJSON
internal import Foundation
internal import Testing

/// The forms of `Tests/Forms`, which the README points at.
@Suite struct `Sample forms` {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Forms")

    private static func contents(of name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: folder.appendingPathComponent("\(name).json")))
    }

    @Test(arguments: ["address", "booking", "checkout", "contact", "invitation"])
    func `read without a fault, and what is served of them reads back the same`(name: String) throws {
        let read = DefinitionReading(try Self.contents(of: name)[...])
        #expect(read.faults == [])
        let form = try #require(read.definition)
        #expect(form.name.rawValue == name)
        let again = DefinitionReading(form.encoded(revision: "0")[...])
        #expect(again.faults == [])
        #expect(again.definition == form)
    }

    @Test(arguments: ["address", "booking", "checkout", "contact", "invitation"])
    func `cut anywhere they are refused with a place`(name: String) throws {
        let bytes = try Self.contents(of: name)
        // The file ends in a line feed, which is not missed.
        for count in stride(from: 0, to: bytes.count - 1, by: 7) {
            let read = DefinitionReading(bytes[..<count])
            #expect(read.definition == nil)
            #expect(read.faults.count == 1)
        }
    }

    @Test func `an order number is asked for only where an order is meant`() throws {
        let form = try #require(DefinitionReading(try Self.contents(of: "contact")[...]).definition)
        let values: [FieldName: FieldValue] = [
            "fullName": .text("Ada"), "email": .text("ada@example.com"), "message": .text("Where is my parcel?"),
        ]
        func invalid(_ topic: String) -> [Int] {
            let snapshot = FormSnapshot(of: form, values: values.merging(["topic": .text(topic)]) { $1 })
            return Array(form.evaluate(snapshot).verdict.invalid)
        }
        #expect(invalid("press") == [])
        #expect(invalid("order") == [3])
    }
}
