internal import Forms
internal import FormsJSON
internal import Foundation
internal import Testing

@Suite struct `Definition encoding` {
    @Test func `login is described byte for byte`() {
        #expect(
            text(LoginForm.definition.encoded())
                == #"{"name":"login","title":{"en":"Log in","fr":"Connexion","ja":"ログイン"},"reveal":"onBlur","fields":["#
                + #"{"name":"email","label":{"en":"Email","fr":"Adresse e-mail","ja":"メールアドレス"},"type":"email","#
                + #""required":true,"maxLength":254,"autocomplete":"username","inputMode":"email","#
                + #""autocapitalize":"none","spellcheck":false,"submitLabel":"next"},"#
                + #"{"name":"password","label":{"en":"Password","fr":"Mot de passe","ja":"パスワード"},"#
                + #""type":"password","required":true,"minLength":8,"autocomplete":"current-password","#
                + #""autocapitalize":"none","spellcheck":false,"submitLabel":"go"}]}"#)
    }

    @Test func `register is described byte for byte`() {
        #expect(
            text(RegisterForm.definition.encoded())
                == #"{"name":"register","title":{"en":"Register","fr":"Inscription","ja":"新規登録"},"reveal":"onBlur","#
                + #""fields":[{"name":"email","label":{"en":"Email","fr":"Adresse e-mail","ja":"メールアドレス"},"#
                + #""type":"email","required":true,"maxLength":254,"autocomplete":"email","inputMode":"email","#
                + #""autocapitalize":"none","spellcheck":false,"submitLabel":"next"},"#
                + #"{"name":"password","label":{"en":"Password","fr":"Mot de passe","ja":"パスワード"},"#
                + #""type":"password","required":true,"minLength":8,"maxLength":128,"autocomplete":"new-password","#
                + #""autocapitalize":"none","spellcheck":false,"submitLabel":"next"},"#
                + #"{"name":"confirmPassword","label":{"en":"Confirm password","fr":"Confirmation du mot de passe","#
                + #""ja":"パスワード（確認用）"},"type":"password","required":true,"equalTo":"password","#
                + #""autocomplete":"new-password","autocapitalize":"none","spellcheck":false,"submitLabel":"go"}]}"#)
    }

    @Test func `profile is described byte for byte`() {
        #expect(
            text(ProfileForm.definition.encoded())
                == #"{"name":"profile","title":{"en":"Profile","fr":"Profil","ja":"プロフィール"},"reveal":"onBlur","#
                + #""fields":[{"name":"emailAddress","label":{"en":"Email","fr":"Adresse e-mail","ja":"メールアドレス"},"#
                + #""type":"email","required":true,"maxLength":254,"autocomplete":"email","inputMode":"email","#
                + #""autocapitalize":"none","spellcheck":false,"submitLabel":"next"},"#
                + #"{"name":"fullName","label":{"en":"Full name","fr":"Nom complet","ja":"氏名"},"type":"text","#
                + #""required":true,"minLength":1,"maxLength":100,"blank":"missing","autocomplete":"name","#
                + #""autocapitalize":"words","spellcheck":false,"submitLabel":"next"},"#
                + #"{"name":"username","label":{"en":"Username","fr":"Nom d’utilisateur","ja":"ユーザー名"},"#
                + #""type":"text","required":true,"minLength":3,"maxLength":30,"#
                + #""pattern":"[A-Za-z0-9_.\\-]*","blank":"missing","autocomplete":"username","#
                + #""autocapitalize":"none","spellcheck":false,"submitLabel":"done"}]}"#)
    }

    @Test func `the revision is the last member, and made of the rest`() {
        let definition = LoginForm.definition
        var hashed: [UInt8] = []
        let form = ServedForm(definition) { bytes in
            hashed = bytes
            return "0123456789abcdef0123456789abcdef"
        }
        #expect(hashed == definition.encoded())
        #expect(form.revision == "0123456789ab")
        let whole = text(definition.encoded(revision: form.revision))
        #expect(whole == text(definition.encoded().dropLast()) + #","revision":"0123456789ab"}"#)
    }

    @Test func `what has HTML's default is left out, and a submit label is always said`() throws {
        let definition = try FormDefinition(
            name: "f", title: LocalizedText("F"), reveal: .onSubmit,
            fields: [
                FieldDefinition(name: "a", label: LocalizedText("A")),
                FieldDefinition(
                    name: "b", label: LocalizedText("B"), type: .textarea,
                    constraints: [.length(Length(minimum: 2)), .length(Length(minimum: 3, maximum: 9))],
                    isReadOnly: true, hints: FieldHints(spellcheck: true)),
                FieldDefinition(name: "c", label: LocalizedText("C"), type: .search, isDisabled: true),
            ])
        #expect(
            text(definition.encoded())
                == #"{"name":"f","title":"F","reveal":"onSubmit","fields":["#
                // The last one that can have the focus.
                + #"{"name":"a","label":"A","type":"text","submitLabel":"done"},"#
                + #"{"name":"b","label":"B","type":"textarea","minLength":3,"maxLength":9,"readOnly":true,"#
                + #""spellcheck":true,"submitLabel":"done"},"#
                + #"{"name":"c","label":"C","type":"search","disabled":true,"submitLabel":"done"}]}"#)
    }

    @Test(arguments: [
        (LocalizedText("x"), #""x""#),
        (LocalizedText("x", english: "x"), #""x""#),
        (LocalizedText("x", english: "y"), #"{"en":"y","fr":"x","ja":"x"}"#),  // French and Japanese read the fallback
        (LocalizedText("x", french: "z"), #"{"en":"x","fr":"z"}"#),
        (LocalizedText("x", french: "x"), #"{"en":"x","fr":"x"}"#),  // the same word is a translation too
        (LocalizedText("x", english: "y", japanese: "w"), #"{"en":"y","fr":"x","ja":"w"}"#),
    ])
    func `a text is a string, or an object where languages differ`(localized: LocalizedText, expected: String) {
        var output: [UInt8] = []
        JSONWriter.append(localized, to: &output)
        #expect(text(output) == expected)
    }

    @Test func `labels with quotes, newlines and line separators stay JSON`() throws {
        let form = try makeAwkwardForm()
        let content = form.definition.encoded(revision: form.revision)
        let read = try #require(try JSONSerialization.jsonObject(with: Data(content)) as? [String: Any])
        let title = try #require(read["title"] as? [String: String])
        for language in Language.allCases { #expect(title[language.tag] == form.definition.title[language]) }
        #expect(read["revision"] as? String == form.revision)
    }

    private func text(_ bytes: some Sequence<UInt8>) -> String { String(decoding: Array(bytes), as: UTF8.self) }
}
