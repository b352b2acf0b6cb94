/// A form as it was on the client when an event happened.
///
/// Fields are given by their position in the definition the snapshot is judged by.
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
