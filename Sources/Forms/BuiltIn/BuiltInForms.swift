/// The forms that are served without any file of an operator's.
public enum BuiltInForms {
    /// In the order in which they are listed.
    public static let all = [LoginForm.definition, RegisterForm.definition, ProfileForm.definition]
}

/// Makes a form from our own source, where a mistake is ours.
func makeBuiltIn(name: FormName, title: LocalizedText, fields: [FieldDefinition]) -> FormDefinition {
    do throws(DefinitionError) {
        return try FormDefinition(name: name, title: title, fields: fields)
    } catch {
        preconditionFailure("a built-in form has a definition that is no form")
    }
}
