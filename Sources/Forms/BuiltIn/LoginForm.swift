/// Judges what is typed to log in. It logs nobody in.
public enum LoginForm {
    /// The form as it is served.
    public static let definition = makeBuiltIn(
        name: "login", title: LocalizedText("Log in", french: "Connexion", japanese: "ログイン"),
        fields: [
            FieldDefinition(
                name: "email", label: LocalizedText("Email", french: "Adresse e-mail", japanese: "メールアドレス"),
                type: .email,
                constraints: [.required, .emailAddress, .length(Length(maximum: 254))],
                hints: FieldHints(
                    // The address is what one logs in with: that is how a password manager finds the pair.
                    autocomplete: "username", inputMode: "email", autocapitalize: "none", spellcheck: false)),
            FieldDefinition(
                name: "password", label: LocalizedText("Password", french: "Mot de passe", japanese: "パスワード"),
                type: .password, constraints: [.required, .length(Length(minimum: 8))], submitLabel: .go,
                hints: FieldHints(autocomplete: "current-password", autocapitalize: "none", spellcheck: false)),
        ])
}
