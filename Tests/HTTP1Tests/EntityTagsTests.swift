import HTTP1
import Testing

@Suite struct `Entity tags` {
    @Test(
        arguments: [
            (["\"abc\""], true),
            (["W/\"abc\""], true),  // weak comparison
            (["*"], true),
            (["\"x\", \"abc\""], true), (["\"x\",,W/\"abc\" ,"], true),
            (["\"x\"", "\"abc\""], true),  // several lines are one list
            (["\"a,b\",\"abc\""], true),  // a comma within a tag
            ([], false), ([""], false), (["abc"], false), (["\"abc"], false), (["\"abcd\""], false), (["\"\""], false),
            (["w/\"abc\""], false),  // W has a case
            (["*, \"x\""], false), (["\"*\""], false), (["\"x\" \"abc\""], false), (["\"x y\", \"abc\""], false),
            (["x, \"abc\""], false),  // nothing behind what is malformed
        ] as [([String], Bool)])
    func `a tag is found in a list, or any by an asterisk`(lines: [String], isListed: Bool) {
        var fields = HTTPFields()
        fields.append(.etag, "\"abc\"")
        for line in lines { fields.append(.ifNoneMatch, line) }
        #expect(EntityTags.match(Array("\"abc\"".utf8), ifNoneMatch: fields) == isListed)
    }
}
