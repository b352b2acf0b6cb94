import HTTP1
import Testing

@Suite struct `Content codings` {
    @Test(arguments: [
        ("", true), (" , ,", true),  // empty members are none
        ("identity", true), ("Identity", true), ("identity,\tidentity ", true),
        ("gzip", false), ("identity, br", false), ("identity gzip", false), ("identit", false), ("\"identity\"", false),
        ("identity;q=1", false),  // weights belong to Accept-Encoding
    ])
    func `identity alone leaves content as it is`(value: String, isIdentity: Bool) {
        #expect(ContentCoding.isIdentity(Array(value.utf8)[...]) == isIdentity)
    }
}
