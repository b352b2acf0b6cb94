internal import FoundationEssentials

/// The files that forms are written in.
enum FormFiles {
    /// The most bytes a file may have: 1 MiB, a hundred times what a long form needs.
    static let maxBytes = 1_048_576

    /// Why a file or folder can't be read.
    enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
        /// Nothing has this path.
        case notFound
        /// It is neither a file nor a folder, or the system refuses.
        case unreadable
        /// It has more than ``maxBytes``.
        case tooLarge
        /// A folder without a single `.json` file.
        case noForms

        /// Why, as a clause.
        var description: String {
            switch self {
            case .notFound: "there is no such file or folder"
            case .unreadable: "it can't be read"
            case .tooLarge: "it has more than \(maxBytes) bytes"
            case .noForms: "it has no .json file"
            }
        }
    }

    /// The form files a path leads to: itself, or those of a folder in the order of their names.
    ///
    /// A folder's own folders are not looked into. Names that begin with a dot are left out: editors and Kubernetes
    /// keep their own things there.
    static func paths(at path: String) throws(Failure) -> [String] {
        var isFolder = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { throw .notFound }
        guard isFolder else { return [path] }
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else { throw .unreadable }
        let forms = names.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }
            // By bytes: the same on every machine, whatever its language.
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        guard !forms.isEmpty else { throw .noForms }
        return forms.map { path.hasSuffix("/") ? path + $0 : "\(path)/\($0)" }
    }

    /// The bytes of a file.
    static func contents(of path: String) throws(Failure) -> [UInt8] {
        // A folder mounted from Kubernetes holds links.
        let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: target) else { throw .notFound }
        // A pipe or device could go on without end.
        guard attributes[.type] as? FileAttributeType == .typeRegular else { throw .unreadable }
        guard let size = attributes[.size] as? UInt else { throw .unreadable }
        guard size <= maxBytes else { throw .tooLarge }
        guard let contents = FileManager.default.contents(atPath: target) else { throw .unreadable }
        // It may have grown meanwhile.
        guard contents.count <= maxBytes else { throw .tooLarge }
        return Array(contents)
    }
}
