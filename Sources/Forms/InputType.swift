/// What kind of control a field is: HTML's `type`, with HTML's sanitising.
public enum InputType: String, CaseIterable, Hashable, Sendable {
    case text
    case search
    case tel
    case email
    case password
    case textarea
}
