import Forms
import FormsJSON
import HTTP1
import NextFieldService
import TestSupport
import Testing

@Suite struct `Problem details` {
    @Test func `an unknown field reads as the contract shows it`() async throws {
        let response = try await makeService().send(json: #"{"values":{"emial":"ada@example.com"}}"#)
        #expect(response.status == .unprocessableContent)
        #expect(response[.contentType] == "application/problem+json")
        #expect(response[.contentLanguage] == "en")
        #expect(response[.cacheControl] == "no-store")
        #expect(
            response.text
                == #"{"type":"/problems/not-a-snapshot","title":"The request does not fit this form","status":422,"#
                + #""detail":"One member of values is not a field of register.","#
                + #""errors":[{"pointer":"/values/emial","code":"unknownField","#
                + #""detail":"Did you mean email? Fields: email, password, confirmPassword."}]}"#)
    }

    @Test(arguments: [
        ("{", "The content ends in the middle, at byte 1."),
        ("{\"values\":{}} x", "Something follows the JSON text, at byte 14."),
        (#"{"values":{},"values":{}}"#, "A member name stands twice in one object, at byte 13."),
    ])
    func `a body that is no JSON names the byte`(json: String, detail: String) async throws {
        let response = try await makeService().send(json: json)
        #expect(
            response.text
                == #"{"type":"/problems/not-json","title":"The content can't be read as JSON","status":400,"#
                + #""detail":"\#(detail)"}"#)
    }

    @Test(arguments: [
        (#"[]"#, "", "notAnObject"),
        (#"{}"#, "", "missingValues"),
        (#"{"values":{},"evnt":"blur"}"#, "/evnt", "unknownMember"),
        (#"{"values":{"emial":""}}"#, "/values/emial", "unknownField"),
        (#"{"values":{"email":1}}"#, "/values/email", "wrongType"),
        (#"{"values":{},"event":"submitt"}"#, "/event", "unknownEvent"),
        (#"{"values":{},"seq":-1}"#, "/seq", "seqOutOfRange"),
        (#"{"values":{},"only":["email","email"]}"#, "/only/1", "repeatedField"),
        (#"{"values":{},"focused":"emial"}"#, "/focused", "unknownField"),
    ])
    func `every kind of misfit has a pointer and a code`(json: String, pointer: String, code: String) async throws {
        let response = try await makeService().send(json: json)
        #expect(response.status == .unprocessableContent)
        #expect(response.text.contains(#""errors":[{"pointer":"\#(pointer)","code":"\#(code)","#), "\(response.text)")
    }

    @Test func `all faults are listed`() async throws {
        let response = try await makeService().send(json: #"{"values":{"emial":1,"email":2},"event":"x"}"#)
        #expect(response.text.contains(#""detail":"3 things do not fit the form register.""#))
        #expect(response.text.split(separator: #"{"pointer""#).count == 4)
    }

    @Test func `the command line says the same in lines of text`() throws {
        let form = try #require(makeRegistry().form(named: "register"))
        let error = SnapshotError([SnapshotFault(.unknownField(nearest: "email"), at: "/values/emial")])
        let problem = ProblemMapping.problem(for: .snapshot(error), form: form.definition)
        #expect(
            problem.text == """
                The request does not fit this form: One member of values is not a field of register.
                  /values/emial: Did you mean email? Fields: email, password, confirmPassword.
                """)
    }

    @Test func `a control character in a name does not reach a terminal`() throws {
        let form = try #require(makeRegistry().form(named: "login"))
        let error = SnapshotError([SnapshotFault(.unknownField(nearest: nil), at: "/values/\u{1B}[2J\u{9B}é")])
        let text = ProblemMapping.problem(for: .snapshot(error), form: form.definition).text
        #expect(text.contains("/values/\u{FFFD}[2J\u{FFFD}é: Fields: email, password."))
    }

    @Test func `a sentence lists twenty fields at most`() throws {
        let fields = (0..<300).compactMap { FieldName("field\($0)") }
            .map { FieldDefinition(name: $0, label: LocalizedText("Field")) }
        let form = try FormDefinition(name: "wide", title: LocalizedText("Wide"), fields: fields)
        let error = SnapshotError([SnapshotFault(.unknownField(nearest: nil), at: "/values/x")])
        let problem = ProblemMapping.problem(for: .snapshot(error), form: form)
        #expect(problem.errors.first?.detail.hasSuffix("field18, field19 and 280 more.") == true)
    }

    @Test(arguments: [
        (SnapshotFault.Reason.unknownMember(nearest: "event"), "/evnt", "Did you mean event? Members: values,"),
        (.unknownMember(nearest: nil), "/x", "Members: values, event, focused, state, only, revision, seq."),
        (.unknownMember(nearest: "touched"), "/state/touchd", "Did you mean touched? Members: touched, submitted."),
        (.unknownEvent(nearest: .submit), "/event", "Did you mean submit? Events: appear, change, blur, next,"),
        (.wrongType(expected: .text), "/values/email", "Send it as text"),
    ])
    func `what belongs in a place is said`(reason: SnapshotFault.Reason, pointer: String, start: String) throws {
        let form = try #require(makeRegistry().form(named: "login"))
        let error = SnapshotError([SnapshotFault(reason, at: pointer)])
        let problem = ProblemMapping.problem(for: .snapshot(error), form: form.definition)
        #expect(problem.errors.first?.detail.hasPrefix(start) == true)
    }
}

@Suite struct `Refused connections` {
    private static let expected: [MessageError.Reason: (status: Int, kind: Problem.Kind)] = [
        .invalidRequestLine: (400, .badRequest), .invalidTarget: (400, .badRequest),
        .targetTooLong: (414, .uriTooLong), .unsupportedVersion: (505, .versionNotSupported),
        .invalidFieldLine: (400, .badRequest), .headTooLarge: (431, .headerTooLarge),
        .invalidHost: (400, .badRequest), .invalidContentLength: (400, .badRequest),
        .conflictingFraming: (400, .badRequest), .invalidTransferEncoding: (400, .badRequest),
        .unknownTransferCoding: (501, .notImplemented), .contentTooLarge: (413, .contentTooLarge),
        .invalidChunk: (400, .badRequest), .invalidTrailer: (400, .badRequest),
        .unknownExpectation: (417, .expectationFailed), .endedEarly: (400, .badRequest),
    ]

    @Test(arguments: MessageError.Reason.allCases)
    func `every reason has its status`(reason: MessageError.Reason) throws {
        let expected = try #require(Self.expected[reason])
        let response = try makeService().refuse(.message(MessageError(reason, at: 41)))
        #expect(response.status.code == expected.status)
        #expect(response[.contentType] == "application/problem+json")
        #expect(response.text.hasPrefix("{\"type\":\"/problems/\(expected.kind.rawValue)\","))
        #expect(response.text.contains("\"status\":\(expected.status),"))
    }

    @Test func `a slow client and one too many are told so`() throws {
        let service = try makeService()
        #expect(service.refuse(.tooSlow).status == .requestTimeout)
        let overloaded = service.refuse(.overloaded)
        #expect(overloaded.status == .serviceUnavailable)
        #expect(overloaded[.retryAfter] == "1")
    }

    @Test func `the limits that hold are named`() throws {
        let service = try makeService(limits: MessageLimits(maxHeadBytes: 300, maxContentBytes: 12_345))
        #expect(
            service.refuse(.message(MessageError(.contentTooLarge, at: 0))).text.contains("more than 12345 bytes"))
        // A target is a part of the head: no more of it is taken.
        #expect(service.refuse(.message(MessageError(.targetTooLong, at: 0))).text.contains("more than 300 bytes"))
    }
}
