import Foundation
import JSONDocuments

/// Reads the text of a document.
enum InputFile {
  private static var pieceSize: Int { 1 << 20 }

  /// The whole text at a path, or of standard input where the path is `-`.
  static func read(_ path: String) throws(ToolError) -> JSONText {
    if path == "-" { return try read(from: .standardInput, size: 0, name: name(of: path)) }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw ToolError("\(path) does not exist: give the path of a JSON document")
    }
    if isFolder.boolValue { throw ToolError("\(path) is a folder: give the path of a JSON document") }
    guard let handle = FileHandle(forReadingAtPath: path) else {
      throw ToolError("\(path) cannot be read: check that you may read it")
    }
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let text = try read(from: handle, size: attributes?[.size] as? Int ?? 0, name: path)
    try? handle.close()
    return text
  }

  /// What a path is called in messages.
  static func name(of path: String) -> String { path == "-" ? "standard input" : path }

  /// Reads to the end in pieces, so that pipes are read as well, and that no more than the text is held.
  private static func read(from handle: FileHandle, size: Int, name: String) throws(ToolError) -> JSONText {
    let text = JSONText(capacity: size)
    while true {
      let piece: Data
      do {
        guard let read = try handle.read(upToCount: pieceSize), !read.isEmpty else { return text }
        piece = read
      } catch {
        throw ToolError("\(name) cannot be read: \(error.localizedDescription)")
      }
      text.append(atMost: piece.count) { free in piece.copyBytes(to: free) }
    }
  }
}
