internal import HTTPListener

/// How the process ends. Scripts compare these, so a number never changes its meaning.
enum ExitCode: Int32, Hashable, Sendable {
    /// It did what it was asked; for `judge`, the form is valid.
    case success = 0
    /// It could not; for `judge`, the form is invalid; for `healthcheck`, the server is not healthy.
    case failure = 1
    /// `judge` was given no snapshot.
    case noSnapshot = 2
    /// The command line can't be read: `EX_USAGE` of sysexits.h.
    case usage = 64

    /// Says what is wrong with the command line, and ends.
    static func usage(_ error: UsageError) -> ExitCode {
        StandardStreams.writeError("nextfield: \(error.description)\n")
        return .usage
    }
}
