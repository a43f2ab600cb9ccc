import Foundation

/// Compiles the comparison library with a stable interface.
package enum LibraryEvolution {
  /// Compiles the sources of `ComparisonSpecs` with library evolution.
  ///
  /// - Returns: The compiler's output, which is empty if it found nothing wrong.
  /// - Throws: An error if the compiler cannot be run.
  package static func compileComparisonSpecs() throws -> String {
    guard let toolchain = Toolchain.current else { throw Toolchain.Missing() }
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = root.appendingPathComponent("Sources/ComparisonSpecs")
    let sources = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
      .map { folder.appendingPathComponent($0).path }
    let features = [
      "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility", "InferIsolatedConformances",
      "NonisolatedNonsendingByDefault",
    ]
    let arguments =
      ["-swift-version", "6", "-package-name", "equitree", "-module-name", "ComparisonSpecs", "-D", "EQUITREE_MACROS"]
      + features.flatMap { ["-enable-upcoming-feature", $0] }
      // `KeyedDiffing`, which only the library imports.
      + ["-I", toolchain.modules.path]
      + ["-load-plugin-executable", "\(toolchain.plugin.path)#ComparisonMacros", "-wmo", "-enable-library-evolution"]
      + ["-emit-sil", "-o", "/dev/null"] + sources
    let run = try ProgramRun.run(toolchain.compiler, arguments)
    return run.status == 0 ? "" : run.output
  }
}
