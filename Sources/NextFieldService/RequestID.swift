internal import Synchronization

/// Names answers, so that a client's log and ours can be laid side by side.
struct RequestIDSource: ~Copyable, Sendable {
    private let counter = Atomic<UInt64>(0)
    private let seed: UInt64

    /// A source; two copies of the service with two seeds make different names.
    init(seed: UInt64) { self.seed = seed }

    /// A new name: 16 hexadecimal digits, without a system call.
    func next() -> ArraySlice<UInt8> {
        // splitmix64: a bijection, so one source repeats no name; it hides how many requests there were from a
        // glance, and is no secret.
        var mixed = seed &+ counter.wrappingAdd(1, ordering: .relaxed).newValue &* 0x9E37_79B9_7F4A_7C15
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        mixed ^= mixed >> 31
        var digits: [UInt8] = []
        digits.reserveCapacity(16)
        for shift in stride(from: 60, through: 0, by: -4) {
            let digit = UInt8(truncatingIfNeeded: mixed >> shift & 15)
            digits.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") - 10 + digit)
        }
        return digits[...]
    }

    /// Whether a name a client sent can be repeated: 1 to 64 bytes that can't break a log line or a header.
    static func isSane(_ name: ArraySlice<UInt8>) -> Bool {
        guard !name.isEmpty, name.count <= 64 else { return false }
        for byte in name {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"),
                UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"):
                continue
            default: return false
            }
        }
        return true
    }
}
