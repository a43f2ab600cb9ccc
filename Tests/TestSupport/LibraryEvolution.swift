import Foundation

/// What the toolchain's compiler says about the comparison library as one whose interface is stable.
package enum LibraryEvolution {
  /// Compiles the sources of `ComparisonSpecs` with library evolution.
  ///
  /// - Returns: What the compiler wrote; nothing where it found nothing wrong.
  /// - Throws: Whatever keeps the compiler from being run.
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
      // `KeyedDiffing`, which the library imports for itself.
      + ["-I", toolchain.modules.path]
      + ["-load-plugin-executable", "\(toolchain.plugin.path)#ComparisonMacros", "-wmo", "-enable-library-evolution"]
      + ["-emit-sil", "-o", "/dev/null"] + sources
    let run = try ProgramRun.run(toolchain.compiler, arguments)
    return run.status == 0 ? "" : run.output
  }
}
