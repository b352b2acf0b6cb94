import TestSupport
import Testing

@testable import Forms

/// Runs the cases of other people's test suites, where they stand beside the checkout.
@Suite struct `Pattern cases beside the checkout` {
    @Test(arguments: ["pattern", "pattern-redos"])
    func `give their verdict`(file: String) throws {
        for one in try CaseFolder.cases("rules/\(file).jsonl") ?? [] {
            guard let source = one["params"]?["pattern"]?.string, let value = one["value"]?.string else { continue }
            let pattern: Pattern
            do {
                pattern = try Pattern(source)
            } catch {
                // HTML leaves a pattern out that can't be read; an operator's file is refused with it.
                #expect(error.reason == .backReference || one["valid"]?.bool == true, "\(source)")
                continue
            }
            // An empty value satisfies every pattern; several addresses are judged one by one.
            let isList = one["params"]?["multiple"]?.bool == true
            let parts = isList ? value.split(separator: ",").map(String.init) : [value]
            let isValid = value.isEmpty || parts.allSatisfy { pattern.matches($0) }
            #expect(isValid == one["valid"]?.bool, "\(one["id"]?.string ?? "?"): \(source)")
        }
    }
}
