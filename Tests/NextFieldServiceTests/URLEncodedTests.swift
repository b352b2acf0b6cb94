import HTTP1
import NextFieldService
import TestSupport
import Testing

@Suite struct `Form-encoded content` {
    @Test(arguments: [
        ("password=correct+horse", "correct horse"),
        ("password=correct%20horse", "correct horse"),
        ("password=correct%2Bhorse", "correct+horse"),
        ("password=100%25+of+it", "100% of it"),
        ("password=100%+of+it", "100% of it"),  // a malformed % stays (URL Standard §5.1)
        ("password=100%2", "100%2"),
        ("password=1234567%zz", "1234567%zz"),
        ("password=%C3%A9%c3%a9345678", "éé345678"),
        ("password=éé345678", "éé345678"),
        ("password=a=b=c=d=e", "a=b=c=d=e"),  // only the first = parts
        ("&&password=correct+horse&", "correct horse"),  // empty pieces are nothing
        ("pass%77ord=correct+horse", "correct horse"),
        ("password=", ""),
        ("password", ""),
        ("", ""),
    ])
    func `is decoded as the URL Standard says`(content: String, expected: String) async throws {
        let service = try makeService()
        let form = try await service.send(form: content, to: "/login")
        let escaped = expected.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\"")
        let json = try await service.send(json: #"{"values":{"password":"\#(escaped)"}}"#, to: "/login")
        #expect(form.status == .ok)
        #expect(form.content == json.content)
        // Equal verdicts alone would not show what was read: a copy of the value must be the same value.
        let pair = try await service.send(
            form: "\(content)&confirmPassword=\(percentEncoded(expected))", to: "/register")
        #expect(!pair.text.contains("notEqual"))
    }

    @Test(arguments: [
        ("password=%FF", "A name or value is not UTF-8, in the pair at byte 0."),
        ("email=a&password=%C3", "A name or value is not UTF-8, in the pair at byte 8."),
        ("password=%ED%A0%80", "A name or value is not UTF-8, in the pair at byte 0."),  // half a surrogate pair
        ("password=%C0%AF", "A name or value is not UTF-8, in the pair at byte 0."),  // overlong
        ("%FF=a", "A name or value is not UTF-8, in the pair at byte 0."),
        ("password=1234567%00", "A name or value holds U+0000, in the pair at byte 0."),
        ("a%00=b", "A name or value holds U+0000, in the pair at byte 0."),
        (#"{"values":{}}"#, "The content looks like JSON: send it with Content-Type: application/json."),
        (" {\n \"values\": 1}", "The content looks like JSON: send it with Content-Type: application/json."),
        ("{}", "The content looks like JSON: send it with Content-Type: application/json."),
    ])
    func `that can't be read is refused with its place`(content: String, detail: String) async throws {
        let response = try await makeService().send(form: content)
        #expect(response.status == .badRequest)
        #expect(
            response.text == #"{"type":"/problems/not-form-encoded","title":"The content can't be read as a form","#
                + #""status":400,"detail":"\#(detail)"}"#)
    }

    @Test func `a field given twice is refused`() async throws {
        let response = try await makeService().send(form: "email=a&password=b&email=a")
        #expect(response.status == .badRequest)
        #expect(
            response.text.hasSuffix(
                #""detail":"A field is given twice, the second time at byte 19.","#
                    + #""errors":[{"pointer":"/email","code":"duplicate","#
                    + #""detail":"email takes one value; send it once."}]}"#))
    }

    @Test func `an unknown field is pointed at with the nearest name`() async throws {
        let response = try await makeService().send(form: "emial=ada%40example.com")
        #expect(response.status == .unprocessableContent)
        #expect(
            response.text
                == #"{"type":"/problems/not-a-snapshot","title":"The request does not fit this form","status":422,"#
                + #""detail":"One name is not a field of register.","errors":[{"pointer":"/emial","#
                + #""code":"unknownField","#
                + #""detail":"Did you mean email? Fields: email, password, confirmPassword."}]}"#)
    }

    @Test func `a name is escaped as a JSON Pointer asks`() async throws {
        let response = try await makeService().send(form: "em%2Fil=1&e~ail=1")
        #expect(response.text.contains(#""pointer":"/em~1il""#))
        #expect(response.text.contains(#""pointer":"/e~0ail""#))
    }

    @Test func `a piece without an equals sign is not quoted`() async throws {
        // It is the rest of a value with an unescaped & as often as a name.
        let response = try await makeService().send(form: "password=one&two")
        #expect(response.status == .unprocessableContent)
        #expect(response.text.contains(#""pointer":"","code":"unknownField""#))
        #expect(!response.text.contains("two"))
    }

    @Test(arguments: [
        "password=one&two=",  // the rest of a value that ends in =
        "password=one&two=three",  // or has one in it
        String(repeating: "n", count: 60_000) + "=1",
    ])
    func `a name that is nearly no field's is not quoted`(content: String) async throws {
        let response = try await makeService().send(form: content)
        #expect(response.status == .unprocessableContent)
        #expect(response.text.contains(#""pointer":"","code":"unknownField""#))
        for word in ["two", "three", "nnn"] { #expect(!response.text.contains(word)) }
    }

    @Test func `five thousand unknown names are counted and 32 listed`() async throws {
        let content = (0..<5_000).map { "k\($0)=" }.joined(separator: "&")
        let response = try await makeService().send(form: content)
        #expect(response.status == .unprocessableContent)
        #expect(response.text.contains("5000 names are not fields of register. The first 32 are listed."))
        #expect(response.content.count < 8_000)
    }

    @Test(arguments: ["", "=", "=b", "=%FF"])
    func `pairs that are no fields are all counted, their values unread`(rest: String) async throws {
        // As many as the content may have bytes for: 32,768 where a pair is one letter.
        let count = 65_536 / (rest.utf8.count + 2)
        let content = String(repeating: "a\(rest)&", count: count)
        let response = try await makeService().send(form: content)
        #expect(response.status == .unprocessableContent)
        #expect(response.text.contains("\(count) names are not fields of register. The first 32 are listed."))
    }

    @Test func `a name that can't be read is refused even behind 32 faults`() async throws {
        let faults = Array(repeating: "a=1&", count: 40).joined()
        for name in ["%FF", "%00"] {
            let response = try await makeService().send(form: faults + name)
            #expect(response.status == .badRequest)
            #expect(response.text.contains("in the pair at byte 160."))
        }
    }

    private func percentEncoded(_ text: String) -> String {
        text.utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
