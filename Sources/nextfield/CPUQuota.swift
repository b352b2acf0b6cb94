/// How much of the processors a control group may use, as Linux says it in files.
enum CPUQuota {
    /// The smallest quota of the process's control group and those around it, in cores rounded up.
    ///
    /// - Parameter read: The text of a file; `nil` where there is none.
    /// - Returns: `nil` where there is no quota.
    static func cores(read: (_ path: String) -> String?) -> Int? {
        guard let memberships = read("/proc/self/cgroup") else { return nil }
        return controlGroups(in: memberships).flatMap { group in
            group.folders.compactMap { folder in
                switch group.version {
                case .one:
                    read("\(folder)/cpu.cfs_quota_us").flatMap { quota in
                        read("\(folder)/cpu.cfs_period_us").flatMap { cores(quota: quota, period: $0) }
                    }
                case .two: read("\(folder)/cpu.max").flatMap(cores(cpuMax:))
                }
            }
        }.min()
    }

    /// A control group that may bound the processors.
    struct ControlGroup: Hashable, Sendable {
        /// The two ways in which Linux mounts control groups.
        enum Version: Hashable, Sendable {
            case one
            case two
        }

        /// Which way.
        let version: Version
        /// The group's folder and those of all groups around it, the innermost first.
        let folders: [String]
    }

    /// The groups that `/proc/self/cgroup` names for the processors.
    static func controlGroups(in memberships: String) -> [ControlGroup] {
        memberships.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
            guard parts.count == 3 else { return nil }
            if parts[0] == "0", parts[1].isEmpty {
                return ControlGroup(version: .two, folders: folders(of: parts[2], under: "/sys/fs/cgroup"))
            }
            guard parts[1].split(separator: ",").contains("cpu") else { return nil }
            return ControlGroup(version: .one, folders: folders(of: parts[2], under: "/sys/fs/cgroup/cpu"))
        }
    }

    /// The folder of a path and those around it.
    private static func folders(of path: Substring, under root: String) -> [String] {
        // Inside a container the path may lead out of what is mounted (`/..`): then only the root is to be seen.
        let names = path.split(separator: "/")
        guard !names.contains("..") else { return [root] }
        return (0...names.count).reversed().map { count in ([root[...]] + names.prefix(count)).joined(separator: "/") }
    }

    /// The cores of a line of `cpu.max`, such as `150000 100000`; `nil` for `max`.
    static func cores(cpuMax: String) -> Int? {
        let words = cpuMax.split { $0.isWhitespace }
        return words.count == 2 ? cores(quota: String(words[0]), period: String(words[1])) : nil
    }

    /// The cores of a quota and its period in microseconds, rounded up; `nil` where the quota is no positive number.
    static func cores(quota: String, period: String) -> Int? {
        guard let quota = microseconds(quota), let period = microseconds(period) else { return nil }
        return quota / period + (quota % period == 0 ? 0 : 1)
    }

    private static func microseconds(_ text: String) -> Int? {
        let word = text.split { $0.isWhitespace }.first.map(String.init) ?? ""
        return FlagValue.number(word, in: 1...Int.max)
    }
}
