internal import Forms
internal import FormsJSON

/// The definition of a form as clients read it.
enum DefinitionDocument {
    /// The document's bytes.
    ///
    /// - Parameter revision: Left out while the revision is made from these very bytes.
    static func content(of definition: FormDefinition, revision: String?) -> [UInt8] {
        var json: [UInt8] = []
        JSONWriter.append(raw: "{\"form\":", to: &json)
        JSONWriter.append(quoted: definition.name.rawValue, to: &json)
        if let revision {
            JSONWriter.append(raw: ",\"revision\":", to: &json)
            JSONWriter.append(quoted: revision, to: &json)
        }
        JSONWriter.append(raw: "}", to: &json)
        return json
    }
}
