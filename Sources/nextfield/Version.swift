internal import NextFieldService

/// `nextfield version`: which one this is.
enum Version {
    /// Prints the program's name and version.
    static func run() -> ExitCode {
        print("nextfield \(version)")
        return .success
    }
}
