/// Judges what is typed to sign up. It signs nobody up.
public enum RegisterForm {
    /// The form as it is served.
    public static let definition = makeBuiltIn(
        name: "register", title: LocalizedText("Register", french: "Inscription", japanese: "新規登録"),
        fields: [
            FieldDefinition(
                name: "email", label: LocalizedText("Email", french: "Adresse e-mail", japanese: "メールアドレス"),
                type: .email,
                constraints: [.required, .emailAddress, .length(Length(maximum: 254))],
                hints: FieldHints(
                    autocomplete: "email", inputMode: "email", autocapitalize: "none", spellcheck: false)),
            FieldDefinition(
                name: "password", label: LocalizedText("Password", french: "Mot de passe", japanese: "パスワード"),
                type: .password, constraints: [.required, .length(Length(minimum: 8, maximum: 128))],
                hints: FieldHints(autocomplete: "new-password", autocapitalize: "none", spellcheck: false)),
            FieldDefinition(
                name: "confirmPassword",
                label: LocalizedText(
                    "Confirm password", french: "Confirmation du mot de passe", japanese: "パスワード（確認用）"),
                type: .password, constraints: [.required, .sameAs("password")], submitLabel: .go,
                hints: FieldHints(autocomplete: "new-password", autocapitalize: "none", spellcheck: false)),
        ])
}
