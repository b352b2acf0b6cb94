/// The faults of a definition file as they are found: the first are kept, the rest counted.
struct DefinitionFaults {
    /// The most faults that are listed.
    static let maxFaults = 100

    private var listed: [(text: FaultText, range: Range<Int>)] = []
    private(set) var omitted = 0
    /// Whether anything found makes the file useless.
    private(set) var hasErrors = false

    /// Notes a fault.
    ///
    /// What it costs to describe one is only paid for those that are listed, and until there is an error.
    ///
    /// - Parameter range: Where it stands, in bytes from the document's start.
    mutating func add(_ text: @autoclosure () -> FaultText, at range: @autoclosure () -> Range<Int>) {
        guard listed.count < Self.maxFaults else {
            omitted += 1
            hasErrors = hasErrors || text().code.severity == .error
            return
        }
        listed.append((text(), range()))
        hasErrors = hasErrors || listed[listed.count - 1].text.code.severity == .error
    }

    /// The faults in the order of the file.
    ///
    /// - Parameter root: The document, where it is one.
    func located(in source: SourceText, root: JSONNode?) -> [DefinitionFault] {
        // What was found first stays first where two stand in one place.
        let order = listed.indices.sorted {
            let (one, other) = (listed[$0].range.lowerBound, listed[$1].range.lowerBound)
            return one == other ? $0 < $1 : one < other
        }
        return order.map { index in
            let (text, range) = listed[index]
            return DefinitionFault(
                text, start: source.place(of: range.lowerBound), end: source.place(of: range.upperBound),
                pointer: root?.pointer(to: range.lowerBound) ?? "")
        }
    }
}
