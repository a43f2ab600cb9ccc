import Foundation

/// A run of a program that was compiled from sources, without the library.
package struct ProgramRun {
  /// The exit status of the program, or of the compiler if it refused the sources.
  package let status: Int32
  /// The output of both.
  package let output: String

  /// Compiles sources and runs the program.
  ///
  /// - Parameters:
  ///   - files: The paths of files of this package.
  ///   - main: The text of the main file.
  ///   - flags: More arguments for the compiler.
  /// - Throws: An error if the compiler cannot be run.
  package init(files: [String], main: String, flags: [String]) throws {
    guard let toolchain = Toolchain.current else { throw Toolchain.Missing() }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("equitree-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let mainFile = folder.appendingPathComponent("main.swift")
    try Data(main.utf8).write(to: mainFile)
    let program = folder.appendingPathComponent("program")
    let arguments = [mainFile.path, "-package-name", "equitree", "-swift-version", "6", "-o", program.path]
    let compilation = try Self.run(toolchain.compiler, files + arguments + flags)
    if compilation.status != 0 {
      self = compilation
    } else {
      self = try Self.run(program, [])
    }
  }

  private init(status: Int32, output: String) {
    self.status = status
    self.output = output
  }

  /// Runs an executable to its end.
  static func run(_ executable: URL, _ arguments: [String]) throws -> ProgramRun {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return ProgramRun(status: process.terminationStatus, output: output)
  }
}
