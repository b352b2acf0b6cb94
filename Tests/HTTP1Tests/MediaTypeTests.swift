import HTTP1
import Testing

@Suite struct `Media type` {
    @Test(arguments: [
        ("application/json", nil),
        ("Application/JSON", nil),
        ("application/json;", nil), ("application/json;;", nil), ("application/json ; ", nil),
        ("application/json; charset=utf-8", "utf-8"),
        ("application/json;;CharSet=Utf-8", "utf-8"),  // neither has a case
        ("application/json\t;\ta=b ;charset=\"utf-8\"", "utf-8"),
        ("application/json;charset=\"a\\\"b; c=d\"", "a\"b; c=d"),
        ("application/json;charset=\"\"", ""),
    ])
    func `a type with parameters is read`(value: String, charset: String?) throws {
        let type = try #require(MediaType(Array(value.utf8)[...]))
        #expect(type.isEssence("application/json"))
        #expect(!type.isEssence("application/jso"))
        #expect(!type.isEssence("application-json"))
        #expect(charset.map { type.every("charset", is: $0) } ?? true)
        // Where there is no such parameter, nothing is wrong with it.
        #expect(type.every("charset", is: "other") == (charset == nil))
        #expect(type.every("char", is: "other"))
    }

    @Test func `of several parameters of a name each counts`() throws {
        let type = try #require(MediaType(Array("a/b;charset=utf-8;x=y;charset=utf-16".utf8)[...]))
        #expect(!type.every("charset", is: "utf-8"))
        #expect(!type.every("charset", is: "utf-16"))
    }

    @Test(arguments: [
        "", "/", "application", "application/", "/json", "application / json", "application/json/x", " a/b",
        "a/b c", "a/b, c/d", "a/b;c", "a/b;c=", "a/b;=d", "a/b;c =d", "a/b;c= d", "a/b c=d", "a/b;c=\"d", "a/b;c=\"d\\",
        "a/b;c=\"d\"e", "a/b;c=\"\u{1}\"", "a/b;c=d,e/f", "\u{212A}/b", "a/b;c=é",
    ])
    func `what is malformed is no type`(value: String) {
        #expect(MediaType(Array(value.utf8)[...]) == nil)
    }
}
