@testable internal import FormsJSON
internal import Foundation
internal import HTTP1
internal import NextFieldService
internal import TestSupport
internal import Testing

@Suite struct `Form schema` {
    private static func schema() async throws -> [String: Any] {
        let content = try await makeService().send("/schemas/form.json").content
        return try #require(try JSONSerialization.jsonObject(with: Data(content)) as? [String: Any])
    }

    private static func members(of schema: Any?) throws -> Set<String> {
        let schema = try #require(schema as? [String: Any])
        return Set(try #require(schema["properties"] as? [String: Any]).keys)
    }

    @Test func `names the members that the reader knows, and no others`() async throws {
        let schema = try await Self.schema()
        let definitions = try #require(schema["$defs"] as? [String: Any])
        #expect(try Self.members(of: schema) == Set(FormMember.allCases.map(\.rawValue)))
        let field = try #require(definitions["field"] as? [String: Any])
        #expect(try Self.members(of: field) == Set(FieldMember.allCases.map(\.rawValue)))
        let examples = (field["properties"] as? [String: Any])?["examples"]
        #expect(try Self.members(of: examples) == Set(ExampleMember.allCases.map(\.rawValue)))
        let option = try #require((definitions["option"] as? [String: Any])?["oneOf"] as? [Any])
        #expect(try Self.members(of: option.last) == Set(OptionMember.allCases.map(\.rawValue)))
        let conditions = try #require((definitions["condition"] as? [String: Any])?["oneOf"] as? [Any])
        let tests = try conditions.reduce(into: Set<String>()) { $0.formUnion(try Self.members(of: $1)) }
        #expect(tests == Set(ConditionMember.allCases.map(\.rawValue)))
    }

    @Test func `lists the words that the reader knows, and no others`() async throws {
        let schema = try await Self.schema()
        let definitions = try #require(schema["$defs"] as? [String: Any])
        #expect(try Self.members(of: definitions["messages"]) == Set(Words.codes))
        let fields = (definitions["field"] as? [String: Any])?["properties"] as? [String: Any]
        for (member, words) in [("type", Words.types), ("submitLabel", Words.submitLabels)] {
            #expect((fields?[member] as? [String: Any])?["enum"] as? [String] == words)
        }
        let reveal = (schema["properties"] as? [String: Any])?["reveal"] as? [String: Any]
        #expect(reveal?["enum"] as? [String] == Words.reveals)
        let autocomplete = (fields?["autocomplete"] as? [String: Any])?["anyOf"] as? [[String: Any]]
        let tokens = try #require(autocomplete?.first?["enum"] as? [String])
        for token in tokens { #expect(AutocompleteToken.misplacedWord(in: token) == nil) }
        #expect(Set(tokens) == Set(AutocompleteToken.fields + AutocompleteToken.contactFields + ["on", "off"]))
    }

    @Test func `describes every member in words`() async throws {
        let schema = try await Self.schema()
        let definitions = try #require(schema["$defs"] as? [String: Any])
        for owner in [schema, definitions["field"], definitions["messages"]] {
            let members = try #require((owner as? [String: Any])?["properties"] as? [String: Any])
            for (name, member) in members {
                #expect((member as? [String: Any])?["description"] is String, "\(name)")
            }
        }
    }
}
