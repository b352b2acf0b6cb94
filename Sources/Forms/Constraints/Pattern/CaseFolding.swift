/// Simple case folding, by which the `i` flag takes characters as the same (ECMA-262, Canonicalize with the `v` flag).
struct CaseFolding {
    private struct Run {
        var first: UInt32
        var last: UInt32
        var stride: UInt32
        var offset: Int32

        func target(of codePoint: UInt32) -> UInt32 {
            UInt32(bitPattern: Int32(bitPattern: codePoint) + offset)
        }
    }

    private let runs: [Run]
    /// The code points that fold to another one.
    let changing: CodePointSet

    /// Reads the table.
    init() {
        var table = TableReader(CaseFoldingTable.runs)
        var runs: [Run] = []
        var previous: UInt32 = 0
        while let gap = table.next(), let shape = table.next(), let distance = table.next() {
            let stride = shape & 1 + 1
            let first = previous + gap
            previous = first + (shape >> 1) * stride
            let offset = Int32(distance >> 1)
            runs.append(Run(first: first, last: previous, stride: stride, offset: distance & 1 == 1 ? -offset : offset))
        }
        self.runs = runs
        var changing: [CodePointSet.Range] = []
        for run in runs {
            if run.stride == 1 {
                changing.append(CodePointSet.Range(first: run.first, last: run.last))
            } else {
                for codePoint in Swift.stride(from: run.first, through: run.last, by: 2) {
                    changing.append(CodePointSet.Range(first: codePoint, last: codePoint))
                }
            }
        }
        self.changing = CodePointSet(changing)
    }

    /// The code point that stands for this one.
    func folded(_ codePoint: UInt32) -> UInt32 {
        var low = 0
        var high = runs.count
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].last < codePoint { low = middle + 1 } else { high = middle }
        }
        guard low < runs.count, runs[low].first <= codePoint, (codePoint - runs[low].first) % runs[low].stride == 0
        else { return codePoint }
        return runs[low].target(of: codePoint)
    }

    /// The string that stands for this one.
    func folded(_ string: [UInt32]) -> [UInt32] {
        var all: [UInt32] = []
        for codePoint in string { all.append(folded(codePoint)) }
        return all
    }

    /// The code points that stand for those of a set.
    func folded(_ set: CodePointSet) -> CodePointSet {
        let moving = set.intersection(changing)
        if moving.isEmpty { return set }
        var targets: [CodePointSet.Range] = []
        for range in moving.ranges {
            for codePoint in range.first...range.last {
                let target = folded(codePoint)
                targets.append(CodePointSet.Range(first: target, last: target))
            }
        }
        return set.subtracting(changing).union(CodePointSet(targets))
    }

    /// Every code point that folds to one, which is folded already.
    func unfolded(_ codePoint: UInt32) -> CodePointSet {
        var all = [CodePointSet.Range(first: codePoint, last: codePoint)]
        for run in runs {
            let source = UInt32(truncatingIfNeeded: Int64(codePoint) - Int64(run.offset))
            if run.first <= source, source <= run.last, (source - run.first) % run.stride == 0 {
                all.append(CodePointSet.Range(first: source, last: source))
            }
        }
        return CodePointSet(all)
    }

    /// Every code point that folds to one of a set, whose members are folded already.
    func unfolded(_ set: CodePointSet) -> CodePointSet {
        var sources: [CodePointSet.Range] = []
        for run in runs {
            for codePoint in stride(from: run.first, through: run.last, by: Int(run.stride))
            where set.contains(run.target(of: codePoint)) {
                sources.append(CodePointSet.Range(first: codePoint, last: codePoint))
            }
        }
        return set.union(CodePointSet(sources))
    }
}
