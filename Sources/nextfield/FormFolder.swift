internal import Forms
internal import FormsJSON
internal import HTTPListener
internal import NextFieldService

/// The forms this process judges by: the built-in ones, and those of a folder.
struct FormFolder: Sendable {
    /// Why the forms of a folder can't be served, as lines for the person who runs the process.
    struct Refusal: Error, Hashable, Sendable {
        /// The lines, each with its end.
        let report: String
    }

    /// The folder, or a single file; `nil` for the built-in forms alone.
    let path: String?

    /// Reads all forms anew.
    ///
    /// A form of the folder takes the place of a built-in one of its name. Nothing is half-read: where one file is
    /// wrong there are no forms at all.
    func registry() throws(Refusal) -> FormRegistry {
        var definitions = BuiltInForms.all
        for definition in try read() {
            if let same = definitions.firstIndex(where: { $0.name == definition.name }) {
                definitions[same] = definition
            } else {
                definitions.append(definition)
            }
        }
        do {
            return try FormRegistry(definitions, digest: Self.digest)
        } catch {
            preconditionFailure("what has the name of another was refused or took its place")
        }
    }

    private func read() throws(Refusal) -> [FormDefinition] {
        guard let path else { return [] }
        var files: [CheckedFile] = []
        var reading = path
        do throws(FormFiles.Failure) {
            for file in try FormFiles.paths(at: path) {
                reading = file
                files.append(CheckedFile(path: file, bytes: try FormFiles.contents(of: file)))
            }
        } catch {
            throw Refusal(report: "\(CheckReport.printable(reading)): \(error.description).\n")
        }
        files.findDuplicates()
        if files.contains(where: { $0.isRefused(isStrict: false) }) {
            throw Refusal(report: CheckReport.text(files, isStrict: false))
        }
        return files.compactMap(\.reading.definition)
    }

    /// SHA-256 as hexadecimal text: what revisions and entity tags are made of.
    static func digest(_ bytes: [UInt8]) -> String {
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: sha256(bytes).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }
}
