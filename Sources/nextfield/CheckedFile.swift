internal import Forms
internal import FormsJSON

/// A form file that was read: what it holds, and what is wrong with it.
struct CheckedFile: Sendable {
    /// The path as it was typed.
    let path: String
    /// The file's text, for showing lines of it.
    let source: SourceText
    /// What it says.
    let reading: DefinitionReading
    /// What is wrong with it, and with it beside the files before it.
    private(set) var faults: [DefinitionFault]

    /// Reads a form from a file's bytes.
    init(path: String, bytes: [UInt8]) {
        self.path = path
        source = SourceText(bytes[...])
        reading = DefinitionReading(bytes[...])
        faults = reading.faults
    }

    /// Notes that a file before this one has a form of the same name.
    mutating func addDuplicate(of first: String) {
        guard let fault = reading.duplicateForm(first: first) else { return }
        // Faults are in the order of the file.
        let place = faults.firstIndex { $0.start.line > fault.start.line } ?? faults.endIndex
        faults.insert(fault, at: place)
    }

    /// Whether the form can't be used.
    ///
    /// - Parameter isStrict: Whether warnings count too.
    func isRefused(isStrict: Bool) -> Bool { faults.contains { isStrict || $0.severity == .error } }
}

extension [CheckedFile] {
    /// Finds forms that more than one file defines; the first file is right, the others are told.
    mutating func findDuplicates() {
        var paths: [FormName: String] = [:]
        for index in indices {
            guard let name = self[index].reading.name else { continue }
            if let first = paths[name] {
                self[index].addDuplicate(of: first)
            } else {
                paths[name] = self[index].path
            }
        }
    }
}
