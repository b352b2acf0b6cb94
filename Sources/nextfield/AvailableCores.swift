internal import CLinux
internal import FoundationEssentials

/// How many threads can run at the same time: the processors this process may use, within its control group's quota.
enum AvailableCores {
    /// The number here and now; at least 1.
    static var count: Int {
        let processors = Int(clinux_processors())
        return count(
            processors: processors > 0 ? processors : ProcessInfo.processInfo.activeProcessorCount,
            quota: CPUQuota.cores { path in
                FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
            })
    }

    /// The number for a count of processors and a quota in whole cores.
    static func count(processors: Int, quota: Int?) -> Int { max(1, min(processors, quota ?? processors)) }
}
