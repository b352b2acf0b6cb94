import Testing

@testable import Forms

@Suite struct `No rendering shows a value` {
    static let marker = "hunter2-marker"

    /// Everything that prints, dumps or mirrors a thing says, also from within other things.
    static func renderings(of thing: some Any) -> String {
        var text = ""
        print(thing, to: &text)
        debugPrint(thing, to: &text)
        dump(thing, to: &text)
        text += String(describing: thing) + String(reflecting: thing) + "\(thing)"
        for wrapped in [[thing] as Any, ["key": thing], (thing, 1), Optional.some(thing) as Any, Box(thing: thing)] {
            print(wrapped, to: &text)
            debugPrint(wrapped, to: &text)
            dump(wrapped, to: &text)
            text += "\(wrapped)"
        }
        text += mirrored(thing, depth: 0)
        return text
    }

    struct Box<Thing> { var thing: Thing }

    static func mirrored(_ thing: Any, depth: Int) -> String {
        guard depth < 8 else { return "" }
        return Mirror(reflecting: thing).children.map { child in
            (child.label ?? "") + "\(child.value)" + mirrored(child.value, depth: depth + 1)
        }.joined()
    }

    @Test(arguments: [FieldValue.text(marker), .selections([marker, "b"]), .selections([marker])])
    func `of a value`(value: FieldValue) {
        #expect(!Self.renderings(of: value).contains("hunter2"))
    }

    @Test func `of a snapshot, which names its event and focus`() {
        let snapshot = FormSnapshot(
            values: [.text(Self.marker), .selections([Self.marker]), .checked(true)], focused: 1, only: [0], seq: 7)
        #expect(!Self.renderings(of: snapshot).contains("hunter2"))
        #expect(snapshot.description == "submit, field 1 of 3 focused")
        #expect(FormSnapshot(values: [.empty], event: .blur).description == "blur, nothing focused")
    }

    @Test func `of what comes out of judging`() {
        let values: [FieldName: FieldValue] = ["password": .text(Self.marker), "email": .text(Self.marker)]
        for event in FormEvent.allCases {
            for form in [LoginForm.definition, RegisterForm.definition] {
                let evaluation = form.evaluate(FormSnapshot(of: form, values: values, event: event))
                #expect(!Self.renderings(of: evaluation).contains("hunter2"))
                for language in Language.allCases {
                    for finding in evaluation.verdict.findings {
                        let message = MessageCatalog.message(
                            for: finding.violation, of: finding.field, in: form, language: language)
                        #expect(!message.contains("hunter2"))
                    }
                }
            }
        }
    }

    @Test func `and a violation holds neither a value nor its length`() throws {
        let form = try makeForm(.length(Length(maximum: 3)))
        #expect(form.violations("1234567") == form.violations("12345678"))
    }
}
