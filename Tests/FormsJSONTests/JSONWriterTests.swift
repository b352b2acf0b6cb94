internal import FormsJSON
internal import Foundation
internal import Testing

@Suite struct `JSON writer` {
    @Test(arguments: [
        ("", #""""#), ("plain", #""plain""#), ("é🔑\u{2028}\u{7F}", "\"é🔑\u{2028}\u{7F}\""),
        ("a\"b\\c/", #""a\"b\\c/""#), ("\n\r\t\u{8}\u{C}", #""\n\r\t\b\f""#),
        ("\0\u{1}\u{F}\u{10}\u{1F}", #""\u0000\u0001\u000f\u0010\u001f""#),
    ])
    func `a string is escaped where RFC 8259 wants it only`(text: String, expected: String) throws {
        var output = Array("x".utf8)
        JSONWriter.append(quoted: text, to: &output)
        #expect(String(decoding: output, as: UTF8.self) == "x" + expected)
        let read = try JSONSerialization.jsonObject(with: Data(output.dropFirst()), options: .fragmentsAllowed)
        #expect(read as? String == text)
    }

    @Test(arguments: [0, 7, 10, -1, 9_007_199_254_740_991, .max, .min] as [Int64])
    func `an integer has its digits`(integer: Int64) {
        var output = Array("x".utf8)
        JSONWriter.append(integer, to: &output)
        #expect(String(decoding: output, as: UTF8.self) == "x\(integer)")
    }
}
