internal import HTTP1

/// What goes on over a connection, from accept to close: read, parse, respond, write, in a straight line.
///
/// It belongs to the connection's task alone.
final class Exchange {
    /// How many bytes of answers to pipelined requests are gathered before they are written: a peer that does not
    /// read gets no further ones.
    private static let flushThreshold = 64 * 1024
    /// How much of what a peer still sends is thrown away after the last answer.
    private static let maxLingerBytes = 8 * 1024 * 1024

    private let connection: Connection
    private let loop: EventLoop
    private let responder: any HTTPResponder
    private var parser: RequestParser
    private let input = InputBuffer()
    private var request: HTTPRequest?
    private var output: [UInt8] = []
    /// The part whose deadline is armed; `nil` after an answer.
    private var armedPart: RequestParser.Part?

    init(over connection: Connection) {
        self.connection = connection
        loop = connection.loop
        responder = connection.loop.responder
        parser = RequestParser(limits: connection.loop.configuration.limits)
    }

    /// Serves requests until the connection ends; the socket is closed when its last reference goes.
    func serve() async {
        while true {
            switch next() {
            case .respond:
                guard await answer() else { return await finish() }
                connection.noteServed()
                if output.count >= Self.flushThreshold {
                    guard await flush() else { return }
                }
            case .wait(let part):
                guard await flush() else { return }
                // A peer that sends without a pause shares the loop with the others.
                if connection.mayRead { await Task.yield() }
                guard await receive(part) else { return }
            case .refuse(let refusal): return await refuse(refusal)
            }
        }
    }

    /// What is to be done next.
    private enum Step {
        /// `request` is whole.
        case respond
        /// More of a part must come.
        case wait(RequestParser.Part)
        /// What has come is no request.
        case refuse(Refusal)
    }

    /// Takes the next request out of what has arrived.
    ///
    /// Apart from ``serve()``, so that its working memory is the stack's: what a task holds while it waits, it holds
    /// for each of ten thousand idle connections.
    @inline(never)
    private func next() -> Step {
        while true {
            do {
                switch try parser.parse(input.bytes, from: input.start, to: input.end) {
                case .complete(let request, let length):
                    self.request = request
                    input.take(length)
                    armedPart = nil
                    return .respond
                case .expectsContinue:
                    openOutput()
                    output.append(contentsOf: ResponseSerializer.continueBytes)
                case .needsMoreBytes(let part):
                    // Empty lines before a request line are the beginning of a head: they don't buy time.
                    return .wait(part == .nothing && input.count > 0 ? .head : part)
                }
            } catch {
                return .refuse(.message(error))
            }
        }
    }

    /// Waits for more of a message.
    ///
    /// - Returns: Whether there is more; where not, the connection is done with.
    private func receive(_ part: RequestParser.Part) async -> Bool {
        // Once for the whole part: bytes that trickle in don't move it.
        if armedPart != part {
            armedPart = part
            connection.arm(for: part)
        }
        guard let silence = await connection.receive(into: input, part) else { return true }
        let arrived = input.count
        switch silence {
        case .ended where arrived > 0: await refuse(.message(MessageError(.endedEarly, at: arrived)))
        case .deadline where part != .nothing: await refuse(.tooSlow)
        case .ended, .deadline, .stopping: input.close(into: loop.buffers)
        }
        return false
    }

    /// Appends the answer to `request`.
    ///
    /// - Returns: Whether the connection goes on.
    private func answer() async -> Bool {
        guard let request = request.take() else { preconditionFailure("a request is answered once") }
        let method = request.method
        let wantsToGoOn = request.keepsAlive
        return append(await responder.respond(to: request), to: method, wantsToGoOn: wantsToGoOn)
    }

    private func append(_ response: HTTPResponse, to method: HTTPMethod, wantsToGoOn: Bool) -> Bool {
        let goesOn = wantsToGoOn && !loop.isDraining
        openOutput()
        ResponseSerializer.append(response, to: method, keepsAlive: goesOn, date: loop.date, into: &output)
        return goesOn
    }

    private func refuse(_ refusal: Refusal) async {
        openOutput()
        ResponseSerializer.append(
            responder.refuse(refusal), to: .get, keepsAlive: false, date: loop.date, into: &output)
        await finish()
    }

    /// Writes what is left and closes.
    private func finish() async {
        guard await flush() else { return }
        await connection.close(discarding: input, upTo: Self.maxLingerBytes)
    }

    private func openOutput() { if output.capacity == 0 { output = loop.buffers.takeOutput() } }

    /// Writes all answers gathered so far.
    ///
    /// - Returns: Whether the peer took them.
    private func flush() async -> Bool {
        if output.isEmpty { return true }
        let isTaken = await connection.send(output)
        loop.buffers.giveBack(output: &output)
        return isTaken
    }
}
