/// Judges what people say of themselves.
public enum ProfileForm {
    /// The form as it is served.
    public static let definition = makeBuiltIn(
        name: "profile", title: LocalizedText("Profile", french: "Profil", japanese: "プロフィール"),
        fields: [
            FieldDefinition(
                name: "emailAddress", label: LocalizedText("Email", french: "Adresse e-mail", japanese: "メールアドレス"),
                type: .email, constraints: [.required, .emailAddress, .length(Length(maximum: 254))],
                hints: FieldHints(
                    autocomplete: "email", inputMode: "email", autocapitalize: "none", spellcheck: false)),
            FieldDefinition(
                // Any script, any character, one word or many: nobody's name is wrong.
                name: "fullName", label: LocalizedText("Full name", french: "Nom complet", japanese: "氏名"),
                constraints: [.required, .length(Length(minimum: 1, maximum: 100))], blank: .missing,
                hints: FieldHints(autocomplete: "name", autocapitalize: "words", spellcheck: false)),
            FieldDefinition(
                name: "username", label: LocalizedText("Username", french: "Nom d’utilisateur", japanese: "ユーザー名"),
                constraints: [
                    .required, .characters(usernameCharacters), .length(Length(minimum: 3, maximum: 30)),
                ],
                blank: .missing, submitLabel: .done,
                hints: FieldHints(autocomplete: "username", autocapitalize: "none", spellcheck: false)),
        ])

    private static let usernameCharacters = AllowedCharacters(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_.-", pattern: #"[A-Za-z0-9_.\-]*"#)
}
