/// A line of a file as a terminal shows it, with marks below a part of it.
struct MarkedLine: Hashable, Sendable {
    /// The line, cut where it is too long to be read.
    let text: String
    /// Spaces, and marks below the part that is meant.
    let marks: String

    /// The most code points that are shown of a line.
    static let maxShown = 120

    /// Marks a part of a line.
    ///
    /// - Parameters:
    ///   - first: The first column, from 1.
    ///   - end: The column behind the last; `nil` for the line's end.
    init(_ line: String, from first: Int, to end: Int?) {
        let scalars = Array(line.unicodeScalars)
        let start = min(max(first - 1, 0), scalars.count)
        let stop = max(min((end ?? scalars.count + 1) - 1, scalars.count), start)
        // A long line is shown from a little before the part that is meant.
        let window = scalars.count <= Self.maxShown ? 0 : min(max(start - 40, 0), scalars.count - Self.maxShown)
        let shown = window..<min(window + Self.maxShown, scalars.count)

        var text = window > 0 ? "…" : ""
        var marks = window > 0 ? " " : ""
        for index in shown {
            let scalar = Self.printable(scalars[index])
            text.unicodeScalars.append(scalar)
            if index < start {
                // A tab is as wide as the tab above it, whatever that is.
                marks += scalar == "\t" ? "\t" : String(repeating: " ", count: Self.width(of: scalar))
            } else if index < stop {
                marks += String(repeating: "~", count: Self.width(of: scalar))
            }
        }
        if shown.upperBound < scalars.count { text += "…" }
        self.text = text
        self.marks = Self.withCaret(marks)
    }

    /// Puts the caret where the marks begin; behind everything where there are none.
    private static func withCaret(_ marks: String) -> String {
        guard let first = marks.firstIndex(of: "~") else { return marks + "^" }
        return marks[..<first] + "^" + marks[marks.index(after: first)...]
    }

    /// A character as it may be shown: nothing that moves the cursor or turns the line around.
    static func printable(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0x09: scalar
        case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: "\u{FFFD}"
        default: scalar
        }
    }

    /// How many columns of a terminal a character takes (UAX #11: wide ones take two, marks none).
    private static func width(of scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        case 0x0300...0x036F, 0x200B...0x200D, 0x3099...0x309A, 0xFE00...0xFE0F: 0
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
            0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
            2
        default: 1
        }
    }
}
