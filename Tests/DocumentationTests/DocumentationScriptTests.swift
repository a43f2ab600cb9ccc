import Foundation
import Testing

/// Runs `.ci/documentation` with commands that record their arguments in place of the toolchain's.
@Suite("The script that builds the documentation")
struct DocumentationScriptTests {
  @Test("found-case 62: it builds what it reads, and needs nothing that was built before")
  func freshClone() throws {
    let run = try Self.run(
      swift: """
        if [ "$2" = --show-bin-path ]; then echo products; exit; fi
        mkdir -p products/Modules
        """,
      extract: """
        while [ $# -gt 1 ]; do
          case $1 in -module-name) module=$2 ;; -output-dir) folder=$2 ;; esac
          shift
        done
        [ -d products/Modules ] && touch "$folder/$module.symbols.json"
        """)
    #expect(run.status == 0, "\(run.output)")
    #expect(run.calls.first == "swift build --target Equitree")
    #expect(!run.calls.contains { $0.contains("dump-symbol-graph") })
    #expect(run.output.contains("Equitree: documentation without warnings"))
  }

  @Test("found-case 62: if a step fails, it shows the step's output and ends with its status")
  func failure() throws {
    let build = try Self.run(swift: "echo 'error: no such module'; seq 1000; exit 7", extract: "exit 0")
    #expect(build.status == 7)
    #expect(build.output.contains("error: no such module\n1\n2\n") && build.output.contains("\n1000\n"))
    #expect(build.output.contains("swift build --target Equitree"))
    let extraction = try Self.run(
      swift: "[ \"$2\" = --show-bin-path ] && echo products || true",
      extract: "echo 'error: module not found' >&2; exit 3")
    #expect(extraction.status == 3)
    #expect(extraction.output.contains("error: module not found"))
  }

  private struct Run {
    var status: Int32
    var output: String
    var calls: [String]
  }

  private static func run(swift: String, extract: String) throws -> Run {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("equitree-\(UUID().uuidString)")
    let commands = folder.appendingPathComponent("bin")
    let script = folder.appendingPathComponent(".ci/documentation")
    for new in [commands, script.deletingLastPathComponent()] {
      try FileManager.default.createDirectory(at: new, withIntermediateDirectories: true)
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.copyItem(at: Repository.root.appendingPathComponent(".ci/documentation"), to: script)
    let bodies = [
      "swift": swift, "swift-symbolgraph-extract": extract, "docc": "exit 0",
      "swiftc": "echo '    \"triple\": \"x86_64-unknown-linux-gnu\",'",
    ]
    for (name, body) in bodies {
      let file = commands.appendingPathComponent(name)
      try Data("#!/bin/sh\necho \"\(name) $*\" >>\"\(folder.path)/calls\"\n\(body)\n".utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["bash", script.path]
    process.environment = ["PATH": "\(commands.path):/usr/bin:/bin"]
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let calls = (try? String(contentsOf: folder.appendingPathComponent("calls"), encoding: .utf8)) ?? ""
    return Run(
      status: process.terminationStatus, output: output, calls: calls.split(separator: "\n").map(String.init))
  }
}
