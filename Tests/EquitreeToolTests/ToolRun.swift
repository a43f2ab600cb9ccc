import Foundation
import Testing

/// One run of the executable on documents that a test writes.
struct ToolRun {
  var status: Int32
  var output: String
  var complaint: String

  /// Runs `equitree` with the arguments.
  ///
  /// - Parameters:
  ///   - arguments: The arguments; paths in them start from the folder of the files.
  ///   - files: The names of files to create, and their contents.
  ///   - input: The text on standard input.
  ///   - executable: An executable to run in place of `equitree`.
  /// - Throws: An error if the executable cannot be run.
  init(
    _ arguments: [String], files: [String: [UInt8]] = [:], input: String = "", executable: URL? = nil
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("equitree-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, bytes) in files { try Data(bytes).write(to: folder.appendingPathComponent(name)) }
    let inputFile = folder.appendingPathComponent("standard input")
    try Data(input.utf8).write(to: inputFile)

    let process = Process()
    process.executableURL = try executable ?? Self.executable
    process.currentDirectoryURL = folder
    process.arguments = arguments
    let (output, complaint) = (Pipe(), Pipe())
    process.standardInput = try FileHandle(forReadingFrom: inputFile)
    process.standardOutput = output
    process.standardError = complaint
    try process.run()
    // The notes and errors of a run fit into a pipe; its output may not.
    let written = try output.fileHandleForReading.readToEnd() ?? Data()
    let complained = try complaint.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    status = process.terminationStatus
    self.output = String(decoding: written, as: UTF8.self)
    self.complaint = String(decoding: complained, as: UTF8.self)
  }

  /// Runs shell commands in a new folder, with the executable as `$TOOL`.
  ///
  /// - Parameter script: The commands.
  /// - Returns: What they wrote, and the status of the last one.
  /// - Throws: An error if the shell cannot be run.
  static func shell(_ script: String) throws -> ToolRun {
    let executable = try Self.executable
    return try ToolRun(
      ["-c", "TOOL='\(executable.path)'; \(script)"], executable: URL(fileURLWithPath: "/bin/sh"))
  }

  /// Compares two texts.
  static func diff(_ old: String, _ new: String, _ options: String...) throws -> ToolRun {
    try ToolRun(
      ["diff", "old.json", "new.json"] + options,
      files: ["old.json": Array(old.utf8), "new.json": Array(new.utf8)])
  }

  /// The lines of differences.
  var changes: [String] {
    output.split(separator: "\n", omittingEmptySubsequences: false).prefix { !$0.isEmpty }.map(String.init)
  }

  /// The executable that was built with the tests.
  private static var executable: URL {
    get throws {
      let folders = [
        URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent(),
        Bundle.main.bundleURL, Bundle.main.bundleURL.deletingLastPathComponent(),
      ]
      let candidates = folders.map { $0.appendingPathComponent("equitree") }
      return try #require(
        candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) },
        "equitree is not beside the tests: build it with `swift build --product equitree`")
    }
  }
}
