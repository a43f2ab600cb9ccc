import Foundation

/// Node, which runs JavaScript without a page.
enum NodeJS {
  /// The path of Node, if it is in `PATH`.
  static let executable: URL? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { URL(fileURLWithPath: "\($0)/node") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }

  /// Why a test is skipped without Node.
  static let missing = "Node is not installed (apt-get install nodejs)"

  /// Runs a script and returns its output.
  static func run(_ arguments: [String], script: String) throws -> (status: Int32, output: String) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("equitree-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("page.js")
    try Data(script.utf8).write(to: file)
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments + [file.path]
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }
}
