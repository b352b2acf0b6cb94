internal import Forms
internal import FormsJSON
internal import Testing

@Suite struct `Typed values` {
    private static let marker = "s3cretMarker"

    @Test(arguments: [
        #"{"values":{"email":"MARK","password":"MARK"},"x":1}"#,
        #"{"values":{"email":["MARK"]}}"#,
        #"{"values":{"email":{"a":"MARK"}}}"#,
        #"{"values":"MARK"}"#,
        #"{"values":{},"event":"MARK"}"#,
        #"{"values":{},"event":{"a":"MARK"}}"#,
        #"{"values":{},"focused":"MARK"}"#,
        #"{"values":{},"focused":["MARK"]}"#,
        #"{"values":{},"only":["MARK"],"state":{"touched":["MARK"],"submitted":"MARK"}}"#,
        #"{"values":{},"state":"MARK"}"#,
        #"{"values":{},"seq":"MARK"}"#,
        #"{"values":{},"revision":["MARK"]}"#,
        #"["MARK"]"#,
        #""MARK""#,
        #"{"values":{"email":"MARK"#,
        #"{"values":{"email":"MARK\x"}}"#,
        #"{"values":{"email":"MARK","email":"MARK"}}"#,
        #"{"values":{"email":"MARK\u0000"}}"#,
        #"MARK"#,
    ])
    func `no error tells what was typed, however it is printed`(template: String) {
        let body = template.split(separator: "MARK", omittingEmptySubsequences: false).joined(separator: Self.marker)
        let refused = outcome(of: body)
        #expect(refused.status != 200)
        var dumped = ""
        dump(refused, to: &dumped)
        #expect(!"\(refused)".contains(Self.marker))
        #expect(!String(reflecting: refused).contains(Self.marker))
        #expect(!dumped.contains(Self.marker))
    }

    @Test(arguments: FormEvent.allCases, Language.allCases)
    func `no verdict tells what was typed`(event: FormEvent, language: Language) {
        for form in [login, register, profile] {
            let values = form.definition.fields.map { "\"\($0.name)\":\"\(Self.marker)\"" }.joined(separator: ",")
            var output: [UInt8] = []
            let body = #"{"values":{\#(values)},"event":"\#(event.rawValue)","revision":"\#(Self.marker)"}"#
            #expect(throws: Never.self) { try form.judge(Array(body.utf8)[...], in: language, into: &output) }
            #expect(!String(decoding: output, as: UTF8.self).contains(Self.marker))
        }
    }
}
