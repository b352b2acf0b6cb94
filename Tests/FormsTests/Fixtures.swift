@testable import Forms

/// A form of these fields.
func makeForm(_ fields: [FieldDefinition], reveal: RevealPolicy = .onBlur) throws -> FormDefinition {
    try FormDefinition(name: "form", title: "Form", reveal: reveal, fields: fields)
}

/// A form of one field called `field`.
func makeForm(
    type: InputType = .text, _ constraints: Constraint..., blank: FieldDefinition.Blank = .value
) throws -> FormDefinition {
    try makeForm([FieldDefinition(name: "field", label: "Field", type: type, constraints: constraints, blank: blank)])
}

extension FormDefinition {
    /// What is wrong with a form of texts.
    func violations(_ texts: String...) -> [Violation] {
        verdict(on: texts.map(FieldValue.text)).findings.map(\.violation)
    }
}

extension Localized: ExpressibleByUnicodeScalarLiteral, ExpressibleByExtendedGraphemeClusterLiteral,
    ExpressibleByStringLiteral
where Value == String {
    /// A text that is the same in every language.
    init(stringLiteral value: String) { self.init(value) }
}
