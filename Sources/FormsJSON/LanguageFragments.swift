internal import Forms

/// What answers about one form say in one language.
struct LanguageFragments: Sendable {
    private struct PreparedError: Sendable {
        let violation: Violation
        let bytes: [UInt8]
        /// The field's whole member where nothing else is wrong, hidden and shown; empty in a large form.
        let hidden: [UInt8]
        let shown: [UInt8]
    }

    /// Larger forms have their errors prepared in English only, and are told in other languages as they occur: a
    /// thousand forms of fifty fields would take half as long again to load, and twice the memory.
    private static let maxTranslatedFields = 16

    /// What each field can fail by; empty where nothing is prepared.
    private let errors: [[PreparedError]]
    /// The names of the invalid fields and what follows, up to the fields; with the announcement or without.
    private let invalid: PreparedLists

    /// What the errors of one answer take at most.
    let maxErrorBytes: Int

    /// Prepares a form's errors and announcements.
    init(_ form: FormDefinition, _ fields: [FieldFragments], _ language: Language) {
        let isSmall = form.fields.count <= PreparedLists.maxFields
        let isPrepared = language == .english || form.fields.count <= Self.maxTranslatedFields
        errors =
            !isPrepared
            ? []
            : form.fields.indices.map { field in
                form.possibleViolations(of: field).map { violation in
                    let bytes = Self.error(violation, of: field, in: form, language)
                    let end = Array("]}".utf8)
                    return PreparedError(
                        violation: violation, bytes: bytes, hidden: isSmall ? fields[field].hidden + bytes + end : [],
                        shown: isSmall ? fields[field].shown + bytes + end : [])
                }
            }
        invalid = Self.invalid(in: form, fields, language)
        maxErrorBytes = errors.reduce(0) { $0 + $1.reduce(0) { $0 + $1.bytes.count + 1 } }
    }

    /// Appends the object that tells of a violation.
    func appendError(
        _ violation: Violation, of field: Int, in form: FormDefinition, _ language: Language,
        to output: inout [UInt8]
    ) {
        let prepared = errors.isEmpty ? [] : errors[field]
        for index in prepared.indices where prepared[index].violation.code == violation.code {
            guard prepared[index].violation == violation else { continue }
            output.append(contentsOf: prepared[index].bytes)
            return
        }
        output.append(contentsOf: Self.error(violation, of: field, in: form, language))
    }

    /// Appends the names of the invalid fields and what follows, up to the fields.
    ///
    /// - Returns: Whether that was prepared; nothing was appended where not.
    func appendInvalid(_ set: FieldSet, isAnnounced: Bool, to output: inout [UInt8]) -> Bool {
        invalid.append(set, isAnnounced, to: &output)
    }

    /// Appends the whole member of a field that fails by one finding.
    ///
    /// - Returns: Whether that was prepared; nothing was appended where not.
    func appendMember(
        of field: Int, _ verdict: Verdict, _ finding: Int, _ shown: FieldSet, to output: inout [UInt8]
    ) -> Bool {
        guard !errors.isEmpty, finding < verdict.findings.count, verdict.findings[finding].field == field
        else { return false }
        if finding + 1 < verdict.findings.count, verdict.findings[finding + 1].field == field { return false }
        for index in errors[field].indices
        where errors[field][index].violation == verdict.findings[finding].violation {
            guard !errors[field][index].shown.isEmpty else { return false }
            output.append(
                contentsOf: shown.contains(field) ? errors[field][index].shown : errors[field][index].hidden)
            return true
        }
        return false
    }

    private static func invalid(
        in form: FormDefinition, _ fields: [FieldFragments], _ language: Language
    ) -> PreparedLists {
        PreparedLists(count: form.fields.count) { set, isAnnounced in
            var bytes: [UInt8] = []
            for position in set {
                if !bytes.isEmpty { bytes.append(UInt8(ascii: ",")) }
                bytes.append(contentsOf: fields[position].quotedName)
            }
            JSONWriter.append(raw: #"],"unchecked":[],"announcement":""#, to: &bytes)
            if isAnnounced {
                JSONWriter.append(
                    escaping: MessageCatalog.announcement(of: set, in: form, language: language), to: &bytes)
            }
            JSONWriter.append(raw: #"","fields":{"#, to: &bytes)
            return bytes
        }
    }

    private static func error(
        _ violation: Violation, of field: Int, in form: FormDefinition, _ language: Language
    ) -> [UInt8] {
        var bytes: [UInt8] = []
        JSONWriter.append(raw: #"{"code":""#, to: &bytes)
        JSONWriter.append(raw: violation.code.rawValue, to: &bytes)
        JSONWriter.append(raw: #"","message":"#, to: &bytes)
        JSONWriter.append(
            quoted: MessageCatalog.message(for: violation, of: field, in: form, language: language), to: &bytes)
        JSONWriter.append(raw: #","params":{"#, to: &bytes)
        appendParameter(of: violation, to: &bytes)
        JSONWriter.append(raw: "}}", to: &bytes)
        return bytes
    }

    /// Appends what was missed: a length as a number, any other limit as the definition has it, or the other field.
    private static func appendParameter(of violation: Violation, to bytes: inout [UInt8]) {
        if let bound = violation.bound {
            JSONWriter.append(raw: violation.code == .tooLong ? #""max":"# : #""min":"#, to: &bytes)
            JSONWriter.append(Int64(bound), to: &bytes)
        }
        if let limit = violation.limit {
            switch violation.code {
            case .rangeOverflow: JSONWriter.append(raw: #""max":"#, to: &bytes)
            case .stepMismatch: JSONWriter.append(raw: #""step":"#, to: &bytes)
            default: JSONWriter.append(raw: #""min":"#, to: &bytes)
            }
            JSONWriter.append(quoted: limit, to: &bytes)
        }
        if let other = violation.other {
            JSONWriter.append(raw: #""other":"#, to: &bytes)
            JSONWriter.append(quoted: other.rawValue, to: &bytes)
        }
    }
}
