internal import Forms
internal import FormsJSON
internal import Testing

/// The register form of the wire format's example.
let register = ServedForm(RegisterForm.definition, revision: "3f9a1c2b7d04")
let login = ServedForm(LoginForm.definition, revision: "000000000000")
let profile = ServedForm(ProfileForm.definition, revision: "ffffffffffff")

/// What became of a body.
enum Outcome: Hashable {
    /// 200
    case judged(String)
    /// 400
    case syntax(JSONSyntaxError)
    /// 422
    case faults([SnapshotFault], omitted: Int)

    var status: Int {
        switch self {
        case .judged: 200
        case .syntax: 400
        case .faults: 422
        }
    }

    /// Why it is no JSON; `nil` where it is.
    var reason: JSONSyntaxError.Reason? { if case .syntax(let error) = self { error.reason } else { nil } }

    /// What does not fit; `nil` where nothing is said of that.
    var faults: [SnapshotFault]? { if case .faults(let faults, _) = self { faults } else { nil } }
}

/// Sends a body to a form.
func outcome(of body: some Sequence<UInt8>, for form: ServedForm = register) -> Outcome {
    // Neither the body nor the answer starts where its array does, as on the wire.
    let bytes = Array("{\"values\":{".utf8) + Array(body)
    var output = Array("before".utf8)
    do throws(ServedForm.Rejection) {
        _ = try form.judge(bytes[11...], in: .english, into: &output)
        #expect(output.starts(with: "before".utf8))
        return .judged(String(decoding: output.dropFirst(6), as: UTF8.self))
    } catch {
        #expect(output == Array("before".utf8), "a refused body leaves the output alone")
        switch error {
        case .syntax(let error): return .syntax(error)
        case .snapshot(let error): return .faults(error.faults, omitted: error.omitted)
        }
    }
}

func outcome(of body: String, for form: ServedForm = register) -> Outcome { outcome(of: body.utf8, for: form) }

/// The snapshot that a body of the register form holds.
func snapshot(_ body: String) throws -> FormSnapshot { try register.snapshot(from: Array(body.utf8)[...]) }

/// A form whose texts hold everything that needs care in JSON.
func makeAwkwardForm() throws -> ServedForm {
    let label = LocalizedText("a \"quoted\" \\ label\n\u{2028}\u{1}", french: "é\t", japanese: "名\u{7F}")
    let definition = try FormDefinition(
        name: "awkward", title: label,
        fields: [
            FieldDefinition(name: "first", label: label, constraints: [.required]),
            FieldDefinition(name: "second", label: label, constraints: [.sameAs("first")]),
        ])
    return ServedForm(definition, revision: "a\"b")
}

/// A form of so many required fields, `field0` and on.
func makeForm(fields count: Int) throws -> ServedForm {
    let fields = (0..<count).compactMap { FieldName("field\($0)") }
        .map { FieldDefinition(name: $0, label: LocalizedText("Field \($0)"), constraints: [.required]) }
    return ServedForm(try FormDefinition(name: "many", title: LocalizedText("Many"), fields: fields), revision: "0")
}
