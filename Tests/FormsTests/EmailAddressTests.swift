import Testing

@testable import Forms

@Suite struct `E-mail addresses` {
    /// 63 characters, the most that one label may have.
    static let longLabel = String(repeating: "a", count: 63)

    @Test(arguments: [
        "a@b",  // one label is enough: HTML knows hosts of an intranet
        "ada.lovelace@example.com",
        ".ada..lovelace.@example.com",  // dots may stand anywhere in the local part, unlike in RFC 5322
        "...@example.com",
        "!#$%&'*+-/=?^_`{|}~@example.com",  // every sign that may stand in an atom
        "0@0.0",
        "a@1-2.3--4.com",  // hyphens within a label, also two
        "a@xn--bcher-kva.example",  // an internationalised name in its ASCII form
        "\(String(repeating: "l", count: 500))@example.com",  // length is another rule's business
        "a@\(longLabel)",
        "a@\(longLabel).\(longLabel).\(longLabel).\(longLabel).\(longLabel)",
        "A@EXAMPLE.COM",
    ])
    func `an address that HTML takes is taken`(address: String) {
        #expect(EmailAddress.violation(in: address) == nil)
    }

    @Test(arguments: [
        "@", "a@", "@b", "ab", "a@b@c", "a@@b",
        "a b@example.com", "\"ada\"@example.com", "a(comment)@example.com", "a,b@example.com", "a;b@example.com",
        "<ada@example.com>", "Ada <ada@example.com>", "a\\b@example.com", "a:b@example.com", "a[b@example.com",
        "a@.example.com", "a@example..com", "a@example.com.",  // an empty label
        "a@.", "a@-", "a@-.com",
        "a@-example.com", "a@example-.com", "a@example.-com", "a@example.com-",  // a hyphen at a label's end
        "a@exam_ple.com", "a@exam ple.com", "a@[127.0.0.1]", "a@example.com:25", "a@example.com/",
        "a@\(longLabel)a", "a@example.\(longLabel)a",  // 64 characters in a label
        "ä@example.com", "a@bücher.example", "a@例え.テスト",  // HTML's expression is ASCII
        "a@example.com\u{301}",  // an accent on the last letter: one character in Swift, two code points
        "a\u{301}@example.com",
        "a@example。com",  // an ideographic full stop
        "a＠example.com",  // a full-width commercial at
        "a@example.com\u{0}", "\u{0}a@example.com", "a\t@example.com",
        "a@example.com ", " a@example.com", "a@example.com\n",  // sanitising is not this rule's business
    ])
    func `what HTML refuses is refused`(text: String) {
        #expect(EmailAddress.violation(in: text) == Violation(.typeMismatch))
    }

    @Test func `of all single characters those of HTML may stand in the local part, and fewer in the domain`() {
        let local = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.!#$%&'*+/=?^_`{|}~-".utf8)
        let domain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".utf8)
        let inner = domain.union("-.".utf8)
        for byte in UInt8(0)..<128 {
            let character = Character(Unicode.Scalar(byte))
            #expect((EmailAddress.violation(in: "\(character)@b") == nil) == local.contains(byte))
            #expect((EmailAddress.violation(in: "a@\(character)") == nil) == domain.contains(byte))
            #expect((EmailAddress.violation(in: "a@b\(character)c") == nil) == inner.contains(byte))
        }
    }

    @Test func `nothing is no wrong address`() {
        #expect(EmailAddress.violation(in: "") == nil)
    }

    @Test(arguments: [
        " ada@example.com", "ada@example.com\t", "\u{C}ada@example.com\u{C}", "ada@exam\nple.com",
        "\r\nada@example.com",
    ])
    func `an e-mail field forgives what its sanitising takes away`(text: String) throws {
        #expect(try makeForm(type: .email, .required, .emailAddress).violations(text) == [])
    }

    @Test(arguments: [
        "\u{A0}ada@example.com", "ada@example.com\u{3000}", "ada@exam\tple.com", "ada@example.com\u{200B}",
    ])
    func `an e-mail field forgives no other white space`(text: String) throws {
        #expect(try makeForm(type: .email, .required, .emailAddress).violations(text) == [Violation(.typeMismatch)])
    }

    @Test func `an e-mail field of white space only is empty`() throws {
        #expect(
            try makeForm(type: .email, .required, .emailAddress).violations(" \t\r\n") == [Violation(.valueMissing)])
        #expect(try makeForm(type: .email, .emailAddress).violations(" \t\r\n") == [])
    }
}
