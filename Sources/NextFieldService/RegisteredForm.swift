internal import Forms
internal import FormsJSON
internal import HTTP1

/// A form and all that its answers say the same way each time: built once, shared by all requests.
final class RegisteredForm: Sendable {
    /// The form.
    let served: ServedForm
    /// What `GET /forms/{form}` answers.
    let document: Document
    /// What was judged so far.
    let verdicts: VerdictCounters

    /// The name in the path.
    var name: FormName { served.definition.name }

    private let english: HTTPFields
    private let french: HTTPFields
    private let japanese: HTTPFields
    private let englishByShortcut: HTTPFields
    private let frenchByShortcut: HTTPFields
    private let japaneseByShortcut: HTTPFields

    init(_ served: ServedForm, verdicts: VerdictCounters) {
        self.served = served
        self.verdicts = verdicts
        document = Document(
            served.definition.encoded(revision: served.revision), type: "application/json",
            tag: served.revision)
        let location = "/forms/\(served.definition.name)"
        english = Self.fields(.english, location: nil)
        french = Self.fields(.french, location: nil)
        japanese = Self.fields(.japanese, location: nil)
        englishByShortcut = Self.fields(.english, location: location)
        frenchByShortcut = Self.fields(.french, location: location)
        japaneseByShortcut = Self.fields(.japanese, location: location)
    }

    /// The header section of a verdict.
    ///
    /// - Parameter isByShortcut: Whether the request came by `/login` or `/register`; the answer names the other path.
    func fields(in language: Language, isByShortcut: Bool) -> HTTPFields {
        switch language {
        case .english: isByShortcut ? englishByShortcut : english
        case .french: isByShortcut ? frenchByShortcut : french
        case .japanese: isByShortcut ? japaneseByShortcut : japanese
        }
    }

    private static func fields(_ language: Language, location: String?) -> HTTPFields {
        var fields = HTTPFields()
        fields.append(.contentType, "application/json")
        fields.append(.contentLanguage, language.tag)
        fields.append(.cacheControl, "no-store")
        fields.append(.vary, "Accept-Language")
        if let location { fields.append(.contentLocation, location) }
        return fields
    }
}
