import Foundation
import Synchronization

/// A process of ours with its streams; killed at the end of this value's life if it still runs.
final class RunningProcess: Sendable {
    let output: CollectedText
    let errors: CollectedText

    private let process: Process
    private let input: FileHandle
    private let ended = DispatchSemaphore(value: 0)

    /// Starts a program.
    ///
    /// - Parameter environment: Set beside what this process has; no variable of ours is inherited.
    init(_ program: String, _ arguments: [String], environment: [String: String] = [:]) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("NEXTFIELD_") }
            .merging(environment) { $1 }
        let (input, output, errors) = (Pipe(), Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        process.standardError = errors
        let ended = ended
        process.terminationHandler = { _ in ended.signal() }
        try process.run()
        self.process = process
        self.input = input.fileHandleForWriting
        self.output = CollectedText(output.fileHandleForReading)
        self.errors = CollectedText(errors.fileHandleForReading)
    }

    deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

    var identifier: Int32 { process.processIdentifier }

    /// Writes to standard input and ends it.
    func send(_ bytes: [UInt8]) {
        if !bytes.isEmpty { try? input.write(contentsOf: Data(bytes)) }
        try? input.close()
    }

    /// Sends a signal.
    func signal(_ number: Int32) { kill(process.processIdentifier, number) }

    /// Waits for the end.
    ///
    /// - Returns: The exit code, or 128 and the signal's number; `nil` where it has not ended in time.
    func waitForExit(within seconds: Double) -> Int32? {
        guard ended.wait(timeout: .now() + seconds) == .success else { return nil }
        ended.signal()
        return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
    }
}

/// What a process writes, read as it comes, so that it never waits for us.
final class CollectedText: Sendable {
    private let bytes = Mutex<[UInt8]>([])
    private let changed = DispatchSemaphore(value: 0)
    private let isAtEnd = DispatchSemaphore(value: 0)

    init(_ handle: FileHandle) {
        let reader = Thread { [self] in
            while true {
                let data = handle.availableData
                if data.isEmpty { break }
                bytes.withLock { $0 += data }
                changed.signal()
            }
            isAtEnd.signal()
            changed.signal()
        }
        reader.start()
    }

    /// What has come so far.
    var text: String { String(decoding: bytes.withLock { $0 }, as: UTF8.self) }

    /// The first line, as soon as it is whole; what there is where it does not come in time.
    func firstLine(within seconds: Double = 20) -> String {
        let deadline = DispatchTime.now() + seconds
        while !text.contains("\n"), changed.wait(timeout: deadline) == .success {
            if isAtEnd.wait(timeout: .now()) == .success {
                isAtEnd.signal()
                break
            }
        }
        return text.split(separator: "\n").first.map(String.init) ?? ""
    }

    /// Everything, once the process has closed the stream.
    func rest(within seconds: Double = 20) -> String {
        if isAtEnd.wait(timeout: .now() + seconds) == .success { isAtEnd.signal() }
        return text
    }
}
