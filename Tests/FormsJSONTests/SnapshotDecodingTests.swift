internal import Forms
internal import FormsJSON
internal import Testing

@Suite struct `Snapshot decoding` {
    @Test func `only values is required`() throws {
        let expected = FormSnapshot(values: [.empty, .empty, .empty])
        #expect(try snapshot(#"{"values":{}}"#) == expected)
        #expect(expected.event == .submit)
    }

    @Test func `null says what leaving out says, but for values`() throws {
        let nulls = #""event":null,"focused":null,"state":null,"only":null,"revision":null,"seq":null"#
        #expect(try snapshot(#"{"values":{"email":null},\#(nulls)}"#) == snapshot(#"{"values":{}}"#))
        #expect(
            outcome(of: #"{"values":null}"#).faults == [SnapshotFault(.wrongType(expected: .object), at: "/values")])
    }

    @Test func `every member is read, in any order`() throws {
        let read = try snapshot(
            #"""
            {"seq": 42, "revision": "x", "only": ["password", "email"], "focused": "confirmPassword",
             "state": {"submitted": true, "touched": ["email"]}, "event": "previous",
             "values": {"password": "b", "email": "a"}}
            """#)
        #expect(
            read
                == FormSnapshot(
                    values: [.text("a"), .text("b"), .empty], event: .previous, focused: 2,
                    state: RevealState(touched: [0], isSubmitted: true), only: [0, 1], seq: 42))
    }

    @Test(arguments: FormEvent.allCases)
    func `every event is known by its name`(event: FormEvent) throws {
        #expect(try snapshot(#"{"values":{},"event":"\#(event.rawValue)"}"#).event == event)
    }

    @Test func `a name may be written with escapes`() throws {
        let read = try snapshot(
            #"{"v\u0061lues":{"\u0065mail":"a"},"event":"\u006eext","focused":"em\u0061il","only":["\u0065mail"]}"#)
        #expect(read.values[0] == .text("a"))
        #expect(read.event == .next)
        #expect(read.focused == 0)
        #expect(read.only == [0])
    }

    @Test(
        arguments: [
            ("0", 0), ("42", 42), ("9007199254740991", 9_007_199_254_740_991),
            ("9007199254740992", nil),  // 2^53: a double can't tell it from the next one
            ("9223372036854775808", nil),  // does not fit 64 bits
            ("99999999999999999999999999", nil),
            ("-1", nil), ("0.5", nil),
        ] as [(String, Int64?)])
    func `seq is an integer from 0 to 2^53-1`(text: String, expected: Int64?) throws {
        let body = #"{"values":{},"seq":\#(text)}"#
        if let expected {
            #expect(try snapshot(body).seq == expected)
            guard case .judged(let answer) = outcome(of: body) else {
                Issue.record("refused")
                return
            }
            #expect(answer.contains(#""seq":\#(text),"#))
        } else {
            #expect(outcome(of: body).faults == [SnapshotFault(.seqOutOfRange, at: "/seq")])
        }
    }

    @Test func `a step without fields judges nothing and is valid`() throws {
        guard case .judged(let answer) = outcome(of: #"{"values":{},"only":[]}"#) else {
            Issue.record("refused")
            return
        }
        #expect(answer.contains(#""valid":true,"accepted":false,"focus":null"#))
        #expect(answer.contains(#""fields":{},"#))
    }

    @Test func `forms of more fields than a word has bits are read as well`() throws {
        let form = try makeForm(fields: 130)
        let members = (0..<130).reversed().map { "\"field\($0)\":\"\($0)\"" }.joined(separator: ",")
        let read = try form.snapshot(
            from: Array(#"{"values":{\#(members)},"focused":"field129","only":["field0","field64"]}"#.utf8)[...])
        #expect(read.values == (0..<130).map { .text("\($0)") })
        #expect(read.focused == 129)
        #expect(read.only == [0, 64])
    }
}
