/// What answers requests. The listener is given one; it knows no routes and no words of its own.
package protocol HTTPResponder: Sendable {
    /// Answers a request. Every request has an answer: what goes wrong is a problem, not an error thrown.
    func respond(to request: HTTPRequest) async -> HTTPResponse

    /// Answers what was no request, or came at the wrong time. The connection closes after it.
    func refuse(_ refusal: Refusal) -> HTTPResponse
}
