internal import HTTPListener
internal import NextFieldService

/// `nextfield serve`: judges forms over HTTP until it is told to stop.
enum Serve {
    /// Serves, and returns when it has drained.
    static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
        let configuration = try Configuration(arguments, availableCores: AvailableCores.count).listener
        // Before any thread starts: each inherits that the signals are held back for the one that waits for them.
        var signals = TerminationSignals()
        let service = FormService(
            registry: ServedForms.registry(), digest: ServedForms.digest,
            seed: .random(in: UInt64.min...UInt64.max), limits: configuration.limits)
        do {
            let listener = try HTTPListener(configuration: configuration, responder: service)
            try listener.start()
            StandardStreams.writeError(startupLine(address: listener.address, threads: configuration.loopCount))
            signals.wait()
            service.beginDraining()
            listener.drain()
            listener.waitUntilStopped()
            return .success
        } catch {
            StandardStreams.writeError("nextfield serve: \(error.description)\n")
            return .failure
        }
    }

    /// Where it listens: a line that people read and scripts take the port from.
    static func startupLine(address: String, threads: Int) -> String {
        "nextfield \(version) listening on http://\(address) (\(threads) \(threads == 1 ? "thread" : "threads"))\n"
    }
}
