internal import Forms
internal import FormsJSON

/// What is said about content that is no snapshot of a form.
///
/// The text is bounded: a form with many fields has only the first of them listed.
extension ProblemMapping {
    /// The most names a sentence lists.
    static let maxListedNames = 20

    /// The problem of a snapshot that does not fit, one entry for each fault.
    static func problem(for error: SnapshotError, form: FormDefinition) -> Problem {
        Problem(
            .notASnapshot, detail: summary(of: error, form: form),
            errors: error.faults.map { fault in
                Problem.Fault(
                    pointer: fault.pointer, code: code(of: fault.reason), detail: detail(of: fault, form: form))
            })
    }

    private static func summary(of error: SnapshotError, form: FormDefinition) -> String {
        let count = error.faults.count + error.omitted
        let noun = count == 1 ? "One" : String(count)
        let listed = error.omitted == 0 ? "" : " The first \(error.faults.count) are listed."
        let areFieldNames = error.faults.allSatisfy { if case .unknownField = $0.reason { true } else { false } }
        guard areFieldNames else {
            return "\(noun) \(count == 1 ? "thing does" : "things do") not fit the form \(form.name).\(listed)"
        }
        // Form-encoded content has no member `values`, nor is a name in `only` a member.
        let areMembers = error.faults.allSatisfy { $0.pointer.hasPrefix("/values/") }
        let name = (areMembers ? "member" : "name") + (count == 1 ? "" : "s") + (areMembers ? " of values" : "")
        return "\(noun) \(name) \(count == 1 ? "is not a field" : "are not fields") of \(form.name).\(listed)"
    }

    private static func code(of reason: SnapshotFault.Reason) -> String {
        switch reason {
        case .notAnObject: "notAnObject"
        case .missingValues: "missingValues"
        case .unknownMember: "unknownMember"
        case .unknownField: "unknownField"
        case .wrongType: "wrongType"
        case .unknownEvent: "unknownEvent"
        case .seqOutOfRange: "seqOutOfRange"
        case .repeatedField: "repeatedField"
        }
    }

    private static func detail(of fault: SnapshotFault, form: FormDefinition) -> String {
        switch fault.reason {
        case .notAnObject: "A snapshot is an object with the member values."
        case .missingValues: "The member values is missing: an object with the value of each field."
        case .unknownMember(let nearest):
            suggestion(nearest)
                + (fault.pointer.hasPrefix("/state/")
                    ? "Members: touched, submitted." : "Members: values, event, focused, state, only, revision, seq.")
        case .unknownField(let nearest):
            suggestion(nearest?.rawValue) + "Fields: \(list(form.fields.lazy.map(\.name.rawValue)))."
        case .wrongType(let expected): "\(words(for: expected))."
        case .unknownEvent(let nearest):
            suggestion(nearest?.rawValue) + "Events: \(list(FormEvent.allCases.lazy.map(\.rawValue)))."
        case .seqOutOfRange: "This must be an integer from 0 to 9007199254740991."
        case .repeatedField: "This field is named twice."
        }
    }

    private static func words(for expected: SnapshotFault.Expectation) -> String {
        switch expected {
        case .object: "This must be an object"
        case .string: "This must be a string"
        case .stringOrNull: "This must be a string or null"
        case .fieldOrNull: "This must be the name of a field or null"
        case .boolean: "This must be true or false"
        case .fieldNames: "This must be an array of field names"
        case .fieldNamesOrNull: "This must be an array of field names or null"
        case .integer: "This must be an integer"
        case .text: "Send it as text: a string, or null where nothing was typed"
        case .texts: "This must be an array of strings"
        }
    }

    private static func suggestion(_ nearest: String?) -> String {
        guard let nearest else { return "" }
        return "Did you mean \(nearest)? "
    }

    /// Names as an English list, cut after ``maxListedNames``.
    static func list(_ names: some Collection<String>) -> String {
        let listed = names.prefix(maxListedNames).joined(separator: ", ")
        return names.count > maxListedNames ? "\(listed) and \(names.count - maxListedNames) more" : listed
    }
}
