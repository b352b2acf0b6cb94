import Forms
import FormsJSON
import Testing

@Suite struct `The seq of a snapshot` {
    @Test(arguments: [
        ("0", 0),
        ("7", 7),
        ("9007199254740991", 9_007_199_254_740_991),  // 2^53-1
        ("7.0", 7),  // what a client writes whose numbers are all floating point
        ("-0", 0),
        ("-0.0e5", 0),
        ("7e1", 70),
        ("7E+1", 70),
        ("0.7e1", 7),
        ("7000e-3", 7),
        ("0.00700e3", 7),
        ("100.00", 100),
        ("9007199254740991.0", 9_007_199_254_740_991),
        ("9007199254740991000000e-6", 9_007_199_254_740_991),  // more digits than an Int64 holds
        ("0e999999999999999999999999", 0),  // an exponent that no integer holds
    ])
    func `is an integer however it is written`(text: String, seq: Int64) throws {
        #expect(try decode(text) == seq)
    }

    @Test(arguments: [
        "-1", "-0.1", "0.5", "7.01", "70e-2", "1e-999999999999999999999999",
        "9007199254740992",  // 2^53
        "9007199254740991.5", "9007199254740992.0", "1e16", "1e999999999999999999999999",
        "18446744073709551616",  // 2^64
        "18446744073709551623",  // 2^64+7: wrapping would make it 7
        "18446744073709551616e0", "184467440737095516160.0e-1",
    ])
    func `is no fraction, not negative, and not above 2^53-1`(text: String) {
        #expect(throws: ServedForm.Rejection.snapshot(SnapshotError([SnapshotFault(.seqOutOfRange, at: "/seq")]))) {
            try decode(text)
        }
    }

    @Test func `costs no more than its bytes`() throws {
        let zeros = String(repeating: "0", count: 60_000)
        #expect(try decode("7\(zeros)e-60000") == 7)
        #expect(try decode("0.\(zeros)7e60001") == 7)
    }

    private func decode(_ seq: String) throws -> Int64? {
        let form = ServedForm(LoginForm.definition, revision: "")
        return try form.snapshot(from: Array(#"{"values":{},"seq":\#(seq)}"#.utf8)[...]).seq
    }
}
