internal import Forms
internal import FormsJSON
internal import Foundation
internal import Testing

@Suite struct `Evaluation encoding` {
    @Test func `the wire format's example is answered byte for byte`() {
        let body = #"""
            {"values": {"email": "ada@example.com", "password": "short", "confirmPassword": "shot"},
             "event": "submit", "focused": "confirmPassword",
             "state": {"touched": ["email", "password"], "submitted": false},
             "only": null, "revision": "3f9a1c2b7d04", "seq": 42}
            """#
        let expected =
            #"{"form":"register","revision":"3f9a1c2b7d04","seq":42,"valid":false,"accepted":false,"#
            + #""focus":"password","submitLabel":"next","canFocusPrevious":true,"canFocusNext":true,"#
            + #""invalid":["password","confirmPassword"],"unchecked":[],"#
            + #""announcement":"2 fields need attention: Password, Confirm password.","fields":{"#
            + #""email":{"valid":true,"show":false,"errors":[]},"#
            + #""password":{"valid":false,"show":true,"errors":["#
            + #"{"code":"tooShort","message":"Use at least 8 characters.","params":{"min":8}}]},"#
            + #""confirmPassword":{"valid":false,"show":true,"errors":["#
            + #"{"code":"notEqual","message":"This must be the same as Password.","params":{"other":"password"}}]}},"#
            + #""state":{"touched":["email","password","confirmPassword"],"submitted":true}}"#
        #expect(outcome(of: body) == .judged(expected))
    }

    @Test func `an accepted snapshot is answered byte for byte`() {
        let body = #"{"values":{"email":"a@b.c","password":"correct horse"}}"#
        let expected =
            #"{"form":"login","revision":"000000000000","seq":null,"valid":true,"accepted":true,"focus":null,"#
            + #""submitLabel":null,"canFocusPrevious":false,"canFocusNext":false,"invalid":[],"unchecked":[],"#
            + #""announcement":"","fields":{"email":{"valid":true,"show":false,"errors":[]},"#
            + #""password":{"valid":true,"show":false,"errors":[]}},"state":{"touched":[],"submitted":true}}"#
        #expect(outcome(of: body, for: login) == .judged(expected))
    }

    /// Every event, focus, step, state and language, over values that fail in every way.
    @Test(arguments: FormEvent.allCases, Language.allCases)
    func `every answer has all members in order`(event: FormEvent, language: Language) throws {
        let texts = ["", "a", "a@b.c", "long enough", String(repeating: "x", count: 300) + "@"]
        for form in [login, register, profile, try makeAwkwardForm(), try makeMixedForm()] {
            let count = form.definition.fields.count
            for text in texts {
                for focused in [nil] + (0..<count).map(Optional.some) {
                    for (step, only) in [nil, [], [0], [count - 1]].enumerated() as EnumeratedSequence<[FieldSet?]> {
                        let state = RevealState(touched: [step % count], isSubmitted: step % 2 == 1)
                        var values = [FieldValue](repeating: .text(text), count: count)
                        values[count - 1] = .text("other")
                        let snapshot = FormSnapshot(
                            values: values, event: event, focused: focused, state: state, only: only,
                            seq: focused.map(Int64.init))
                        var output: [UInt8] = []
                        let evaluation = form.judge(snapshot, in: language, into: &output)
                        let expected = spelledOut(evaluation, of: form, seq: snapshot.seq, in: language)
                        #expect(String(decoding: output, as: UTF8.self) == expected)
                    }
                }
            }
        }
    }

    @Test(arguments: Language.allCases)
    func `texts with quotes, newlines and line separators stay JSON`(language: Language) throws {
        let form = try makeAwkwardForm()
        var output: [UInt8] = []
        let values = [FieldValue.empty, .text("x")]
        _ = form.judge(FormSnapshot(values: values), in: language, into: &output)
        let answer = try #require(try JSONSerialization.jsonObject(with: Data(output)) as? [String: Any])
        let label = form.definition.fields[0].label[language]
        #expect((answer["announcement"] as? String)?.contains(label) == true)
        #expect(answer["revision"] as? String == "a\"b")
        let fields = try #require(answer["fields"] as? [String: [String: Any]])
        let errors = try #require(fields["second"]?["errors"] as? [[String: Any]])
        #expect((errors.first?["message"] as? String)?.contains(label) == true)
    }

    @Test(arguments: [1, 4, 5, 64, 65, 200])
    func `forms of any size are announced`(count: Int) throws {
        let form = try makeForm(fields: count)
        let snapshot = FormSnapshot(values: [FieldValue](repeating: .empty, count: count))
        for language in Language.allCases {
            var output: [UInt8] = []
            let evaluation = form.judge(snapshot, in: language, into: &output)
            let expected = spelledOut(evaluation, of: form, seq: nil, in: language)
            #expect(String(decoding: output, as: UTF8.self) == expected)
        }
    }

    @Test func `a large form speaks every language too`() throws {
        // More fields than are prepared in languages other than English.
        let fields = (0..<20).compactMap { FieldName("f\($0)") }.map {
            FieldDefinition(name: $0, label: LocalizedText("Field"), constraints: [.required])
        }
        let form = ServedForm(
            try FormDefinition(name: "large", title: LocalizedText("Large"), fields: fields), revision: "0")
        for language in Language.allCases {
            var output: [UInt8] = []
            _ = try form.judge(Array(#"{"values":{}}"#.utf8)[...], in: language, into: &output)
            let message = MessageCatalog.message(
                for: Violation(.valueMissing), of: 0, in: form.definition, language: language)
            #expect(String(decoding: output, as: UTF8.self).split(separator: message).count == 21)
        }
    }

    @Test func `many answers may go into one array`() {
        let snapshot = FormSnapshot(values: [.empty, .empty])
        var once: [UInt8] = []
        _ = login.judge(snapshot, in: .english, into: &once)
        var all: [UInt8] = []
        for _ in 0..<100 { _ = login.judge(snapshot, in: .english, into: &all) }
        #expect(all == Array(repeating: once, count: 100).flatMap { $0 })
    }
}

/// A form with a field that is read-only and one that is disabled.
private func makeMixedForm() throws -> ServedForm {
    let definition = try FormDefinition(
        name: "mixed", title: LocalizedText("Mixed"), reveal: .onChange,
        fields: [
            FieldDefinition(name: "a", label: LocalizedText("A"), constraints: [.required], isReadOnly: true),
            FieldDefinition(name: "b", label: LocalizedText("B"), constraints: [.required]),
            FieldDefinition(name: "c", label: LocalizedText("C"), constraints: [.required], isDisabled: true),
            FieldDefinition(name: "d", label: LocalizedText("D"), constraints: [.sameAs("b")], submitLabel: .send),
        ])
    return ServedForm(definition, revision: "1")
}

/// The answer as the wire format says it, written down member by member.
private func spelledOut(
    _ evaluation: Evaluation, of form: ServedForm, seq: Int64?, in language: Language
) -> String {
    func quoted(_ text: String) -> String {
        var bytes: [UInt8] = []
        JSONWriter.append(quoted: text, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }
    func names(_ set: FieldSet) -> String {
        "[" + set.map { quoted(form.definition.fields[$0].name.rawValue) }.joined(separator: ",") + "]"
    }
    let definition = form.definition
    let verdict = evaluation.verdict
    let fields = verdict.judged.map { field in
        let errors = verdict.findings.filter { $0.field == field }.map(\.violation).map { violation in
            let message = MessageCatalog.message(for: violation, of: field, in: definition, language: language)
            let name = violation.code == .tooLong ? "max" : "min"
            let bound = violation.bound.map { "\"\(name)\":\($0)" }
            let other = violation.other.map { "\"other\":\"\($0)\"" }
            let params = [bound, other].compactMap(\.self).joined(separator: ",")
            return "{\"code\":\"\(violation.code)\",\"message\":\(quoted(message)),\"params\":{\(params)}}"
        }
        return "\"\(definition.fields[field].name)\":{\"valid\":\(!verdict.invalid.contains(field)),"
            + "\"show\":\(evaluation.shown.contains(field)),\"errors\":[\(errors.joined(separator: ","))]}"
    }
    let announcement =
        evaluation.isSubmit ? MessageCatalog.announcement(of: verdict.invalid, in: definition, language: language) : ""
    return "{\"form\":\"\(definition.name)\",\"revision\":\(quoted(form.revision)),"
        + "\"seq\":\(seq.map(String.init) ?? "null"),\"valid\":\(verdict.isValid),"
        + "\"accepted\":\(evaluation.isAccepted),"
        + "\"focus\":\(evaluation.focus.map { "\"\(definition.fields[$0].name)\"" } ?? "null"),"
        + "\"submitLabel\":\(evaluation.submitLabel.map { "\"\($0)\"" } ?? "null"),"
        + "\"canFocusPrevious\":\(evaluation.canFocusPrevious),\"canFocusNext\":\(evaluation.canFocusNext),"
        + "\"invalid\":\(names(verdict.invalid)),\"unchecked\":[],\"announcement\":\(quoted(announcement)),"
        + "\"fields\":{\(fields.joined(separator: ","))},"
        + "\"state\":{\"touched\":\(names(evaluation.state.touched)),\"submitted\":\(evaluation.state.isSubmitted)}}"
}
