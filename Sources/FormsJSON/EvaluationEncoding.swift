internal import Forms

/// Writes verdicts of one form, as the wire format has them.
///
/// What an answer says the same way each time was written once, when the form was made: so an answer is a few copies.
struct EvaluationEncoding: Sendable {
    private let head: [UInt8]
    private let fields: [FieldFragments]
    private let english: LanguageFragments
    private let french: LanguageFragments
    private let japanese: LanguageFragments
    /// More bytes than an answer has, unless very much is wrong in a form of many fields: then the output grows again.
    private let ordinarySize: Int
    private let form: FormDefinition

    /// Prepares the answers about a form.
    init(_ form: FormDefinition, revision: String) {
        var head: [UInt8] = []
        JSONWriter.append(raw: #"{"form":"#, to: &head)
        JSONWriter.append(quoted: form.name.rawValue, to: &head)
        JSONWriter.append(raw: #","revision":"#, to: &head)
        JSONWriter.append(quoted: revision, to: &head)
        JSONWriter.append(raw: #","seq":"#, to: &head)
        let fields = form.fields.map { FieldFragments($0.name) }
        let languages = (
            LanguageFragments(form, .english), LanguageFragments(form, .french), LanguageFragments(form, .japanese)
        )
        let longest = max(languages.0.maxErrorBytes, languages.1.maxErrorBytes, languages.2.maxErrorBytes)
        ordinarySize = head.count + 384 + min(longest, 1024) + fields.reduce(0) { $0 + $1.maxBytes }
        self.head = head
        self.fields = fields
        (english, french, japanese) = languages
        self.form = form
    }

    /// Appends an answer.
    ///
    /// - Complexity: O(*n*) in the fields. Allocates nothing where the output has room, but for an announcement in a
    ///   form of more fields than ``LanguageFragments/maxAnnouncedFields``.
    func append(_ evaluation: Evaluation, seq: Int64?, in language: Language, to output: inout [UInt8]) {
        makeRoom(in: &output)
        let verdict = evaluation.verdict
        output.append(contentsOf: head)
        if let seq { JSONWriter.append(seq, to: &output) } else { JSONWriter.append(raw: "null", to: &output) }
        JSONWriter.append(
            raw: verdict.isValid
                ? (evaluation.isAccepted
                    ? #","valid":true,"accepted":true,"focus":"# : #","valid":true,"accepted":false,"focus":"#)
                : #","valid":false,"accepted":false,"focus":"#, to: &output)
        appendFocus(of: evaluation, to: &output)
        JSONWriter.append(raw: #","invalid":["#, to: &output)
        appendNames(of: verdict.invalid, to: &output)
        JSONWriter.append(raw: #"],"unchecked":[],"announcement":""#, to: &output)
        let words = fragments(in: language)
        if evaluation.isSubmit, !verdict.isValid {
            words.appendAnnouncement(of: verdict.invalid, in: form, language, to: &output)
        }
        JSONWriter.append(raw: #"","fields":{"#, to: &output)
        appendFields(of: evaluation, words, language, to: &output)
        JSONWriter.append(raw: #"},"state":{"touched":["#, to: &output)
        appendNames(of: evaluation.state.touched, to: &output)
        JSONWriter.append(
            raw: evaluation.state.isSubmitted ? #"],"submitted":true}}"# : #"],"submitted":false}}"#, to: &output)
    }

    /// Grows the output once for the whole answer, and geometrically where many answers go into one array.
    private func makeRoom(in output: inout [UInt8]) {
        guard output.capacity - output.count < ordinarySize else { return }
        output.reserveCapacity(max(output.count + ordinarySize, output.count * 2))
    }

    private func appendFocus(of evaluation: Evaluation, to output: inout [UInt8]) {
        guard let focus = evaluation.focus, let label = evaluation.submitLabel else {
            JSONWriter.append(
                raw: #"null,"submitLabel":null,"canFocusPrevious":false,"canFocusNext":false"#, to: &output)
            return
        }
        output.append(contentsOf: fields[focus].quotedName)
        JSONWriter.append(raw: #","submitLabel":""#, to: &output)
        JSONWriter.append(raw: label.rawValue, to: &output)
        JSONWriter.append(
            raw: evaluation.canFocusPrevious
                ? #"","canFocusPrevious":true,"canFocusNext":"# : #"","canFocusPrevious":false,"canFocusNext":"#,
            to: &output)
        JSONWriter.append(evaluation.canFocusNext, to: &output)
    }

    private func appendNames(of set: FieldSet, to output: inout [UInt8]) {
        var next = set.first
        while let position = next, position < fields.count {
            output.append(contentsOf: fields[position].quotedName)
            next = set.next(from: position + 1)
            if next != nil { output.append(UInt8(ascii: ",")) }
        }
    }

    private func appendFields(
        of evaluation: Evaluation, _ words: LanguageFragments, _ language: Language, to output: inout [UInt8]
    ) {
        let verdict = evaluation.verdict
        var finding = 0
        var next = verdict.judged.first
        while let position = next {
            if verdict.invalid.contains(position) {
                output.append(
                    contentsOf: evaluation.shown.contains(position) ? fields[position].shown : fields[position].hidden)
                var isFirst = true
                // The findings are in form order too, so both are walked through once.
                while finding < verdict.findings.count, verdict.findings[finding].field == position {
                    if !isFirst { output.append(UInt8(ascii: ",")) }
                    isFirst = false
                    words.appendError(
                        verdict.findings[finding].violation, of: position, in: form, language, to: &output)
                    finding += 1
                }
                JSONWriter.append(raw: "]}", to: &output)
            } else {
                output.append(contentsOf: fields[position].valid)
            }
            next = verdict.judged.next(from: position + 1)
            if next != nil { output.append(UInt8(ascii: ",")) }
        }
    }

    private func fragments(in language: Language) -> LanguageFragments {
        switch language {
        case .english: english
        case .french: french
        case .japanese: japanese
        }
    }
}

/// What answers say of a field in any language.
private struct FieldFragments: Sendable {
    /// The name in quotation marks.
    let quotedName: [UInt8]
    /// The whole member of a valid field.
    let valid: [UInt8]
    /// The member of an invalid field up to its first error, where nothing is to be shown yet.
    let hidden: [UInt8]
    /// The same, where the errors are to be shown.
    let shown: [UInt8]

    /// What all members of one answer take at most, but for the errors.
    var maxBytes: Int { hidden.count + 2 * quotedName.count + 8 }

    init(_ name: FieldName) {
        func fragment(_ text: String) -> [UInt8] {
            var bytes: [UInt8] = []
            JSONWriter.append(quoted: name.rawValue, to: &bytes)
            JSONWriter.append(raw: text, to: &bytes)
            return bytes
        }
        quotedName = fragment("")
        valid = fragment(#":{"valid":true,"show":false,"errors":[]}"#)
        hidden = fragment(#":{"valid":false,"show":false,"errors":["#)
        shown = fragment(#":{"valid":false,"show":true,"errors":["#)
    }
}
