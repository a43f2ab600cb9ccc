import Foundation

/// html5lib in a Python process: an HTML parser that shares no code with this package.
///
/// `.ci/html5lib` installs it below `.build` if it can. An installation that Python finds on its own works as well.
enum HTML5Lib {
  struct Failure: Error {
    let text: String
  }

  /// Whether Python with html5lib is available.
  static let isAvailable = (try? run("print('there')", input: Data()))?.contains("there") == true

  /// Why a test is skipped without the parser.
  static let missing = "html5lib is not installed: run .ci/html5lib"

  /// Runs a script with html5lib imported and the input in `sys.stdin.buffer`.
  ///
  /// - Returns: The script's output.
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
