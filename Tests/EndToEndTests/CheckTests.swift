import Foundation
import Testing

@Suite struct `Checking form files` {
    /// A folder for one test, gone when the body ends.
    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("nextfield-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    private func form(_ name: String, field: String = "a") -> Data {
        Data(#"{"name": "\#(name)", "title": "F", "fields": [{"name": "\#(field)", "label": "A"}]}"#.utf8)
    }

    @Test func `the forms of this repository are clean, warnings and all`() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Forms")
        let outcome = try Binary.run("check", "--strict", folder.path)
        #expect(outcome.output == "5 files checked: nothing wrong\n")
        #expect(outcome.errors == "")
        #expect(outcome.code == 0)
    }

    @Test func `a folder is its .json files in the order of their names`() throws {
        try withFolder { folder in
            for name in ["b", "a", "c"] { try form(name).write(to: folder.appendingPathComponent("\(name).json")) }
            // None of these is a form's.
            try Data("no".utf8).write(to: folder.appendingPathComponent("notes.txt"))
            try Data("no".utf8).write(to: folder.appendingPathComponent(".hidden.json"))
            let good = try Binary.run("check", folder.path)
            #expect(good.output == "3 files checked: nothing wrong\n")
            #expect(good.code == 0)

            try form("x", field: "phone").write(to: folder.appendingPathComponent("a.json"))
            try form("a", field: "1").write(to: folder.appendingPathComponent("d.json"))
            let warned = try Binary.run("check", "--json", folder.path)
            #expect(warned.code == 1)
            let faults = warned.output.split(separator: "\n").filter { $0.contains("\"code\"") }
            #expect(faults.count == 2)
            #expect(faults.first?.contains("a.json") == true && faults.last?.contains("d.json") == true)
        }
    }

    @Test func `warnings alone are fine unless they are errors`() throws {
        try withFolder { folder in
            let path = folder.appendingPathComponent("a.json")
            try form("a", field: "phone").write(to: path)
            #expect(try Binary.run("check", path.path).code == 0)
            #expect(try Binary.run("check", "--strict", path.path).code == 1)
            #expect(try Binary.run("check", path.path, environment: ["NEXTFIELD_STRICT": "1"]).code == 1)
            #expect(try Binary.run("check", "--strict=false", path.path).code == 0)
        }
    }

    @Test func `a form in two files is an error, and a file that is named twice is none`() throws {
        try withFolder { folder in
            for file in ["one", "two"] { try form("same").write(to: folder.appendingPathComponent("\(file).json")) }
            let outcome = try Binary.run("check", folder.path)
            #expect(outcome.output.contains("two.json:1:10: error: the form `same` is defined in"))
            #expect(outcome.code == 1)
            let one = folder.appendingPathComponent("one.json").path
            #expect(try Binary.run("check", one, one).code == 0)
        }
    }

    @Test func `what can't be read is told, and ends with 2`() throws {
        try withFolder { folder in
            let good = folder.appendingPathComponent("a.json")
            try form("a").write(to: good)
            let missing = try Binary.run("check", good.path, folder.appendingPathComponent("nosuch.json").path)
            #expect(missing.code == 2)
            #expect(missing.errors.contains("nosuch.json: there is no such file or folder."))
            #expect(missing.output == "1 file checked: nothing wrong\n")

            let empty = folder.appendingPathComponent("empty")
            try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
            let none = try Binary.run("check", empty.path)
            #expect(none.code == 2)
            #expect(none.errors.contains("it has no .json file."))

            let large = folder.appendingPathComponent("large.json")
            try Data(repeating: 0x20, count: 1_048_577).write(to: large)
            #expect(try Binary.run("check", large.path).errors.contains("it has more than 1048576 bytes."))
            #expect(try Binary.run("check", "/dev/null").code == 2)
        }
    }

    @Test func `a link is followed, as Kubernetes mounts files`() throws {
        try withFolder { folder in
            let data = folder.appendingPathComponent("..data")
            try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
            try form("a").write(to: data.appendingPathComponent("a.json"))
            try FileManager.default.createSymbolicLink(
                atPath: folder.appendingPathComponent("a.json").path, withDestinationPath: "..data/a.json")
            #expect(try Binary.run("check", folder.path).output == "1 file checked: nothing wrong\n")
        }
    }

    @Test func `without a file it asks for one`() throws {
        let outcome = try Binary.run("check")
        #expect(outcome.code == 64)
        #expect(outcome.errors == "nextfield: check needs a form file or a folder of them.\n")
    }
}
