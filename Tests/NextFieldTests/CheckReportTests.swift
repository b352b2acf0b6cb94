import Testing

@testable import nextfield

@Suite struct `The check report` {
    private static func file(_ text: String, path: String = "forms/contact.json") -> CheckedFile {
        CheckedFile(path: path, bytes: Array(text.utf8))
    }

    private static let broken = """
        {
          "name": "contact",
          "title": "Contact",
          "fields": [
            {"name": "phone", "label": "電話番号", "requird": true},
            {"name": "mobile", "label": "Mobile", "autocomplete": "tel", "equalTo": "phon"}
          ]
        }
        """

    @Test func `reads like a compiler's`() {
        #expect(
            CheckReport.text([Self.file(Self.broken)], isStrict: false) == """
                forms/contact.json:5:14: warning: no `autocomplete`: browsers and password managers can't fill the field in [missing-autocomplete]
                    5 |     {"name": "phone", "label": "電話番号", "requird": true},
                      |              ^~~~~~~
                      = help: "autocomplete": "tel", or "off" where it is not the person's own

                forms/contact.json:5:40: error: a field has no member `requird` [unknown-member]
                    5 |     {"name": "phone", "label": "電話番号", "requird": true},
                      |                                            ^~~~~~~~~
                      = help: did you mean `required`?

                forms/contact.json:6:77: error: the form has no field `phon` [unknown-field]
                    6 |     {"name": "mobile", "label": "Mobile", "autocomplete": "tel", "equalTo": "phon"}
                      |                                                                             ^~~~~~
                      = help: did you mean `phone`?

                1 file checked: 2 errors, 1 warning

                """)
    }

    @Test func `is one document for machines`() {
        #expect(
            CheckReport.json([Self.file(Self.broken)], isStrict: false) == #"""
                {"files":1,"faults":[
                {"file":"forms/contact.json","line":5,"column":14,"endLine":5,"endColumn":21,"severity":"warning","code":"missing-autocomplete","message":"no `autocomplete`: browsers and password managers can't fill the field in","pointer":"/fields/0/name","help":"\"autocomplete\": \"tel\", or \"off\" where it is not the person's own","suggestion":"tel"},
                {"file":"forms/contact.json","line":5,"column":40,"endLine":5,"endColumn":49,"severity":"error","code":"unknown-member","message":"a field has no member `requird`","pointer":"/fields/0/requird","help":"did you mean `required`?","suggestion":"required"},
                {"file":"forms/contact.json","line":6,"column":77,"endLine":6,"endColumn":83,"severity":"error","code":"unknown-field","message":"the form has no field `phon`","pointer":"/fields/1/equalTo","help":"did you mean `phone`?","suggestion":"phone"}],"omitted":0}

                """#)
    }

    @Test func `counts a warning as an error where it is strict`() {
        let file = Self.file(#"{"name": "f", "title": "F", "fields": [{"name": "phone", "label": "P"}]}"#)
        #expect(!file.isRefused(isStrict: false))
        #expect(file.isRefused(isStrict: true))
        #expect(CheckReport.summary([file], isStrict: false) == "1 file checked: 1 warning")
        #expect(CheckReport.summary([file], isStrict: true) == "1 file checked: 1 error")
        #expect(CheckReport.json([file], isStrict: true).contains(#""severity":"error""#))
    }

    @Test func `says that nothing is wrong`() {
        let form = #"{"name": "f", "title": "F", "fields": [{"name": "a", "label": "A"}]}"#
        let files = [Self.file(form), Self.file(form.replacing(#""name": "f""#, with: #""name": "g""#))]
        #expect(CheckReport.text(files, isStrict: true) == "2 files checked: nothing wrong\n")
        #expect(CheckReport.json([], isStrict: true) == "{\"files\":0,\"faults\":[],\"omitted\":0}\n")
    }

    @Test func `tells the second of two files that define a form`() {
        let form = #"{"name": "f", "title": "F", "fields": [{"name": "a", "label": "A"}]}"#
        var files = [Self.file(form, path: "one.json"), Self.file(form, path: "two.json")]
        files.findDuplicates()
        #expect(
            CheckReport.text(files, isStrict: false) == """
                two.json:1:10: error: the form `f` is defined in one.json too [duplicate-form]
                    1 | {"name": "f", "title": "F", "fields": [{"name": "a", "label": "A"}]}
                      |          ^~~
                      = help: rename one of them

                2 files checked: 1 error

                """)
        #expect(!files[0].isRefused(isStrict: true))
        #expect(files[1].isRefused(isStrict: false))
    }

    @Test func `says how many more there were`() {
        let fields = Array(repeating: #"{"name": "a", "label": "A", "x": 1}"#, count: 80).joined(separator: ",")
        let file = Self.file("{\"name\": \"f\", \"title\": \"F\", \"fields\": [\(fields)]}")
        #expect(CheckReport.summary([file], isStrict: false) == "1 file checked: 100 errors, 59 more")
    }

    @Test func `holds nothing that moves a terminal's cursor`() {
        let file = Self.file("{\"name\": \"\u{1B}[31mred\", \"a\u{202E}b\": 1}", path: "a\u{1B}[0m.json")
        let report = CheckReport.text([file], isStrict: false)
        #expect(!report.unicodeScalars.contains("\u{1B}"))
        #expect(!report.unicodeScalars.contains("\u{202E}"))
    }
}

@Suite struct `A marked line` {
    @Test(
        arguments: [
            ("abc", 2, 3, "abc", " ^"),
            ("abc", 1, 4, "abc", "^~~"),
            ("abc", 1, nil, "abc", "^~~"),
            ("abc", 4, 4, "abc", "   ^"),  // behind the end
            ("", 1, 1, "", "^"),
            ("\tab", 2, 4, "\tab", "\t^~"),  // a tab is as wide as a tab
            ("日本ab", 3, 5, "日本ab", "    ^~"),  // wide characters take two columns
            ("日本", 1, 3, "日本", "^~~~"),
            ("e\u{301}x", 3, 4, "e\u{301}x", " ^"),  // a mark takes none
            ("a\u{7}b", 3, 4, "a\u{FFFD}b", "  ^"),
        ] as [(String, Int, Int?, String, String)])
    func `has its marks below the part that is meant`(
        line: String, first: Int, end: Int?, text: String, marks: String
    ) {
        let marked = MarkedLine(line, from: first, to: end)
        #expect(marked.text == text)
        #expect(marked.marks == marks)
    }

    @Test func `is cut around the part that is meant`() {
        let line = String(repeating: "a", count: 500_000) + "b" + String(repeating: "c", count: 500_000)
        let marked = MarkedLine(line, from: 500_001, to: 500_002)
        #expect(marked.text == "…" + String(repeating: "a", count: 40) + "b" + String(repeating: "c", count: 79) + "…")
        #expect(marked.marks == String(repeating: " ", count: 41) + "^")
    }
}
