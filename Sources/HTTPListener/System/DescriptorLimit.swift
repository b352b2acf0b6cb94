internal import Glibc

/// How many descriptors the process may have open.
@safe enum DescriptorLimit {
    /// Raises the soft limit to the hard one.
    ///
    /// - Returns: The limit in force, also where it could not be raised.
    static func raise() -> Int {
        var limit = rlimit()
        guard unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return 1024 }
        let soft = limit.rlim_cur
        limit.rlim_cur = limit.rlim_max
        if unsafe setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 {
            return Int(clamping: limit.rlim_max)
        }
        return Int(clamping: soft)
    }
}
