import Foundation
import HTTPListener
import Testing

@Suite(.timeLimit(.minutes(1))) struct `A watched folder` {
    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "nextfield-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    @Test func `tells of files written, moved in, replaced and removed`() throws {
        try withFolder { folder in
            let watch = try FolderWatch(folder.path)
            let file = folder.appending(path: "form.json")
            try Data("a".utf8).write(to: file)
            try watch.waitForChange(quiet: .milliseconds(1))
            try Data("b".utf8).write(to: file, options: .atomic)
            try watch.waitForChange(quiet: .milliseconds(1))
            try FileManager.default.removeItem(at: file)
            try watch.waitForChange(quiet: .milliseconds(1))
            // As Kubernetes exchanges the files of a ConfigMap: a link is moved over another.
            let link = folder.appending(path: "..data_tmp")
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder)
            try FileManager.default.moveItem(at: link, to: folder.appending(path: "..data"))
            try watch.waitForChange(quiet: .milliseconds(1))
        }
    }

    @Test func `that is not there is a clear error`() {
        #expect(throws: Errno.self) { _ = try FolderWatch("/no/such/folder") }
    }
}
