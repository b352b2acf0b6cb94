/// A form as it was on the client when an event happened.
///
/// Fields are given by their position in the definition the snapshot is judged by. Its descriptions hold positions
/// and words of ours only: what was typed reaches no log, error or crash message.
public struct FormSnapshot: Hashable, Sendable {
    /// One value a field, in form order.
    public var values: [FieldValue]
    /// What just happened.
    public var event: FormEvent
    /// The field that had the focus when the event happened.
    public var focused: Int?
    /// What was shown so far.
    public var state: RevealState
    /// The fields to judge, where only a step of the form is meant; `nil` means the whole form.
    public var only: FieldSet?
    /// The client's own number, 0 to 2^53-1; it comes back unread.
    public var seq: Int64?

    /// A snapshot; the defaults are those of the wire format.
    ///
    /// - Parameter values: One value for each field of the form.
    public init(
        values: [FieldValue], event: FormEvent = .submit, focused: Int? = nil, state: RevealState = RevealState(),
        only: FieldSet? = nil, seq: Int64? = nil
    ) {
        self.values = values
        self.event = event
        self.focused = focused
        self.state = state
        self.only = only
        self.seq = seq
    }
}

extension FormSnapshot {
    /// A snapshot by the names of fields, for apps that keep their values so.
    ///
    /// - Parameters:
    ///   - form: The definition it will be judged by. It must have every field named here: a name that it lacks is
    ///     a slip of the pen, and traps.
    ///   - values: What was typed; a field that is missing here is empty.
    ///   - only: The fields of one step; `nil` means the whole form.
    public init(
        of form: FormDefinition, values: [FieldName: FieldValue], event: FormEvent = .submit,
        focused: FieldName? = nil, state: RevealState = RevealState(), only: [FieldName]? = nil
    ) {
        self.init(
            values: Array(repeating: .empty, count: form.fields.count), event: event,
            focused: focused.map(form.knownIndex), state: state)
        for (name, value) in values { self.values[form.knownIndex(of: name)] = value }
        if let only {
            var step = FieldSet()
            for name in only { step.insert(form.knownIndex(of: name)) }
            self.only = step
        }
    }
}

extension FormDefinition {
    fileprivate func knownIndex(of name: FieldName) -> Int {
        guard let index = index(of: name) else {
            preconditionFailure("a snapshot names a field that its form does not have")
        }
        return index
    }
}

extension FormSnapshot: CustomStringConvertible, CustomDebugStringConvertible {
    /// The event and the position of the focused field, never a value.
    public var description: String {
        let focus = if let focused { "field \(focused) of \(values.count) focused" } else { "nothing focused" }
        return "\(event.rawValue), \(focus)"
    }

    /// The event and the position of the focused field, never a value.
    public var debugDescription: String { description }
}

#if !hasFeature(Embedded)
    extension FormSnapshot: CustomReflectable {
        /// A mirror without the values, so that `dump` and a debugger's summary show none either.
        public var customMirror: Mirror {
            Mirror(
                self, children: ["event": event, "focused": focused as Any, "state": state, "only": only as Any],
                displayStyle: .struct)
        }
    }
#endif
