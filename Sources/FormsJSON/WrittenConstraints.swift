internal import Forms

/// The constraints of a field as the members of a definition say them.
///
/// A member says one thing: of two lengths the narrower bounds, which both hold; of anything else the first.
struct WrittenConstraints {
    private(set) var isRequired = false
    private(set) var minLength: Int?
    private(set) var maxLength: Int?
    private(set) var pattern: String?
    private(set) var minimum: String?
    private(set) var maximum: String?
    private(set) var step: String?
    private(set) var equalTo: FieldName?
    private(set) var notEqualTo: FieldName?
    private(set) var after: FieldName?
    private(set) var before: FieldName?
    private(set) var blocked: [String] = []

    init(_ constraints: [Constraint]) {
        for constraint in constraints {
            switch constraint {
            case .required: isRequired = true
            case .emailAddress: break
            case .characters(let allowed): pattern = pattern ?? allowed.pattern
            case .pattern(let own): pattern = pattern ?? own.source
            case .length(let length):
                if let bound = length.minimum { minLength = max(bound, minLength ?? bound) }
                if let bound = length.maximum { maxLength = min(bound, maxLength ?? bound) }
            case .minimum(let text): minimum = minimum ?? text
            case .maximum(let text): maximum = maximum ?? text
            case .step(let text): step = step ?? text
            case .sameAs(let other): equalTo = equalTo ?? other
            case .differentFrom(let other): notEqualTo = notEqualTo ?? other
            case .after(let other): after = after ?? other
            case .before(let other): before = before ?? other
            case .blocked(let values): blocked += values
            }
        }
    }
}
