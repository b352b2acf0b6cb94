internal import Forms

/// Writes verdicts of one form, as the wire format has them.
///
/// What an answer says the same way each time was written once, when the form was made: so an answer is a few copies.
struct EvaluationEncoding: Sendable {
    private let head: [UInt8]
    private let validities: (invalid: [UInt8], valid: [UInt8], accepted: [UInt8])
    private let fields: [FieldFragments]
    private let states: PreparedLists
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
        let fields = form.fields.indices.map { FieldFragments(of: $0, in: form) }
        let languages = (
            LanguageFragments(form, fields, .english), LanguageFragments(form, fields, .french),
            LanguageFragments(form, fields, .japanese)
        )
        let longest = max(languages.0.maxErrorBytes, languages.1.maxErrorBytes, languages.2.maxErrorBytes)
        ordinarySize = head.count + 384 + min(longest, 1024) + fields.reduce(0) { $0 + $1.maxBytes }
        self.head = head
        validities = (
            Array(#","valid":false,"accepted":false,"focus":"#.utf8),
            Array(#","valid":true,"accepted":false,"focus":"#.utf8),
            Array(#","valid":true,"accepted":true,"focus":"#.utf8)
        )
        self.fields = fields
        let names = fields.map { $0.quotedName }
        states = PreparedLists(names) { touched, isSubmitted in
            var bytes: [UInt8] = []
            JSONWriter.append(raw: #"},"state":{"touched":["#, to: &bytes)
            bytes.append(contentsOf: touched)
            JSONWriter.append(raw: isSubmitted ? #"],"submitted":true}}"# : #"],"submitted":false}}"#, to: &bytes)
            return bytes
        }
        (english, french, japanese) = languages
        self.form = form
    }

    /// Appends an answer.
    ///
    /// - Complexity: O(*n*) in the fields. Allocates nothing where the output has room, but for an announcement in a
    ///   form of more fields than ``PreparedLists/maxFields``.
    func append(_ evaluation: Evaluation, seq: Int64?, in language: Language, to output: inout [UInt8]) {
        makeRoom(in: &output)
        let verdict = evaluation.verdict
        output.append(contentsOf: head)
        if let seq { JSONWriter.append(seq, to: &output) } else { JSONWriter.append(raw: "null", to: &output) }
        output.append(
            contentsOf: verdict.isValid
                ? (evaluation.isAccepted ? validities.accepted : validities.valid) : validities.invalid)
        appendFocus(of: evaluation, to: &output)
        let words = fragments(in: language)
        let isAnnounced = evaluation.isSubmit && !verdict.isValid
        if !words.appendInvalid(verdict.invalid, isAnnounced: isAnnounced, to: &output) {
            appendNames(of: verdict.invalid, to: &output)
            JSONWriter.append(raw: #"],"unchecked":[],"announcement":""#, to: &output)
            if isAnnounced {
                let announcement = MessageCatalog.announcement(of: verdict.invalid, in: form, language: language)
                JSONWriter.append(escaping: announcement, to: &output)
            }
            JSONWriter.append(raw: #"","fields":{"#, to: &output)
        }
        appendFields(of: evaluation, words, language, to: &output)
        if !states.append(evaluation.state.touched, evaluation.state.isSubmitted, to: &output) {
            JSONWriter.append(raw: #"},"state":{"touched":["#, to: &output)
            appendNames(of: evaluation.state.touched, to: &output)
            JSONWriter.append(
                raw: evaluation.state.isSubmitted ? #"],"submitted":true}}"# : #"],"submitted":false}}"#, to: &output)
        }
    }

    /// Grows the output once for the whole answer, and geometrically where many answers go into one array.
    private func makeRoom(in output: inout [UInt8]) {
        guard output.capacity - output.count < ordinarySize else { return }
        output.reserveCapacity(max(output.count + ordinarySize, output.count * 2))
    }

    private func appendFocus(of evaluation: Evaluation, to output: inout [UInt8]) {
        guard let focus = evaluation.focus, let label = evaluation.submitLabel else {
            JSONWriter.append(
                raw: #"null,"submitLabel":null,"canFocusPrevious":false,"canFocusNext":false,"invalid":["#, to: &output)
            return
        }
        let here = FocusFragment.Place(
            label: label, canFocusPrevious: evaluation.canFocusPrevious, canFocusNext: evaluation.canFocusNext)
        let usual = fields[focus].focus
        if usual.place == here {
            output.append(contentsOf: usual.bytes)
        } else {
            output.append(contentsOf: FocusFragment(fields[focus].quotedName, here).bytes)
        }
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
            if !verdict.invalid.contains(position) {
                output.append(contentsOf: fields[position].valid)
            } else if words.appendMember(of: position, verdict, finding, evaluation.shown, to: &output) {
                finding += 1
            } else {
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
