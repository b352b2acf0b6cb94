import Foundation
import Testing

/// The built program, as somebody would run it.
enum Binary {
    /// What a run left behind.
    struct Outcome: Sendable {
        let code: Int32
        let output: String
        let errors: String
    }

    /// Where the program was built: beside the tests.
    static let path: String = {
        // The test bundle's own executable on Linux: `.build/debug/nextfieldPackageTests.xctest`.
        let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        return folder.appendingPathComponent("nextfield").path
    }()

    /// Runs the program to its end.
    static func run(
        _ arguments: String..., input: [UInt8] = [], environment: [String: String] = [:]
    ) throws -> Outcome {
        try run(path, arguments, input: input, environment: environment)
    }

    /// Runs any program to its end.
    static func run(
        _ program: String, _ arguments: [String], input: [UInt8] = [], environment: [String: String] = [:]
    ) throws -> Outcome {
        let running = try RunningProcess(program, arguments, environment: environment)
        running.send(input)
        let code = try #require(running.waitForExit(within: 30), "\(program) does not end")
        return Outcome(code: code, output: running.output.rest(), errors: running.errors.rest())
    }
}
