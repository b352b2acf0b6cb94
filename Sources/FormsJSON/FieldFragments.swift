internal import Forms

/// What answers say of a field in any language.
struct FieldFragments: Sendable {
    /// The name in quotation marks.
    let quotedName: [UInt8]
    /// The whole member of a valid field.
    let valid: [UInt8]
    /// The member of an invalid field up to its first error, where nothing is to be shown yet.
    let hidden: [UInt8]
    /// The same, where the errors are to be shown.
    let shown: [UInt8]
    /// What is said where this field has the focus and its neighbours can have it.
    let focus: FocusFragment

    /// What all members of one answer take at most, but for the errors.
    var maxBytes: Int { hidden.count + 2 * quotedName.count + 8 }

    /// Prepares a field of a form.
    init(of field: Int, in form: FormDefinition) {
        let name = form.fields[field].name
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
        let next = form.activeFields.next(from: field + 1)
        focus = FocusFragment(
            quotedName,
            FocusFragment.Place(
                label: form.fields[field].submitLabel ?? (next == nil ? .done : .next),
                canFocusPrevious: form.activeFields.previous(before: field) != nil, canFocusNext: next != nil))
    }
}

/// From the name of the focused field up to the names of the invalid ones.
struct FocusFragment: Sendable {
    /// What the answer says of where the focus is.
    struct Place: Hashable, Sendable {
        let label: Evaluation.SubmitLabel
        let canFocusPrevious: Bool
        let canFocusNext: Bool
    }

    let place: Place
    let bytes: [UInt8]

    init(_ quotedName: [UInt8], _ place: Place) {
        self.place = place
        var bytes = quotedName
        JSONWriter.append(raw: #","submitLabel":""#, to: &bytes)
        JSONWriter.append(raw: place.label.rawValue, to: &bytes)
        JSONWriter.append(raw: #"","canFocusPrevious":"#, to: &bytes)
        JSONWriter.append(place.canFocusPrevious, to: &bytes)
        JSONWriter.append(raw: #","canFocusNext":"#, to: &bytes)
        JSONWriter.append(place.canFocusNext, to: &bytes)
        JSONWriter.append(raw: #","invalid":["#, to: &bytes)
        self.bytes = bytes
    }
}
