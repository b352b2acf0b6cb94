internal import Forms

/// What answers about one form say in one language.
struct LanguageFragments: Sendable {
    /// Forms of so many fields at most have all their announcements prepared, one for each set of fields.
    static let maxAnnouncedFields = 4

    private struct PreparedError: Sendable {
        let violation: Violation
        let bytes: [UInt8]
    }

    /// What each field can fail by.
    private let errors: [[PreparedError]]
    /// By the set's bits; empty where there would be too many.
    private let announcements: [[UInt8]]

    /// What the errors of one answer take at most.
    let maxErrorBytes: Int

    /// Prepares a form's errors and announcements.
    init(_ form: FormDefinition, _ language: Language) {
        errors = form.fields.indices.map { field in
            form.possibleViolations(of: field).map { violation in
                PreparedError(violation: violation, bytes: Self.error(violation, of: field, in: form, language))
            }
        }
        announcements = Self.announcements(of: form, language)
        maxErrorBytes = errors.reduce(0) { $0 + $1.reduce(0) { $0 + $1.bytes.count + 1 } }
    }

    /// Appends the object that tells of a violation.
    func appendError(
        _ violation: Violation, of field: Int, in form: FormDefinition, _ language: Language,
        to output: inout [UInt8]
    ) {
        let prepared = errors[field]
        for index in prepared.indices where prepared[index].violation.code == violation.code {
            guard prepared[index].violation == violation else { continue }
            output.append(contentsOf: prepared[index].bytes)
            return
        }
        output.append(contentsOf: Self.error(violation, of: field, in: form, language))
    }

    /// Appends what is announced, without quotation marks.
    func appendAnnouncement(
        of invalid: FieldSet, in form: FormDefinition, _ language: Language, to output: inout [UInt8]
    ) {
        if announcements.isEmpty {
            let announcement = MessageCatalog.announcement(of: invalid, in: form, language: language)
            JSONWriter.append(escaping: announcement, to: &output)
        } else {
            var bits = 0
            var next = invalid.first
            while let position = next {
                bits |= 1 << position
                next = invalid.next(from: position + 1)
            }
            output.append(contentsOf: announcements[bits])
        }
    }

    private static func announcements(of form: FormDefinition, _ language: Language) -> [[UInt8]] {
        let count = form.fields.count
        guard count <= maxAnnouncedFields else { return [] }
        return (0..<1 << count).map { bits in
            var invalid = FieldSet()
            for position in 0..<count where bits & 1 << position != 0 { invalid.insert(position) }
            var bytes: [UInt8] = []
            JSONWriter.append(
                escaping: MessageCatalog.announcement(of: invalid, in: form, language: language), to: &bytes)
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
        if let bound = violation.bound {
            JSONWriter.append(raw: violation.code == .tooLong ? #""max":"# : #""min":"#, to: &bytes)
            JSONWriter.append(Int64(bound), to: &bytes)
        }
        if let other = violation.other {
            JSONWriter.append(raw: violation.bound == nil ? #""other":"# : #","other":"#, to: &bytes)
            JSONWriter.append(quoted: other.rawValue, to: &bytes)
        }
        JSONWriter.append(raw: "}}", to: &bytes)
        return bytes
    }
}
