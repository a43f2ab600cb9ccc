import Foundation

/// A file that the program writes at the end of a run.
package struct OutputFile {
  package let path: String

  /// Checks that the file can be written later, so that no time is spent on figures that would be lost.
  package init(_ path: String) throws(UsageError) {
    self.path = path
    let files = FileManager.default
    var isFolder: ObjCBool = false
    if files.fileExists(atPath: path, isDirectory: &isFolder) {
      if isFolder.boolValue { throw UsageError("\(path) is a folder: give the path of a file") }
      if !files.isWritableFile(atPath: path) { throw UsageError("\(path) may not be written: choose another path") }
      if isDevice { return }
    }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    guard files.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
      throw UsageError("\(path) cannot be written, \(folder) is not a folder: create it first")
    }
    if !files.isWritableFile(atPath: folder) {
      throw UsageError("\(path) cannot be written into \(folder): choose a folder that you may write to")
    }
  }

  /// One text for all spellings of a file's path.
  static func place(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
  }

  /// Writes the file: whole, or not at all.
  package func write(_ content: [UInt8]) throws(UsageError) {
    do {
      if isDevice {
        let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
        try handle.write(contentsOf: Data(content))
        try handle.close()
      } else {
        // Writing through a symbolic link keeps the link.
        let target = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        try Data(content).write(to: target, options: .atomic)
      }
    } catch {
      throw UsageError("\(path) cannot be written: \(error.localizedDescription)")
    }
  }

  /// A device or a pipe cannot be replaced by a new file, only written to.
  private var isDevice: Bool {
    if path.hasPrefix("/dev/") { return true }
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let type = try? FileManager.default.attributesOfItem(atPath: target)[.type] as? FileAttributeType
    return type != nil && type != .typeRegular && type != .typeDirectory
  }
}
