/// When the fields of a form are active, in an order in which each condition asks about earlier ones only.
struct ActivityRules: Hashable, Sendable {
    private struct Rule: Hashable {
        let field: Int
        let condition: ResolvedCondition
    }

    private var rules: [Rule] = []

    /// Whether every field is always active.
    var isEmpty: Bool { rules.isEmpty }

    /// Puts the conditions of a form's fields in order.
    ///
    /// - Parameter conditions: The condition of each field; `nil` for those that are always active.
    /// - Throws: A circle of fields whose activity depends on each other's.
    init(_ conditions: [ResolvedCondition?], names: (Int) -> FieldName) throws(DefinitionError) {
        var waitsFor = [[Int]](repeating: [], count: conditions.count)
        var isAwaitedBy = waitsFor
        var missing = [Int](repeating: 0, count: conditions.count)
        var ready: [Int] = []
        for (field, condition) in conditions.enumerated() {
            guard let condition else { continue }
            condition.forEachField { other in
                guard conditions[other] != nil else { return }
                waitsFor[field].append(other)
                isAwaitedBy[other].append(field)
                missing[field] += 1
            }
            if missing[field] == 0 { ready.append(field) }
        }
        var next = 0
        while next < ready.count {
            let field = ready[next]
            next += 1
            if let condition = conditions[field] { rules.append(Rule(field: field, condition: condition)) }
            for waiting in isAwaitedBy[field] {
                missing[waiting] -= 1
                if missing[waiting] == 0 { ready.append(waiting) }
            }
        }
        if let stuck = missing.firstIndex(where: { $0 > 0 }) {
            let circle = Self.circle(from: stuck, waitsFor: waitsFor) { missing[$0] > 0 }
            throw DefinitionError(.circularActivity(circle.map(names)))
        }
    }

    /// Finds the inactive fields.
    ///
    /// - Complexity: O(*n*) in the fields that the conditions name and their values.
    func apply(to values: inout FormValues) {
        for rule in rules where !rule.condition.holds(in: values) { values.inactive.insert(rule.field) }
    }

    /// Walks from one stuck field to the next until one comes again.
    private static func circle(from start: Int, waitsFor: [[Int]], isStuck: (Int) -> Bool) -> [Int] {
        var path: [Int] = []
        var places: [Int: Int] = [:]
        var field = start
        while places[field] == nil {
            places[field] = path.count
            path.append(field)
            guard let next = waitsFor[field].first(where: isStuck) else { break }
            field = next
        }
        return Array(path[(places[field] ?? 0)...])
    }
}
