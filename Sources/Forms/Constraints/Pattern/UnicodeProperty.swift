/// Finds the code points that `\p{…}` names.
enum UnicodeProperty {
    /// The code points of a property, by what stands between the braces.
    ///
    /// - Parameters:
    ///   - name: A property's name; a value of General_Category where `value` is `nil` and no property has the name.
    ///   - value: What stands behind the equals sign.
    /// - Returns: `nil` where Unicode, or ECMAScript's list, has no such property or value. Names are exact, as ECMAScript has it.
    static func codePoints(name: [UInt8], value: [UInt8]?) -> CodePointSet? {
        guard let value else { return category(name) ?? binary(name) }
        if isOne(of: "General_Category gc", name) { return category(value) }
        if isOne(of: "Script sc", name) { return script(value, extended: false) }
        if isOne(of: "Script_Extensions scx", name) { return script(value, extended: true) }
        return nil
    }

    /// Whether this is one of ECMAScript's properties of strings, which have sequences of code points.
    static func isPropertyOfStrings(_ name: [UInt8]) -> Bool {
        isOne(
            of: """
                Basic_Emoji Emoji_Keycap_Sequence RGI_Emoji RGI_Emoji_Flag_Sequence RGI_Emoji_Modifier_Sequence \
                RGI_Emoji_Tag_Sequence RGI_Emoji_ZWJ_Sequence
                """, name)
    }

    /// The code points that have a binary property.
    static func binary(_ name: [UInt8]) -> CodePointSet? {
        guard var table = TableReader.line(named: name, in: BinaryPropertyTable.lines) else { return nil }
        var ranges: [CodePointSet.Range] = []
        var next: UInt32 = 0
        while let gap = table.next(), let extent = table.next() {
            ranges.append(CodePointSet.Range(first: next + gap, last: next + gap + extent))
            next += gap + extent + 1
        }
        return CodePointSet(ranges)
    }

    private static func isOne(of names: String, _ name: [UInt8]) -> Bool {
        TableReader.isOne(of: Array(names.utf8)[...], name)
    }

    private static func category(_ name: [UInt8]) -> CodePointSet? {
        guard var members = TableReader.line(named: name, in: GeneralCategoryTable.names) else { return nil }
        var wanted: UInt32 = 0
        while let member = members.next() { wanted |= 1 << member }
        var table = TableReader(GeneralCategoryTable.runs)
        var ranges: [CodePointSet.Range] = []
        var next: UInt32 = 0
        while let run = table.next() {
            if wanted & (1 << (run & 31)) != 0 { ranges.append(CodePointSet.Range(first: next, last: next + run >> 5)) }
            next += run >> 5 + 1
        }
        return CodePointSet(ranges)
    }

    private static func script(_ name: [UInt8], extended: Bool) -> CodePointSet? {
        guard let script = TableReader.position(of: name, in: ScriptTable.names) else { return nil }
        let own = runs(ScriptTable.runs) { $0 == script }
        guard extended else { return own }
        var lists: [Bool] = [false]
        for list in TableReader.lines(of: ScriptTable.extensionLists) {
            var list = list
            var holds = false
            while let member = list.next() { holds = holds || member == script }
            lists.append(holds)
        }
        let listed = runs(ScriptTable.extensionRuns) { lists[Int($0)] }
        let unlisted = runs(ScriptTable.extensionRuns) { $0 == 0 }
        return own.intersection(unlisted).union(listed)
    }

    /// The runs of a table of (length less one, value) whose value is wanted.
    private static func runs(_ text: String, where isWanted: (UInt32) -> Bool) -> CodePointSet {
        var table = TableReader(text)
        var ranges: [CodePointSet.Range] = []
        var next: UInt32 = 0
        while let extent = table.next(), let value = table.next() {
            if isWanted(value) { ranges.append(CodePointSet.Range(first: next, last: next + extent)) }
            next += extent + 1
        }
        return CodePointSet(ranges)
    }
}
