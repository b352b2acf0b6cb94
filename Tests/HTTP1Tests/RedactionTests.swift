import Testing

@testable import HTTP1

@Suite struct `No rendering shows a message` {
    private static let marker = "Qz7-marker-Xk9"
    /// The marker as text, and as the numbers of its bytes.
    private static let shapes = [marker, Array(marker.utf8).map(String.init).joined(separator: ", ")]

    /// Everything that prints, dumps or mirrors a thing says, also from within other things.
    private static func renderings(of thing: some Any) -> String {
        var text = "\(thing)" + String(describing: thing) + String(reflecting: thing) + mirrored(thing, depth: 0)
        for shown in [thing as Any, [thing], ["key": thing], (thing, 1), Optional.some(thing) as Any] {
            print(shown, to: &text)
            debugPrint(shown, to: &text)
            dump(shown, to: &text)
        }
        return text
    }

    private static func mirrored(_ thing: Any, depth: Int) -> String {
        guard depth < 8 else { return "" }
        return Mirror(reflecting: thing).children.map { child in
            "\(child.value)" + mirrored(child.value, depth: depth + 1)
        }.joined()
    }

    private func expectNothing(of thing: some Any) {
        let text = Self.renderings(of: thing)
        for shape in Self.shapes { #expect(!text.contains(shape)) }
    }

    private func makeRequest(chunked: Bool) -> [UInt8] {
        let marker = Self.marker
        let count = String(marker.utf8.count, radix: 16)
        let framing = chunked ? "Transfer-Encoding: chunked" : "Content-Length: \(marker.utf8.count)"
        let content = chunked ? "\(count)\r\n\(marker)\r\n0\r\n\r\n" : marker
        return Array("POST /\(marker) HTTP/1.1\r\nHost: a\r\nX-A: \(marker)\r\n\(framing)\r\n\r\n\(content)".utf8)
    }

    @Test(arguments: [false, true])
    func `of a request, its parts, and the parser that reads it`(chunked: Bool) throws {
        let bytes = makeRequest(chunked: chunked)
        for cut in 0...bytes.count {
            var parser = RequestParser(limits: MessageLimits())
            let progress = try parser.parse(Array(bytes[..<cut]), from: 0, to: cut)
            expectNothing(of: parser)
            expectNothing(of: progress)
            guard case .complete(let request, _) = progress else { continue }
            #expect(String(decoding: request.content, as: UTF8.self) == Self.marker)
            expectNothing(of: request)
            expectNothing(of: request.fields)
            expectNothing(of: request.target)
            #expect("\(request)" == "post, path bytes: 15, field lines: 3, content bytes: 14")
        }
    }

    @Test func `of an answer`() {
        var fields = HTTPFields()
        fields.append(.etag, Self.marker)
        let marker = Array(Self.marker.utf8)
        let response = HTTPResponse(status: .ok, fields: fields, requestID: marker[...], content: marker)
        expectNothing(of: response)
        #expect("\(response)" == "200, field lines: 1, content bytes: 14")
    }

    @Test func `of chunks as they come`() throws {
        let bytes = Array("E\r\n\(Self.marker)".utf8)
        var decoder = ChunkedDecoder(at: 0)
        #expect(try decoder.decode(bytes, from: 0, to: bytes.count, MessageLimits()) == nil)
        #expect(decoder.content.count == 14)
        expectNothing(of: decoder)
    }
}
