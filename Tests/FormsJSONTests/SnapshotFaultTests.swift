internal import Forms
internal import FormsJSON
internal import Testing

@Suite struct `Snapshot faults` {
    @Test(
        arguments: [
            ("{}", .missingValues, ""),
            (#"{"event":"next"}"#, .missingValues, ""),
            (#"{"values":[]}"#, .wrongType(expected: .object), "/values"),
            (#"{"values":"x"}"#, .wrongType(expected: .object), "/values"),
            (#"{"values":{},"x":1}"#, .unknownMember(nearest: nil), "/x"),
            (#"{"values":{},"Event":"next"}"#, .unknownMember(nearest: "event"), "/Event"),
            (#"{"values":{},"value":{}}"#, .unknownMember(nearest: "values"), "/value"),
            (#"{"values":{},"a/b~c":1}"#, .unknownMember(nearest: nil), "/a~1b~0c"),  // RFC 6901 §3
            (#"{"values":{},"\u002f":1}"#, .unknownMember(nearest: nil), "/~1"),  // after decoding
            (#"{"values":{},"":1}"#, .unknownMember(nearest: nil), "/"),
            (#"{"values":{"emial":""}}"#, .unknownField(nearest: "email"), "/values/emial"),
            (#"{"values":{"Password":""}}"#, .unknownField(nearest: "password"), "/values/Password"),
            (
                #"{"values":{"confirm_password":""}}"#, .unknownField(nearest: "confirmPassword"),
                "/values/confirm_password"
            ),
            (#"{"values":{"name":""}}"#, .unknownField(nearest: nil), "/values/name"),
            (#"{"values":{"email":true}}"#, .wrongType(expected: .text), "/values/email"),
            (#"{"values":{"email":1}}"#, .wrongType(expected: .text), "/values/email"),
            (#"{"values":{"email":["a"]}}"#, .wrongType(expected: .text), "/values/email"),
            (#"{"values":{"email":{"length":9}}}"#, .wrongType(expected: .text), "/values/email"),
            (#"{"values":{},"event":["submit"]}"#, .wrongType(expected: .string), "/event"),
            (#"{"values":{},"event":"SUBMIT"}"#, .unknownEvent(nearest: .submit), "/event"),
            (#"{"values":{},"event":"prev"}"#, .unknownEvent(nearest: nil), "/event"),
            (#"{"values":{},"event":"focus"}"#, .unknownEvent(nearest: nil), "/event"),
            (#"{"values":{},"event":""}"#, .unknownEvent(nearest: nil), "/event"),
            (#"{"values":{},"focused":{}}"#, .wrongType(expected: .fieldOrNull), "/focused"),
            (#"{"values":{},"focused":"pasword"}"#, .unknownField(nearest: "password"), "/focused"),
            (#"{"values":{},"focused":""}"#, .unknownField(nearest: nil), "/focused"),
            (#"{"values":{},"state":[]}"#, .wrongType(expected: .object), "/state"),
            (#"{"values":{},"state":{"touchd":[]}}"#, .unknownMember(nearest: "touched"), "/state/touchd"),
            (#"{"values":{},"state":{"touched":null}}"#, .wrongType(expected: .fieldNames), "/state/touched"),
            (#"{"values":{},"state":{"touched":"email"}}"#, .wrongType(expected: .fieldNames), "/state/touched"),
            (#"{"values":{},"state":{"touched":["email",1]}}"#, .wrongType(expected: .string), "/state/touched/1"),
            (#"{"values":{},"state":{"touched":["x"]}}"#, .unknownField(nearest: nil), "/state/touched/0"),
            (#"{"values":{},"state":{"touched":["email","email"]}}"#, .repeatedField, "/state/touched/1"),
            (#"{"values":{},"state":{"submitted":null}}"#, .wrongType(expected: .boolean), "/state/submitted"),
            (#"{"values":{},"state":{"submitted":"true"}}"#, .wrongType(expected: .boolean), "/state/submitted"),
            (#"{"values":{},"only":"email"}"#, .wrongType(expected: .fieldNamesOrNull), "/only"),
            (#"{"values":{},"only":{}}"#, .wrongType(expected: .fieldNamesOrNull), "/only"),
            (#"{"values":{},"only":["email",null]}"#, .wrongType(expected: .string), "/only/1"),
            (#"{"values":{},"only":["emai"]}"#, .unknownField(nearest: "email"), "/only/0"),
            (#"{"values":{},"only":["email","password","\u0065mail"]}"#, .repeatedField, "/only/2"),
            (#"{"values":{},"revision":1}"#, .wrongType(expected: .stringOrNull), "/revision"),
            (#"{"values":{},"seq":"1"}"#, .wrongType(expected: .integer), "/seq"),
            (#"{"values":{},"seq":true}"#, .wrongType(expected: .integer), "/seq"),
        ] as [(String, SnapshotFault.Reason, String)])
    func `each fault is told with its place`(body: String, reason: SnapshotFault.Reason, pointer: String) {
        #expect(outcome(of: body) == .faults([SnapshotFault(reason, at: pointer)], omitted: 0))
    }

    @Test func `all faults are told, in the order of the document`() {
        let body = #"""
            {"seq": -1, "valus": {}, "event": "sumbit", "focused": "emial", "only": [1, "email", "email"],
             "state": {"touched": {}, "submitted": 0, "x": [{"y": 1}]}, "revision": {}}
            """#
        #expect(
            outcome(of: body).faults == [
                SnapshotFault(.seqOutOfRange, at: "/seq"),
                SnapshotFault(.unknownMember(nearest: "values"), at: "/valus"),
                SnapshotFault(.unknownEvent(nearest: .submit), at: "/event"),
                SnapshotFault(.unknownField(nearest: "email"), at: "/focused"),
                SnapshotFault(.wrongType(expected: .string), at: "/only/0"),
                SnapshotFault(.repeatedField, at: "/only/2"),
                SnapshotFault(.wrongType(expected: .fieldNames), at: "/state/touched"),
                SnapshotFault(.wrongType(expected: .boolean), at: "/state/submitted"),
                SnapshotFault(.unknownMember(nearest: nil), at: "/state/x"),
                SnapshotFault(.wrongType(expected: .stringOrNull), at: "/revision"),
                SnapshotFault(.missingValues, at: ""),
            ])
    }

    @Test(arguments: [
        #"{"values":{"emial":1},"x":2"#,  // the end is missing
        #"{"values":{"emial":1},"x":2}}"#,  // something follows
        #"{"values":{"emial":1},"x":01}"#,
        #"{"values":{"emial":1,"emial":1}}"#,
        #"{"values":{"emial":1},"seq":1.}"#,
        #"{"values":{"emial":1},"x":[[[[]]]]}"#,
        #"[1,"#,
    ])
    func `what is no JSON is told before what does not fit`(body: String) {
        #expect(outcome(of: body).status == 400)
    }
}
