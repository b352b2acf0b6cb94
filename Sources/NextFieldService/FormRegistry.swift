package import Forms
package import FormsJSON

/// The forms that are served, in the order in which they were given.
package struct FormRegistry: Sendable {
    /// Two forms with one name: a path can lead to one only.
    package struct DuplicateForm: Error, Hashable, Sendable {
        /// The name.
        package let name: FormName

        package init(name: FormName) { self.name = name }
    }

    /// The forms.
    package let forms: [ServedForm]
    /// Their names.
    package var names: [FormName] { forms.map(\.definition.name) }

    private let positions: [FormName: Int]

    /// Makes forms ready to be served.
    ///
    /// - Parameter digest: SHA-256 of bytes as hexadecimal text. A form's revision is the first 12 digits of its
    ///   definition's.
    /// - Throws: The first name that stands twice.
    package init(_ definitions: [FormDefinition], digest: ([UInt8]) -> String) throws(DuplicateForm) {
        var forms: [ServedForm] = []
        var positions: [FormName: Int] = [:]
        for definition in definitions {
            guard positions.updateValue(forms.count, forKey: definition.name) == nil else {
                throw DuplicateForm(name: definition.name)
            }
            forms.append(ServedForm(definition, digest: digest))
        }
        self.forms = forms
        self.positions = positions
    }

    /// The form with a name; `nil` where there is none.
    package func form(named name: FormName) -> ServedForm? { positions[name].map { forms[$0] } }

    /// The position of the form with a name.
    func position(of name: FormName) -> Int? { positions[name] }
}
