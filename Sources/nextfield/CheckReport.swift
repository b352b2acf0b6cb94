internal import FormsJSON

/// What `check` prints, in the style of a compiler: place, severity, message, the line, a caret, and help.
enum CheckReport {
    /// The report for people.
    static func text(_ files: [CheckedFile], isStrict: Bool) -> String {
        var report = ""
        for file in files {
            for fault in file.faults { append(fault, of: file, isStrict: isStrict, to: &report) }
            if file.reading.omitted > 0 {
                report += "\(printable(file.path)): \(counted(file.reading.omitted, "more fault")) not shown\n\n"
            }
        }
        return report + summary(files, isStrict: isStrict) + "\n"
    }

    private static func append(
        _ fault: DefinitionFault, of file: CheckedFile, isStrict: Bool, to report: inout String
    ) {
        let severity = severity(of: fault, isStrict: isStrict).rawValue
        report += "\(printable(file.path)):\(fault.start.line):\(fault.start.column): "
        report += "\(severity): \(fault.message) [\(fault.code.rawValue)]\n"
        let number = String(fault.start.line)
        let margin = String(repeating: " ", count: max(5 - number.utf8.count, 0))
        let marked = MarkedLine(
            file.source.line(fault.start.line), from: fault.start.column,
            to: fault.end.line == fault.start.line ? fault.end.column : nil)
        let rule = String(repeating: " ", count: margin.utf8.count + number.utf8.count)
        report += "\(margin)\(number) | \(marked.text)\n\(rule) | \(marked.marks)\n"
        if let help = fault.help { report += "\(rule) = help: \(help)\n" }
        report += "\n"
    }

    /// How many forms, and how many faults.
    static func summary(_ files: [CheckedFile], isStrict: Bool) -> String {
        var errors = 0
        var warnings = 0
        for file in files {
            for fault in file.faults {
                if severity(of: fault, isStrict: isStrict) == .error { errors += 1 } else { warnings += 1 }
            }
        }
        let omitted = files.reduce(0) { $0 + $1.reading.omitted }
        let found = [
            errors > 0 ? counted(errors, "error") : nil, warnings > 0 ? counted(warnings, "warning") : nil,
            omitted > 0 ? "\(omitted) more" : nil,
        ].compactMap { $0 }
        let checked = "\(counted(files.count, "file")) checked"
        return found.isEmpty ? "\(checked): nothing wrong" : "\(checked): \(found.joined(separator: ", "))"
    }

    /// What a fault counts as.
    static func severity(of fault: DefinitionFault, isStrict: Bool) -> DefinitionFault.Severity {
        isStrict ? .error : fault.severity
    }

    private static func counted(_ count: Int, _ thing: String) -> String { "\(count) \(thing)\(count == 1 ? "" : "s")" }

    /// A text as it may be shown in a terminal: nothing in it moves the cursor or turns the line around.
    static func printable(_ text: String) -> String {
        var shown = ""
        for scalar in text.unicodeScalars { shown.unicodeScalars.append(MarkedLine.printable(scalar)) }
        return shown
    }
}
