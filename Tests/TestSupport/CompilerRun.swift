import Foundation

/// The messages of the toolchain's compiler about a source that uses the library.
package struct CompilerRun {
  /// A message: line, severity and text, and the file if it is not the source itself.
  package struct Message: CustomStringConvertible {
    package let file: String
    package let line: Int
    package let severity: String
    package let text: String

    package var description: String { "\(file):\(line): \(severity): \(text)" }
  }

  /// The errors and warnings in the order in which the compiler found them.
  package let messages: [Message]
  /// The whole output of the compiler.
  package let output: String

  /// Whether the compiler found nothing wrong.
  package var isClean: Bool { messages.isEmpty && status == 0 }

  private let status: Int32

  /// Type-checks a source.
  ///
  /// - Parameters:
  ///   - source: The text. A first line that imports the modules is added.
  ///   - modules: The modules that the text uses.
  ///   - languageMode: The version of the language.
  ///   - flags: More arguments for the compiler.
  /// - Throws: An error if the compiler cannot be run.
  package init(
    _ source: String, importing modules: [String] = ["ComparisonSpecs"], languageMode: Int = 6, flags: [String] = []
  ) throws {
    guard let toolchain = Toolchain.current else { throw Toolchain.Missing() }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("equitree-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Source.swift")
    // Public types use the library in their interface; the other modules are used internally.
    let isPublic = source.contains("public struct")
    let imports = modules.map { "\(isPublic && $0 == "ComparisonSpecs" ? "public " : "")import \($0)" }
      .joined(separator: "; ")
    try Data("\(imports)\n\(source)\n".utf8).write(to: file)
    let process = Process()
    process.executableURL = toolchain.compiler
    process.arguments =
      [
        "-frontend", "-typecheck", file.path, "-module-name", "Source", "-swift-version", "\(languageMode)",
        "-diagnostic-style", "llvm", "-load-plugin-executable", "\(toolchain.plugin.path)#ComparisonMacros",
        "-I", toolchain.modules.path, "-plugin-path", toolchain.standardPlugins.path,
      ] + flags
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
    messages = Self.messages(in: output)
  }

  /// Reads lines such as `/tmp/Source.swift:3:7: error: words`.
  private static func messages(in output: String) -> [Message] {
    output.split(separator: "\n").compactMap { line in
      for severity in ["error", "warning"] {
        guard let range = line.range(of: ": \(severity): ") else { continue }
        let place = line[..<range.lowerBound].split(separator: ":")
        guard place.count >= 3, let number = Int(place[place.count - 2]) else {
          return Message(file: "", line: 0, severity: severity, text: String(line[range.upperBound...]))
        }
        let file = place[0].split(separator: "/").last.map(String.init) ?? ""
        // The import comes before the test's text.
        return Message(file: file, line: number - 1, severity: severity, text: String(line[range.upperBound...]))
      }
      return nil
    }
  }
}
