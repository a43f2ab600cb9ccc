import Foundation

/// The compiler, the plug-in and the modules that belong to the running tests.
package struct Toolchain {
  let compiler: URL
  let plugin: URL
  let modules: URL

  /// The plug-ins behind the macros of the standard library.
  var standardPlugins: URL {
    compiler.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("lib/swift/host/plugins")
  }

  /// The error that no compiler was found.
  package struct Missing: Error, CustomStringConvertible {
    package var description: String {
      "no 'swiftc' was found in PATH, or the tests do not lie beside the plug-in that they were built with"
    }
  }

  /// The toolchain, or nil if a part of it is missing; tests that need it are skipped then.
  package static let current: Toolchain? = {
    guard let compiler, let products, let plugin = plugin(in: products) else { return nil }
    let modules = products.appendingPathComponent("Modules")
    let isThere = FileManager.default.fileExists(
      atPath: modules.appendingPathComponent("ComparisonSpecs.swiftmodule").path)
    return isThere ? Toolchain(compiler: compiler, plugin: plugin, modules: modules) : nil
  }()

  /// The reason that `swift test` prints for skipped tests.
  package static let comment = "needs 'swiftc' in PATH, and the plug-in and the modules beside the tests"

  private static var compiler: URL? {
    let environment = ProcessInfo.processInfo.environment
    let folders = (environment["PATH"] ?? "").split(separator: ":").map { URL(fileURLWithPath: String($0)) }
    return (folders + ancestorsOfRuntime.map { $0.appendingPathComponent("bin") })
      .map { $0.appendingPathComponent("swiftc") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// The folders above the standard library that the tests run with.
  private static var ancestorsOfRuntime: [URL] {
    guard let image = loadedImages.first(where: { $0.contains("libswiftCore.") }) else { return [] }
    return ancestors(of: URL(fileURLWithPath: image))
  }

  /// The folder of the build's products: the nearest one above the test binary, or the tests' process, with `Modules`
  /// in it.
  private static var products: URL? {
    let files = loadedImages.filter { $0.contains(".xctest") } + CommandLine.arguments.filter { $0.contains(".xctest") }
    return files.lazy.map { URL(fileURLWithPath: $0) }.flatMap(ancestors)
      .first { FileManager.default.fileExists(atPath: $0.appendingPathComponent("Modules").path) }
  }

  private static func plugin(in products: URL) -> URL? {
    ["ComparisonMacros-tool", "ComparisonMacros"].map { products.appendingPathComponent($0) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  private static func ancestors(of file: URL) -> [URL] {
    var folders: [URL] = []
    var folder = file.deletingLastPathComponent()
    while folder.path != "/", folders.count < 64 {
      folders.append(folder)
      folder = folder.deletingLastPathComponent()
    }
    return folders
  }

  /// The executable and the files that the process has mapped, if the system lists them.
  private static var loadedImages: [String] {
    let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
    let mapped = maps.split(separator: "\n").compactMap { line in line.firstIndex(of: "/").map { String(line[$0...]) } }
    return mapped + Bundle.allBundles.map(\.bundlePath) + CommandLine.arguments.prefix(1)
  }
}
