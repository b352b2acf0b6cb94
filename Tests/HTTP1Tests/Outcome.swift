import HTTP1

/// What the parser makes of bytes, in a form that tests can compare.
enum Outcome: Hashable {
    case complete(Summary, length: Int)
    case needs(RequestParser.Part)
    case refused(MessageError)

    /// A request by value: equal wherever its bytes stood.
    struct Summary: Hashable {
        var method = HTTPMethod.get
        var path = "/"
        var minorVersion = 1
        /// Names as sent, with values.
        var lines: [String] = []
        var names: [HTTPFields.Name?] = []
        var content = ""
        var keepsAlive = true

        init(_ request: HTTPRequest) {
            method = request.method
            path = String(decoding: request.target.path, as: UTF8.self)
            minorVersion = request.minorVersion
            let bytes = request.fields.bytes
            lines = request.fields.lines.map {
                String(decoding: bytes[$0.nameRange], as: UTF8.self) + "="
                    + String(decoding: bytes[$0.valueRange], as: UTF8.self)
            }
            names = request.fields.lines.map(\.name)
            content = String(decoding: request.content, as: UTF8.self)
            keepsAlive = request.keepsAlive
        }
    }

    var summary: Summary? {
        if case .complete(let summary, _) = self { summary } else { nil }
    }

    /// The reason of a refusal.
    var reason: MessageError.Reason? {
        if case .refused(let error) = self { error.reason } else { nil }
    }

    /// Where it was refused.
    var offset: Int? {
        if case .refused(let error) = self { error.offset } else { nil }
    }
}

/// What comes of bytes that arrive in pieces.
///
/// - Parameters:
///   - cuts: Where a piece ends; the last ends with the bytes.
///   - shift: How far the message moves in its buffer from call to call.
func outcome(
    _ bytes: [UInt8], limits: MessageLimits = MessageLimits(), cuts: [Int] = [], shift: Int = 0
) -> Outcome {
    var parser = RequestParser(limits: limits)
    do throws(MessageError) {
        var start = 0
        for cut in cuts + [bytes.count] {
            let buffer = [UInt8](repeating: UInt8(ascii: "?"), count: start) + bytes[..<cut] + [0x0A, 0x3F]
            if case .complete(let request, let length) = try next(&parser, buffer, start, start + cut) {
                return .complete(Outcome.Summary(request), length: length)
            }
            start += shift
        }
        guard case .needsMoreBytes(let part) = try parser.parse(bytes, from: 0, to: bytes.count) else {
            preconditionFailure("the same bytes can't complete a message they did not complete before")
        }
        return .needs(part)
    } catch {
        return .refused(error)
    }
}

func outcome(_ text: String, limits: MessageLimits = MessageLimits(), cuts: [Int] = [], shift: Int = 0) -> Outcome {
    outcome(Array(text.utf8), limits: limits, cuts: cuts, shift: shift)
}

/// One step, with the word that the client waits passed over.
private func next(
    _ parser: inout RequestParser, _ buffer: [UInt8], _ start: Int, _ end: Int
) throws(MessageError) -> RequestParser.Progress {
    let progress = try parser.parse(buffer, from: start, to: end)
    if case .expectsContinue = progress { return .needsMoreBytes(.content) }
    return progress
}

/// The outcome of a GET with these field lines behind `Host`.
func outcomeOfGet(_ lines: String, content: String = "", version: String = "1.1") -> Outcome {
    outcome("GET /healthz HTTP/\(version)\r\nHost: nextfield.test\r\n\(lines)\r\n\(content)")
}

/// The outcome of a chunked POST with this content, as sent.
func outcomeOfChunks(_ chunks: String, limits: MessageLimits = MessageLimits()) -> Outcome {
    outcome(chunkedHead + chunks, limits: limits)
}

let chunkedHead = "POST /register HTTP/1.1\r\nHost: nextfield.test\r\nTransfer-Encoding: chunked\r\n\r\n"
