import Forms
import FormsJSON
import HTTP1
import NextFieldService
import TestSupport

/// A digest for tests: FNV-1a four times over, as 64 hexadecimal digits.
func makeDigest(_ bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    var digits = ""
    for round in 0..<4 {
        for byte in bytes { hash = (hash ^ UInt64(byte) ^ UInt64(round)) &* 0x0000_0100_0000_01B3 }
        let word = String(hash, radix: 16)
        digits += String(repeating: "0", count: 16 - word.count) + word
    }
    return digits
}

/// A registry of the built-in forms.
func makeRegistry() throws -> FormRegistry { try FormRegistry(BuiltInForms.all, digest: makeDigest) }

/// A service of the built-in forms.
func makeService(seed: UInt64 = 1, limits: MessageLimits = MessageLimits()) throws -> FormService {
    FormService(registry: try makeRegistry(), digest: makeDigest, seed: seed, limits: limits)
}

extension FormService {
    /// Answers a request made of its parts.
    func send(
        _ method: HTTPMethod, _ path: String, fields: [(HTTPFields.Name, String)] = [], content: String = ""
    ) async throws -> HTTPResponse {
        await respond(to: try makeRequest(method, path, fields: fields, content: Array(content.utf8)))
    }

    /// Answers a GET.
    func send(_ path: String) async throws -> HTTPResponse { try await send(.get, path) }

    /// Answers a POST of JSON.
    func send(
        json: String, to path: String = "/register", fields: [(HTTPFields.Name, String)] = []
    ) async throws -> HTTPResponse {
        try await send(.post, path, fields: [(.contentType, "application/json")] + fields, content: json)
    }

    /// Answers a POST of form-encoded content.
    func send(form: String, to path: String = "/register") async throws -> HTTPResponse {
        try await send(
            .post, path, fields: [(.contentType, "application/x-www-form-urlencoded")], content: form)
    }
}

extension HTTPResponse {
    /// The content as text.
    var text: String { String(decoding: content, as: UTF8.self) }

    /// The value of a field.
    subscript(name: HTTPFields.Name) -> String? { fields[name].map { String(decoding: $0, as: UTF8.self) } }

    /// The request id as text.
    var id: String { String(decoding: requestID, as: UTF8.self) }

    /// Everything of the answer that goes out, as text.
    var everything: String {
        "\(status.code) \(status.reasonPhrase)\n\(id)\n\(String(decoding: fields.bytes, as: UTF8.self))\n\(text)"
    }
}

/// A snapshot of `register` that is accepted.
let goodSnapshot =
    #"{"values":{"email":"ada@example.com","password":"correct horse","confirmPassword":"correct horse"}}"#
