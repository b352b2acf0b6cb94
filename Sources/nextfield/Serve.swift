internal import HTTPListener
internal import NextFieldService

/// `nextfield serve`: judges forms over HTTP until it is told to stop.
enum Serve {
    /// How long a watched folder must be quiet before its forms are read: longer than a copy pauses between two files.
    private static let quiet = Duration.milliseconds(200)

    /// Serves, and returns when it has drained.
    static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
        let configuration = try Configuration(arguments, availableCores: AvailableCores.count).listener
        let drainDelay = try arguments.duration(.drainDelay) ?? .zero
        let folder = FormFolder(path: try arguments.text(.forms))
        let watches = try arguments.isOn(.watch)
        guard !watches || folder.path != nil else { throw .needsFlag(.forms, for: .watch) }
        // Before any thread starts: each inherits that the signals are held back for the one that waits for them.
        var signals = ProcessSignals()
        do {
            // Before the forms are read: what changes from then on is told.
            if watches, let path = folder.path { try watch(path) }
            let service = FormService(
                registry: try folder.registry(), digest: FormFolder.digest,
                seed: .random(in: UInt64.min...UInt64.max), limits: configuration.limits)
            let listener = try HTTPListener(configuration: configuration, responder: service)
            try listener.start()
            StandardStreams.writeError(startupLine(address: listener.address, threads: configuration.loopCount))
            while signals.next() == .reload { reload(folder, into: service) }
            signals.endOnNext()
            service.beginDraining()
            // A balancer needs a moment to see that this server is not ready and to send no more.
            Clock.sleep(for: drainDelay)
            listener.drain()
            listener.waitUntilStopped()
            return .success
        } catch let refusal as FormFolder.Refusal {
            StandardStreams.writeError(
                refusal.report + "nextfield serve: nothing is served until the forms are right.\n")
        } catch {
            StandardStreams.writeError("nextfield serve: \(error)\n")
        }
        return .failure
    }

    /// Where it listens: a line that people read and scripts take the port from.
    static func startupLine(address: String, threads: Int) -> String {
        "nextfield \(version) listening on http://\(address) (\(threads) \(threads == 1 ? "thread" : "threads"))\n"
    }

    /// Reads the forms again and serves them, all or none.
    private static func reload(_ folder: FormFolder, into service: FormService) {
        do throws(FormFolder.Refusal) {
            let registry = try folder.registry()
            service.replaceForms(with: registry)
            let count = registry.forms.count
            StandardStreams.writeError(
                "nextfield serve: serves \(count) \(count == 1 ? "form" : "forms") as read now.\n")
        } catch {
            StandardStreams.writeError(error.report + "nextfield serve: goes on with the forms it had.\n")
        }
    }

    /// Reads the forms again whenever something in their folder changes.
    private static func watch(_ path: String) throws {
        do {
            try FolderWatch(path).start(quiet: quiet) { ProcessSignals.requestReload() }
        } catch {
            throw FormFolder.Refusal(report: "\(CheckReport.printable(path)) can't be watched: \(error).\n")
        }
    }
}
