import Foundation

/// The files of this repository, found from the path of this source.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The text of a file.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The files below a folder whose names end in a suffix, by their paths from the root, sorted.
  static func files(below folder: String, suffix: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
      .filter { $0.hasSuffix(suffix) && !$0.hasPrefix(".build/") && !$0.contains("/.build/") }
      .map { "\(folder)/\($0)" }
      .sorted()
  }

  /// The pages that are written for people.
  static func pages() throws -> [String] {
    try ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"] + files(below: "Docs", suffix: ".md")
      + files(below: "Sources", suffix: ".md")
  }
}
