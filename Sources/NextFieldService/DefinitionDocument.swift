internal import Forms
internal import FormsJSON

/// The definition of a form as clients read it.
enum DefinitionDocument {
    /// The document's bytes.
    ///
    /// - Parameter revision: Left out while the revision is made from these very bytes.
    static func content(of definition: FormDefinition, revision: String?) -> [UInt8] {
        var json = JSONText()
        json.raw("{\"form\":")
        json.string(definition.name.rawValue)
        if let revision {
            json.raw(",\"revision\":")
            json.string(revision)
        }
        json.raw("}")
        return json.bytes
    }
}
