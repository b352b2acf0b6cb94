internal import FormsJSON

extension CheckReport {
    /// The report for machines: one JSON document.
    static func json(_ files: [CheckedFile], isStrict: Bool) -> String {
        var json: [UInt8] = []
        JSONWriter.append(raw: "{\"files\":\(files.count),\"faults\":[", to: &json)
        var isFirst = true
        for file in files {
            for fault in file.faults {
                JSONWriter.append(raw: isFirst ? "\n" : ",\n", to: &json)
                isFirst = false
                append(fault, of: file.path, isStrict: isStrict, to: &json)
            }
        }
        let omitted = files.reduce(0) { $0 + $1.reading.omitted }
        JSONWriter.append(raw: "],\"omitted\":\(omitted)}\n", to: &json)
        return String(decoding: json, as: UTF8.self)
    }

    private static func append(
        _ fault: DefinitionFault, of path: String, isStrict: Bool, to json: inout [UInt8]
    ) {
        func member(_ name: String, _ text: String?) {
            JSONWriter.append(raw: ",\"\(name)\":", to: &json)
            if let text {
                JSONWriter.append(quoted: text, to: &json)
            } else {
                JSONWriter.append(raw: "null", to: &json)
            }
        }
        JSONWriter.append(raw: "{\"file\":", to: &json)
        JSONWriter.append(quoted: path, to: &json)
        JSONWriter.append(raw: ",\"line\":\(fault.start.line),\"column\":\(fault.start.column)", to: &json)
        JSONWriter.append(raw: ",\"endLine\":\(fault.end.line),\"endColumn\":\(fault.end.column)", to: &json)
        member("severity", severity(of: fault, isStrict: isStrict).rawValue)
        member("code", fault.code.rawValue)
        member("message", fault.message)
        member("pointer", fault.pointer)
        member("help", fault.help)
        member("suggestion", fault.suggestion)
        JSONWriter.append(raw: "}", to: &json)
    }
}
