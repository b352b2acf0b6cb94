internal import FormsJSON
internal import Testing

@Suite struct `Nearest name` {
    @Test(
        arguments: [
            ("emial", "email"),  // neighbours swapped
            ("emal", "email"),  // a letter left out
            ("e-mail", "email"),  // a letter added
            ("emajl", "email"),  // a letter exchanged
            ("EMAIL", "email"),  // letter case is no difference
            ("passwd", "password"),  // two of six letters
            ("PassWrod", "password"),  // case does not count beside other differences
            ("--prot", "--port"),
            ("tel", nil),  // nothing like it
            ("mail2", "email"),  // two of five letters: a third, rounded
            ("maid2", nil),  // three of five
            ("x", nil), ("", nil), ("é", nil),
            ("confirm", nil),  // the beginning only: eight letters are missing
        ] as [(String, String?)])
    func `a third of the letters may differ`(name: String, expected: String?) {
        let candidates = ["fullName", "email", "password", "confirmPassword", "--port"]
        #expect(NearestName.nearest(to: name, among: candidates) == expected)
    }

    @Test func `the nearest wins, and among equals the first`() {
        #expect(NearestName.nearest(to: "posted", among: ["poster", "postes", "Posted"]) == "Posted")
        #expect(NearestName.nearest(to: "posted", among: ["posters", "postes", "poster"]) == "postes")
        #expect(NearestName.nearest(to: "posted", among: []) == nil)
    }

    @Test func `a name over 64 bytes gets no suggestion`() {
        let name = String(repeating: "a", count: 64)
        #expect(NearestName.nearest(to: name, among: [name + "a"]) == name + "a")
        #expect(NearestName.nearest(to: name + "a", among: [name]) == nil)
    }
}
