import HTTP1
import Testing

@Suite struct `Response serializer` {
    private func makeResponse(_ status: HTTPStatus = .ok, content: String = "{}") -> HTTPResponse {
        var fields = HTTPFields()
        fields.append(.contentType, "application/json")
        fields.append(.vary, "Accept-Language")
        return HTTPResponse(
            status: status, fields: fields, requestID: Array("r-1".utf8)[...], content: Array(content.utf8))
    }

    private func text(
        _ response: HTTPResponse, to method: HTTPMethod = .get, keepsAlive: Bool = true, after front: String = ""
    ) -> String {
        var output = Array(front.utf8)
        ResponseSerializer.append(
            response, to: method, keepsAlive: keepsAlive, date: HTTPDate(unixSeconds: 784_111_777), into: &output)
        return String(decoding: output, as: UTF8.self)
    }

    private let front = """
        HTTP/1.1 200 OK\r
        Date: Sun, 06 Nov 1994 08:49:37 GMT\r
        Content-Type: application/json\r
        Vary: Accept-Language\r
        Request-Id: r-1\r\n
        """

    @Test func `a response is written in one order`() {
        #expect(text(makeResponse()) == front + "Content-Length: 2\r\n\r\n{}")
        #expect(text(makeResponse(content: "")) == front + "Content-Length: 0\r\n\r\n")
    }

    @Test func `the last response of a connection says so`() {
        #expect(text(makeResponse(), keepsAlive: false) == front + "Content-Length: 2\r\nConnection: close\r\n\r\n{}")
    }

    @Test func `a HEAD is told the length and spared the content`() {
        #expect(text(makeResponse(), to: .head) == front + "Content-Length: 2\r\n\r\n")
    }

    @Test(arguments: [HTTPStatus.noContent, .notModified])
    func `a status without content says no length and carries none`(status: HTTPStatus) {
        for method in [HTTPMethod.get, .head, .options] {
            let written = text(makeResponse(status), to: method)
            #expect(written.hasPrefix("HTTP/1.1 \(status.code) \(status.reasonPhrase)\r\nDate: "))
            #expect(written.hasSuffix("\r\nRequest-Id: r-1\r\n\r\n"))
            #expect(!written.contains("Content-Length"))
        }
    }

    @Test(arguments: [HTTPStatus.badRequest, .unprocessableContent, .requestHeaderFieldsTooLarge, .versionNotSupported])
    func `a status line has the code and the phrase`(status: HTTPStatus) {
        let rest = front.dropFirst("HTTP/1.1 200 OK".count)
        #expect(
            text(makeResponse(status))
                == "HTTP/1.1 \(status.code) \(status.reasonPhrase)\(rest)Content-Length: 2\r\n\r\n{}")
    }

    @Test func `lengths of each number of digits are written whole`() {
        for count in [9, 10, 99, 100, 101, 1000, 65536] {
            let written = text(makeResponse(content: String(repeating: "x", count: count)))
            #expect(written.contains("Content-Length: \(count)\r\n\r\nx"))
        }
    }

    @Test func `responses follow what is there already`() {
        #expect(text(makeResponse(), after: "before") == "before" + text(makeResponse()))
        #expect(String(decoding: ResponseSerializer.continueBytes, as: UTF8.self) == "HTTP/1.1 100 Continue\r\n\r\n")
    }
}
