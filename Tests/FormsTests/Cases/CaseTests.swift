import TestSupport
import Testing

@testable import Forms

/// Runs the cases of other people's test suites, where they stand beside the checkout.
@Suite struct `Cases beside the checkout` {
    @Test(arguments: [
        "color", "cross-compare", "cross-equal", "cross-requiredwhen", "date", "datetime-local", "email-html",
        "email-multiple", "fullname", "in", "length", "length-people", "month", "number", "password",
        "password-blocklist", "pattern", "pattern-redos", "required", "tel", "time", "username-reserved",
        "username-site", "week",
    ])
    func `give their verdict and code`(file: String) throws {
        guard let cases = try CaseFolder.cases("rules/\(file).jsonl") else { return }
        var notes: [String: Int] = [:]
        for one in cases {
            let question: CaseQuestion
            do {
                question = try CaseQuestion(one)
            } catch let skipped as SkippedCase {
                notes["skipped: \(skipped.reason)", default: 0] += 1
                continue
            }
            if question.isRefusedAtLoad {
                notes["judged without what HTML ignores, and a definition can't say", default: 0] += 1
            }
            let snapshot = FormSnapshot(of: question.form, values: question.values)
            let violations = question.form.evaluate(snapshot).violations(of: question.field, in: question.form)
                .filter { question.codes?.contains($0.code) ?? true }
            let id = one["id"]?.string ?? "?"
            #expect(violations.isEmpty == one["valid"]?.bool, "\(id)")
            if one["score"]?.string == "valid+code", let code = one["code"]?.string {
                #expect(violations.contains { $0.code.rawValue == code }, "\(id)")
            }
        }
        for (note, count) in notes.sorted(by: { $0.key < $1.key }) {
            print("\(file): \(count) of \(cases.count) \(note)")
        }
    }

    @Test func `are sanitised as they expect`() throws {
        guard let cases = try CaseFolder.cases("rules/sanitize.jsonl") else { return }
        var skipped = 0
        for one in cases {
            guard let type = one["params"]?["type"]?.string.flatMap(InputType.init), let text = one["value"]?.string,
                // Written in one way only to be compared; here such values compare as what they mean.
                type != .datetimeLocal,
                // A browser writes a domain in ASCII as it is typed; the expression that HTML prescribes knows no other.
                text.utf8.count == text.unicodeScalars.count
            else {
                skipped += 1
                continue
            }
            #expect(type.sanitized(text) == one["expect"]?.string, "\(one["id"]?.string ?? "?")")
        }
        print("sanitize: \(skipped) of \(cases.count) skipped")
    }

    @Test func `are not missed where there are none`() throws {
        #expect(try CaseFolder.cases("rules/no-such-file.jsonl") == nil)
    }

    @Test func `give their focus`() throws {
        guard let cases = try CaseFolder.cases("rules/focus.jsonl") else { return }
        for one in cases {
            let id = one["id"]?.string ?? "?"
            let builtIn = BuiltInForms.all.first { $0.name.rawValue == one["form"]?.string }
            let form = try one["definition"].map(Self.form) ?? #require(builtIn, "\(id)")
            var values: [FieldName: FieldValue] = [:]
            for (name, value) in one["values"]?.object ?? [:] {
                values[try #require(FieldName(name))] = .text(value.string ?? "")
            }
            let snapshot = FormSnapshot(
                of: form, values: values, event: try #require(one["event"]?.string.flatMap(FormEvent.init), "\(id)"),
                focused: one["focused"]?.string.flatMap(FieldName.init))
            let evaluation = form.evaluate(snapshot)
            let expected = one["expect"]?.object ?? [:]
            for (member, value) in expected {
                switch member {
                case "focus": #expect(evaluation.focusedField(in: form)?.rawValue == value.string, "\(id)")
                case "accepted": #expect(evaluation.isAccepted == value.bool, "\(id)")
                case "canFocusPrevious": #expect(evaluation.canFocusPrevious == value.bool, "\(id)")
                case "canFocusNext": #expect(evaluation.canFocusNext == value.bool, "\(id)")
                default: Issue.record("\(id) expects \(member), which this test does not know")
                }
            }
        }
    }

    /// A form in the cases' own notation.
    static func form(_ definition: CaseValue) throws -> FormDefinition {
        try makeForm(
            (definition["fields"]?.array ?? []).map { field in
                let type = field["type"]?.string.flatMap(InputType.init) ?? .text
                return FieldDefinition(
                    name: try #require(field["name"]?.string.flatMap { FieldName($0) }), label: "", type: type,
                    constraints: CaseQuestion.constraints(field) + (type == .email ? [.emailAddress] : []))
            })
    }
}
