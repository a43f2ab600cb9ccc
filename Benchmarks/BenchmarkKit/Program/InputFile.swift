import Foundation

/// Files that the program reads.
package enum InputFile {
  /// The bytes of a file.
  package static func read(_ path: String) throws(UsageError) -> [UInt8] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw UsageError("\(path) does not exist: give the path of a JSON file")
    }
    if isFolder.boolValue { throw UsageError("\(path) is a folder: give the path of a JSON file") }
    do {
      return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw UsageError("\(path) cannot be read: \(error.localizedDescription)")
    }
  }
}
