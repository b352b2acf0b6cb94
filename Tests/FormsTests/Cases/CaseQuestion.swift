import TestSupport

@testable import Forms

/// What one case asks, in the words of this package.
struct CaseQuestion {
    var form: FormDefinition
    var values: [FieldName: FieldValue]
    var field: FieldName
    /// The only codes asked about; `nil` for all.
    var codes: Set<Violation.Code>?
    /// Whether HTML ignores something that a definition here may not say.
    var isRefusedAtLoad = false
}

/// Why a case is not asked.
struct SkippedCase: Error, Hashable {
    let reason: String

    init(_ reason: String) { self.reason = reason }
}

extension CaseQuestion {
    /// The form that a case's rule describes.
    init(_ one: CaseValue) throws {
        let params = one["params"] ?? .null
        let value = FieldValue.text(one["value"]?.string ?? "")
        switch one["rule"]?.string {
        case "equal": self = try Self.equal(one["values"]?.object ?? [:])
        case "fullName":
            self.init(form: ProfileForm.definition, values: ["fullName": value], field: "fullName")
        case "in":
            let options = (params["in"]?.array ?? []).compactMap(\.string).map { Option(value: $0, label: "") }
            let field = FieldDefinition(name: "field", label: "", type: .select, options: options)
            self.init(form: try makeForm([field]), values: ["field": value], field: "field")
        case "compare": self = try Self.compare(params, one["values"]?.object ?? [:])
        case "requiredWhen": self = try Self.requiredWhen(params, one["values"]?.object ?? [:])
        case "username":
            self = try Self.username(params["profile"]?.string ?? "", value)
        case "reservedName", "passwordBlocklist": throw SkippedCase("the list itself is the operator's")
        case "type", "required", "length", "minlength", "maxlength", "min", "max", "minmax", "step", "pattern",
            "password":
            self = try Self.single(params, value)
            // The source looks at one flag, whatever else is wrong: "abc" is short enough for an email, and none.
            if one["rule"]?.string == "maxlength" || one["rule"]?.string == "minlength" {
                codes = [.tooLong, .tooShort]
            }
            if params["scoreOnly"]?.string != nil { codes = [.patternMismatch] }
        default: throw SkippedCase("no field offers \(one["rule"]?.string ?? "?")")
        }
    }

    /// One field of HTML's own vocabulary. HTML ignores what it can't use; a definition here is refused.
    private static func single(_ params: CaseValue, _ value: FieldValue) throws -> CaseQuestion {
        let type = params["type"]?.string.flatMap(InputType.init) ?? .text
        var constraints = Self.constraints(params)
        if let source = params["pattern"]?.string {
            do {
                constraints.append(.pattern(try Pattern(source)))
            } catch {
                throw SkippedCase("the pattern is refused at load: \(error.reason)")
            }
        }
        func form(_ constraints: [Constraint]) throws -> FormDefinition {
            try makeForm([
                FieldDefinition(
                    name: "field", label: "", type: type, constraints: constraints,
                    isMultiple: params["multiple"]?.bool ?? false)
            ])
        }
        do {
            return CaseQuestion(form: try form(constraints), values: ["field": value], field: "field")
        } catch let error as DefinitionError {
            guard let refused = error.member else { throw error }
            constraints.removeAll { $0.isNamed(refused) }
            return CaseQuestion(
                form: try form(constraints), values: ["field": value], field: "field", isRefusedAtLoad: true)
        }
    }

    static func constraints(_ params: CaseValue) -> [Constraint] {
        var constraints: [Constraint] = params["required"]?.bool == true ? [.required] : []
        let length = Length(minimum: params["minlength"]?.int, maximum: params["maxlength"]?.int)
        if length != Length() { constraints.append(.length(length)) }
        if let minimum = params["min"]?.text { constraints.append(.minimum(minimum)) }
        if let maximum = params["max"]?.text { constraints.append(.maximum(maximum)) }
        if let step = params["step"]?.text { constraints.append(.step(step)) }
        return constraints
    }

    private static func equal(_ values: [String: CaseValue]) throws -> CaseQuestion {
        let form = try makeForm([
            FieldDefinition(name: "password", label: "", type: .password),
            FieldDefinition(name: "confirmPassword", label: "", type: .password, constraints: [.sameAs("password")]),
        ])
        return CaseQuestion(
            form: form,
            values: [
                "password": .text(values["password"]?.string ?? ""),
                "confirmPassword": .text(values["confirmPassword"]?.string ?? ""),
            ], field: "confirmPassword")
    }

    private static func compare(_ params: CaseValue, _ values: [String: CaseValue]) throws -> CaseQuestion {
        let isNumber = params["greaterThan"] != nil
        guard let name = params["field"]?.string.flatMap({ FieldName($0) }),
            let other = (params["after"] ?? params["greaterThan"])?.string.flatMap({ FieldName($0) })
        else { throw SkippedCase("it compares in a way that no field offers") }
        let type: InputType = isNumber ? .number : .date
        let form = try makeForm([
            FieldDefinition(name: other, label: "", type: type),
            FieldDefinition(name: name, label: "", type: type, constraints: [.after(other)]),
        ])
        let typed = [name, other].map { ($0, FieldValue.text(values[$0.rawValue]?.string ?? "")) }
        return CaseQuestion(form: form, values: Dictionary(uniqueKeysWithValues: typed), field: name)
    }

    /// The names that sites allow, as an operator would write them down.
    private static func username(_ profile: String, _ value: FieldValue) throws -> CaseQuestion {
        if case .text(let text) = value, text.contains(where: \.isNewline) {
            throw SkippedCase("HTML takes newlines out of a one-line text before anything looks at it")
        }
        let source =
            switch profile {
            case "github": #"[A-Za-z0-9](?:[A-Za-z0-9]|-(?=[A-Za-z0-9])){0,38}"#
            case "mastodon": #"[a-zA-Z0-9_]+(?:[a-zA-Z0-9_.\-]*[a-zA-Z0-9_]+)?"#
            case "discourse-ascii":
                #"(?!.*\.(?:js|json|css|htm|html|xml|jpg|jpeg|png|gif|bmp|ico|tif|tiff|woff)$)[A-Za-z0-9_](?:[A-Za-z0-9_]|[._\-](?=[A-Za-z0-9]))*"#
            case "discourse-unicode": #"[[\p{Alphabetic}\p{M}\p{N}_.\-]&&[^\p{Default_Ignorable_Code_Point}]]+"#
            case "django-ascii": #"[A-Za-z0-9_.@+\-]+"#
            case "django-unicode": #"[\p{L}\p{M}\p{N}_.@+\-]+"#
            default: throw SkippedCase("no pattern was written for \(profile)")
            }
        let form = try makeForm(type: .text, .pattern(try Pattern(source)))
        return CaseQuestion(form: form, values: ["field": value], field: "field")
    }
}

extension CaseQuestion {
    /// Laravel's rules, as conditions.
    private static func requiredWhen(_ params: CaseValue, _ values: [String: CaseValue]) throws -> CaseQuestion {
        guard let name = params["field"]?.string.flatMap({ FieldName($0) }) else { throw SkippedCase("no field") }
        let words = (params["args"]?.array ?? []).compactMap(\.string)
        let names = words.compactMap { FieldName($0) }
        let condition: Condition
        var others = names
        switch params["rule"]?.string {
        case "required_with": condition = .or(names.map { .not(.isEmpty($0)) })
        case "required_with_all": condition = .and(names.map { .not(.isEmpty($0)) })
        case "required_without": condition = .or(names.map { .isEmpty($0) })
        case "required_without_all": condition = .and(names.map { .isEmpty($0) })
        case "required_if", "required_unless":
            others = Array(names.prefix(1))
            let isOne = Condition.oneOf(others[0], Array(words.dropFirst()))
            condition = params["rule"]?.string == "required_if" ? isOne : .not(isOne)
        default: throw SkippedCase("no condition says \(params["rule"]?.string ?? "?")")
        }
        var fields = [FieldDefinition(name: name, label: "", requiredWhen: condition)]
        var typed: [FieldName: FieldValue] = [name: .text(values[name.rawValue]?.string ?? "")]
        for other in others {
            let value = values[other.rawValue] ?? .null
            fields.append(FieldDefinition(name: other, label: "", type: value.bool == nil ? .text : .checkbox))
            typed[other] =
                value.bool.map(FieldValue.checked) ?? .text(value.string ?? value.int.map { "\($0)" } ?? "")
        }
        return CaseQuestion(form: try makeForm(fields), values: typed, field: name)
    }
}

extension DefinitionError {
    /// The member that HTML would ignore.
    fileprivate var member: Member? {
        switch reason {
        case .misplaced(let member, _), .invalidLimit(let member, _): member
        default: nil
        }
    }
}

extension Constraint {
    fileprivate func isNamed(_ member: DefinitionError.Member) -> Bool {
        switch (self, member) {
        case (.required, .required), (.pattern, .pattern), (.minimum, .min), (.maximum, .max), (.step, .step),
            (.length, .minLength), (.length, .maxLength):
            true
        default: false
        }
    }
}
