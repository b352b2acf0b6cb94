internal import Forms

/// The counters as Prometheus reads them (text format 0.0.4).
///
/// Label values are form names, routes and our own words: none needs escaping, none comes from a request.
struct MetricsText {
    private var text = ""

    /// Everything counted so far; what never happened has no line.
    static func content(requests: RequestCounters, forms: [RegisteredForm]) -> [UInt8] {
        var metrics = MetricsText()
        metrics.head("nextfield_build_info", "gauge", "Which build this is; always 1.")
        metrics.text += "nextfield_build_info{version=\"\(version)\"} 1\n"
        metrics.head("nextfield_http_requests_total", "counter", "Requests answered, by route and status code.")
        for label in Route.Label.allCases {
            for code in RequestCounters.statuses {
                let count = requests.count(label, code)
                guard count > 0 else { continue }
                metrics.text +=
                    "nextfield_http_requests_total{route=\"\(label.name)\",code=\"\(code)\"} \(count)\n"
            }
        }
        metrics.head("nextfield_verdicts_total", "counter", "Snapshots judged, by form, event and validity.")
        for form in forms {
            for event in FormEvent.allCases {
                for isValid in [true, false] {
                    let count = form.verdicts.count(event, isValid: isValid)
                    guard count > 0 else { continue }
                    metrics.text +=
                        "nextfield_verdicts_total{form=\"\(form.name)\","
                        + "event=\"\(event.rawValue)\",valid=\"\(isValid)\"} \(count)\n"
                }
            }
        }
        return Array(metrics.text.utf8)
    }

    private mutating func head(_ name: String, _ type: String, _ help: String) {
        text += "# HELP \(name) \(help)\n# TYPE \(name) \(type)\n"
    }
}
