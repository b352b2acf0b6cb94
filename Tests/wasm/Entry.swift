internal import Forms
internal import FormsJSON

// The smallest way in for a host without Swift: it allocates, copies a snapshot in, calls, and copies the answer out.

nonisolated(unsafe) private var output: [UInt8] = []
private let form = ServedForm(RegisterForm.definition, revision: "000000000000")

/// Gives room for so many bytes.
@_expose(wasm, "allocate") @_cdecl("allocate")
func allocate(_ count: Int32) -> UnsafeMutablePointer<UInt8> { .allocate(capacity: Int(count)) }

/// Judges a snapshot of the register form.
///
/// - Returns: How many bytes the answer has; -400 and -422 as the service would answer.
@_expose(wasm, "judge") @_cdecl("judge")
func judge(_ bytes: UnsafePointer<UInt8>, _ count: Int32) -> Int32 {
    let body = Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
    output.removeAll()
    do throws(ServedForm.Rejection) {
        _ = try form.judge(body[...], in: .english, into: &output)
        return Int32(output.count)
    } catch {
        switch error {
        case .syntax: return -400
        case .snapshot: return -422
        }
    }
}

/// Copies the last answer to where there is room for it.
@_expose(wasm, "answer") @_cdecl("answer")
func answer(_ target: UnsafeMutablePointer<UInt8>) {
    for (index, byte) in output.enumerated() { target[index] = byte }
}
