/// The members of an object by their names' meaning: each at most once.
struct MemberTable<Key: RawRepresentable & CaseIterable & Equatable> where Key.RawValue == String {
    /// Where the object begins: its bracket.
    let bracket: Range<Int>
    private(set) var entries: [(key: Key, member: JSONNode.Member)] = []

    /// Takes an object apart.
    ///
    /// - Parameter thing: What the object is, as a fault says it: `a field`.
    init(_ members: [JSONNode.Member], in node: JSONNode, of thing: String, faults: inout DefinitionFaults) {
        bracket = node.range.lowerBound..<node.range.lowerBound + 1
        entries.reserveCapacity(members.count)
        for member in members {
            guard let key = Key(rawValue: member.name) else {
                faults.add(
                    .unknownMember(member.name, of: thing, known: Key.allCases.map { $0.rawValue }),
                    at: member.nameRange)
                continue
            }
            if self[key] == nil {
                entries.append((key, member))
            } else {
                faults.add(.duplicateMember(member.name), at: member.nameRange)
            }
        }
    }

    /// A member; `nil` where it was left out.
    subscript(key: Key) -> JSONNode.Member? {
        for entry in entries where entry.key == key { return entry.member }
        return nil
    }
}
