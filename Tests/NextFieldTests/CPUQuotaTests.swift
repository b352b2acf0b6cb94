import Testing

@testable import nextfield

@Suite struct `The processor quota` {
    @Test(arguments: [
        ("max 100000\n", nil),
        ("100000 100000\n", 1),
        ("150000 100000\n", 2),  // a part of a core is a thread that can run
        ("1000 100000\n", 1),
        ("400000 100000", 4),
        ("9223372036854775807 2", 4_611_686_018_427_387_904),  // no overflow
        ("0 100000", nil),
        ("100000", nil),
        ("100000 0", nil),  // no division by zero
        ("", nil),
    ])
    func `of version 2 is rounded up to whole cores`(text: String, expected: Int?) {
        #expect(CPUQuota.cores(cpuMax: text) == expected)
    }

    @Test(arguments: [
        ("-1\n", "100000\n", nil),  // how version 1 says that there is none
        ("50000\n", "100000\n", 1),
        ("250000\n", "100000\n", 3),
    ])
    func `of version 1 is rounded up to whole cores`(quota: String, period: String, expected: Int?) {
        #expect(CPUQuota.cores(quota: quota, period: period) == expected)
    }

    @Test(
        arguments: [
            // a container of version 2 that sees itself as the root
            (["/proc/self/cgroup": "0::/\n", "/sys/fs/cgroup/cpu.max": "200000 100000"], 2),
            // a group around ours is tighter
            (
                [
                    "/proc/self/cgroup": "0::/a.slice/b\n", "/sys/fs/cgroup/a.slice/b/cpu.max": "max 100000",
                    "/sys/fs/cgroup/a.slice/cpu.max": "100000 100000",
                ], 1
            ),
            // version 1, with the other controllers around
            (
                [
                    "/proc/self/cgroup": "9:name=systemd:/\n2:cpu,cpuacct:/x\n1:cpuset:/\n",
                    "/sys/fs/cgroup/cpu/x/cpu.cfs_quota_us": "150000",
                    "/sys/fs/cgroup/cpu/x/cpu.cfs_period_us": "100000",
                ], 2
            ),
            // version 1 in a container: the path is the host's, the mount is the container's
            (
                [
                    "/proc/self/cgroup": "2:cpu,cpuacct:/docker/0a1b\n0::/docker/0a1b\n",
                    "/sys/fs/cgroup/cpu/cpu.cfs_quota_us": "100000", "/sys/fs/cgroup/cpu/cpu.cfs_period_us": "100000",
                ], 1
            ),
            // a path that leads out of the mount
            (["/proc/self/cgroup": "0::/../x\n", "/sys/fs/cgroup/cpu.max": "100000 100000"], 1),
            // cpuset is no cpu
            (["/proc/self/cgroup": "1:cpuset:/\n", "/sys/fs/cgroup/cpu/cpu.cfs_quota_us": "1"], nil),
            // no control groups at all
            ([:], nil),
            (["/proc/self/cgroup": "garbage\n::\n"], nil),
        ] as [([String: String], Int?)])
    func `is the tightest of the group and those around it`(files: [String: String], expected: Int?) {
        #expect(CPUQuota.cores { files[$0] } == expected)
    }

    @Test(
        arguments: [
            (8, 2, 2),
            (2, 8, 2),  // a quota is no promise of processors
            (4, nil, 4),
            (1, 0, 1),  // never none
        ] as [(Int, Int?, Int)])
    func `bounds the processors`(processors: Int, quota: Int?, expected: Int) {
        #expect(AvailableCores.count(processors: processors, quota: quota) == expected)
    }

    @Test func `of this machine leaves at least one core`() {
        #expect(AvailableCores.count >= 1)
    }
}
