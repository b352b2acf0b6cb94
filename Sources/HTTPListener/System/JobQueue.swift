/// Jobs of the concurrency runtime that wait for their loop, in order.
@safe struct JobQueue {
    private var jobs: [UnownedJob] = []

    /// Whether no job waits.
    var isEmpty: Bool { jobs.isEmpty }

    /// Puts a job at the end. A job that was put here must be run, once.
    mutating func append(_ job: consuming ExecutorJob) { jobs.append(UnownedJob(job)) }

    /// Puts all jobs of another queue at the end.
    mutating func append(takingAllOf other: inout JobQueue) {
        jobs.append(contentsOf: other.jobs)
        other.jobs.removeAll(keepingCapacity: true)
    }

    /// Runs the jobs and leaves the queue empty. Jobs that these put elsewhere are not run here.
    mutating func runAll(on executor: some TaskExecutor) {
        let executor = unsafe executor.asUnownedTaskExecutor()
        for job in jobs { unsafe job.runSynchronously(on: executor) }
        jobs.removeAll(keepingCapacity: true)
    }
}
