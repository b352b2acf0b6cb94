import Testing

@testable import Forms

@Suite struct `Form definitions` {
    static func error(_ fields: [FieldDefinition]) -> DefinitionError.Reason? {
        do throws(DefinitionError) {
            _ = try FormDefinition(name: "form", title: "Form", fields: fields)
            return nil
        } catch { return error.reason }
    }

    @Test func `a form without fields is refused`() {
        #expect(Self.error([]) == .noFields)
    }

    @Test func `two fields of one name are refused`() {
        let fields = ["a", "b", "a"].map { FieldDefinition(name: $0, label: "") }
        #expect(Self.error(fields) == .duplicateField("a"))
    }

    @Test func `a field can only be the same as another one of the form`() {
        let fields = { (other: FieldName) in
            [
                FieldDefinition(name: "a", label: "", constraints: [.sameAs(other)]),
                FieldDefinition(name: "b", label: ""),
            ]
        }
        #expect(Self.error(fields("c")) == .unknownField("c", in: "a"))
        #expect(Self.error(fields("a")) == .unknownField("a", in: "a"))
        #expect(Self.error(fields("b")) == nil)
    }

    @Test func `a length that no value can have is refused`() {
        let fields = { (lengths: [Length]) in
            [FieldDefinition(name: "a", label: "", constraints: lengths.map(Constraint.length))]
        }
        #expect(Self.error(fields([Length(minimum: 3, maximum: 2)])) == .unreachableLength(in: "a"))
        #expect(Self.error(fields([Length(minimum: 3), Length(maximum: 2)])) == .unreachableLength(in: "a"))
        #expect(Self.error(fields([Length(minimum: 2, maximum: 2)])) == nil)
    }

    @Test func `every field is found by its name`() throws {
        let names = (0..<500).compactMap { FieldName("field\($0)") }
        let form = try makeForm(names.map { FieldDefinition(name: $0, label: "") })
        for (index, name) in names.enumerated() { #expect(form.index(of: name) == index) }
        #expect(form.index(of: "field500") == nil)
        #expect(form.activeFields == FieldSet(first: 500))
    }

    @Test func `read-only and disabled fields are not active`() throws {
        let form = try makeForm([
            FieldDefinition(name: "a", label: "", isReadOnly: true), FieldDefinition(name: "b", label: ""),
            FieldDefinition(name: "c", label: "", isDisabled: true),
        ])
        #expect(form.activeFields == [1])
    }

    @Test(arguments: [
        "", " ", "1a", "-a", ".a", "a b", "a/b", "é", "aé", "a\u{0}", "a\n",
        String(repeating: "a", count: 65),
    ])
    func `a text that is no name is refused`(text: String) {
        #expect(FieldName(text) == nil)
        #expect(FormName(text) == nil)
    }

    @Test(arguments: ["a", "_", "a1", "A-b.c_d", String(repeating: "a", count: 64)])
    func `a name is taken as it is`(text: String) {
        #expect(FieldName(text)?.rawValue == text)
        #expect(FormName(text)?.rawValue == text)
    }
}
