/// The faults of a snapshot as they are found: the first are kept, the rest counted.
package struct SnapshotFaults {
    /// The longest name, in characters, that a pointer quotes.
    package static let maxQuotedCharacters = 64

    private var listed: [SnapshotFault] = []
    private var omitted = 0

    /// No faults yet.
    package init() {}

    /// Notes a fault.
    ///
    /// What it costs to describe one is only paid for those that are listed.
    package mutating func add(_ reason: @autoclosure () -> SnapshotFault.Reason, at pointer: @autoclosure () -> String)
    {
        if listed.count < SnapshotError.maxFaults {
            listed.append(SnapshotFault(reason(), at: pointer()))
        } else {
            omitted += 1
        }
    }

    /// The faults as an error; `nil` where there were none.
    package var error: SnapshotError? { listed.isEmpty ? nil : SnapshotError(listed, omitted: omitted) }

    /// A name as a token of a JSON Pointer (RFC 6901 §3).
    package static func token(_ name: ArraySlice<UInt8>) -> String {
        // No character has more than four bytes, so this many hold all that is quoted.
        let start = String(decoding: name.prefix(maxQuotedCharacters * 4), as: UTF8.self)
        var token = ""
        for scalar in start.unicodeScalars.prefix(maxQuotedCharacters) {
            switch scalar {
            case "~": token += "~0"
            case "/": token += "~1"
            default: token.unicodeScalars.append(scalar)
            }
        }
        return token
    }
}
