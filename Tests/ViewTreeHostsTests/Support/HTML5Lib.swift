import Foundation

/// html5lib, a parser of HTML that shares nothing with this package, in a process of Python.
///
/// `.ci/html5lib` installs it below `.build`, where it can be had; one that Python finds by itself will do as well.
enum HTML5Lib {
  struct Failure: Error {
    let text: String
  }

  /// Whether there is a Python with html5lib.
  static let isThere = (try? run("print('there')", input: Data()))?.contains("there") == true

  /// Why a test is skipped where there is no such parser.
  static let missing = "html5lib is not installed: run .ci/html5lib"

  /// Runs a script that finds html5lib imported and the input in `sys.stdin.buffer`.
  ///
  /// - Returns: What it printed.
  static func run(_ script: String, input: Data) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("equitree-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("input")
    try input.write(to: file)
    let package = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    let prelude = """
      import sys
      sys.path.append(\(literal(package.appendingPathComponent(".build/html5lib").path)))
      import html5lib

      """
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", prelude + script]
    let (output, errors) = (Pipe(), FileHandle.nullDevice)
    process.standardInput = try FileHandle(forReadingFrom: file)
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(text: "Python ended with \(process.terminationStatus)") }
    return text
  }

  private static func literal(_ text: String) -> String {
    "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
  }
}
