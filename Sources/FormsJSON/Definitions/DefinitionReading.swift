public import Forms

/// What a definition file says: a form, or everything that is wrong with it.
///
/// A file is used as a whole or not at all: one error, and there is no form.
public struct DefinitionReading: Sendable {
    /// Objects and arrays within each other; the outermost one counts as 1.
    public static let maxDepth = 16

    /// The form; `nil` where anything is wrong that is more than a warning.
    public let definition: FormDefinition?
    /// The form's name, where that could be read, whatever else is wrong.
    public let name: FormName?
    /// What is wrong, in the order of the file; the first hundred.
    public let faults: [DefinitionFault]
    /// How many more there were.
    public let omitted: Int

    private let namePlaces: (start: SourcePlace, end: SourcePlace)?

    /// Reads a file.
    ///
    /// - Complexity: O(*n*) in the file's bytes for each of its faults that is listed, and in the steps of its patterns.
    public init(_ document: ArraySlice<UInt8>) {
        var decoding = DefinitionDecoding(document: document)
        let source = SourceText(document)
        let root: JSONNode
        do throws(JSONSyntaxError) {
            root = try JSONNode.document(document, maxDepth: Self.maxDepth)
        } catch {
            decoding.addSyntaxError(error)
            definition = nil
            name = nil
            namePlaces = nil
            faults = decoding.faults.located(in: source, root: nil)
            omitted = 0
            return
        }
        let draft = decoding.form(root)
        if let draft { decoding.check(draft) }
        definition = draft.flatMap { decoding.definition($0, root) }
        name = draft?.name?.value
        namePlaces = draft?.name.map { (source.place(of: $0.range.lowerBound), source.place(of: $0.range.upperBound)) }
        faults = decoding.faults.located(in: source, root: root)
        omitted = decoding.faults.omitted
    }

    /// The fault that another file's form has the same name.
    ///
    /// - Parameter path: The other file.
    /// - Returns: `nil` where this form's name could not be read.
    package func duplicateForm(first path: String) -> DefinitionFault? {
        guard let name, let namePlaces else { return nil }
        return DefinitionFault(
            .duplicateForm(name, first: path), start: namePlaces.start, end: namePlaces.end, pointer: "/name")
    }
}

extension DefinitionDecoding {
    /// Notes why the document is no JSON.
    fileprivate mutating func addSyntaxError(_ error: JSONSyntaxError) {
        let next = document.dropFirst(error.offset).first
        // The caret stands below one character, however many bytes it has.
        let width = document.dropFirst(error.offset + 1).prefix { $0 & 0b1100_0000 == 0b1000_0000 }.count
        let end = next == nil ? error.offset : error.offset + 1 + width
        faults.add(.syntax(error.reason, next: next), at: error.offset..<end)
    }
}
