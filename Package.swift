// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

// MARK: - SwiftSyntax of the running toolchain

/// The folder that holds the toolchain's own SwiftSyntax modules, or nil where it ships none.
///
/// The manifest asks the dynamic loader which file `PackageDescription` was loaded from and walks up from there, so
/// the answer follows the toolchain that runs the build, wherever it is installed. `EQUITREE_SWIFTSYNTAX_HOST`
/// overrides it; an empty value means a toolchain without SwiftSyntax. See Docs/ToolchainSwiftSyntax.md.
let swiftSyntaxHost: String? = {
  if let folder = Context.environment["EQUITREE_SWIFTSYNTAX_HOST"] { return folder.isEmpty ? nil : folder }
  var image = LoadedImage(nil, nil, nil, nil)
  let anchor = unsafeBitCast(Package.self as Any.Type, to: UnsafeRawPointer.self)
  guard findLoadedImage(anchor, &image) != 0, let file = image.file else { return nil }
  var ancestors = String(cString: file).split(separator: "/")
  while ancestors.popLast() != nil {
    let prefix = "/" + ancestors.joined(separator: "/")
    let candidates = [
      "\(prefix)/lib/swift/host",
      // Xcode keeps PackageDescription outside of the toolchain that it belongs to.
      "\(prefix)/Developer/Toolchains/XcodeDefault.xctoolchain/usr/lib/swift/host",
    ]
    if let found = candidates.first(where: { access("\($0)/SwiftSyntax.swiftmodule", R_OK) == 0 }) { return found }
  }
  return nil
}()

/// The C library's `Dl_info`, which Glibc's module map leaves out.
typealias LoadedImage = (
  file: UnsafePointer<CChar>?, base: UnsafeRawPointer?, symbol: UnsafePointer<CChar>?, address: UnsafeRawPointer?
)

/// The C library's `dladdr`.
@_silgen_name("dladdr")
func findLoadedImage(_ address: UnsafeRawPointer, _ image: UnsafeMutablePointer<LoadedImage>) -> Int32

// MARK: - Settings

/// The language that every target is written in.
let language: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

/// Whether the package is built from its own folder rather than as a dependency of another.
///
/// Warnings are errors only then: in a dependency they are suppressed, and the swiftbuild build system refuses a target
/// that asks for both.
let isRoot = Context.environment["PWD"] == Context.packageDirectory

/// Makes warnings errors.
let strict: [SwiftSetting] = isRoot ? [.treatAllWarnings(as: .error)] : []

/// The same for the module that declares the macros: without them, the compiler warns that their declarations have no
/// implementation.
let strictWithMacros: [SwiftSetting] =
  isRoot && swiftSyntaxHost != nil ? [.treatAllWarnings(as: .error, .when(traits: ["Macros"]))] : []

/// Compiles against the toolchain's SwiftSyntax.
let compileAgainstHost: [SwiftSetting] = swiftSyntaxHost.map { [.unsafeFlags(["-I", $0])] } ?? []

/// Leaves the plug-in unoptimized in release as well: its time is spent in the toolchain's libraries, and optimizing it
/// would take ten seconds of every client's first build.
let quicklyBuilt: [SwiftSetting] = [.unsafeFlags(["-Onone"])]

/// Links with the toolchain's SwiftSyntax and finds it again at run time.
let linkAgainstHost: [LinkerSetting] =
  swiftSyntaxHost.map { [.unsafeFlags(["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0])] } ?? []

extension Target {
  /// Adds the settings that all targets share; the groups below name only those that one target alone has.
  func addCommonSettings() {
    let strictness = name == "ComparisonSpecs" ? strictWithMacros : strict
    swiftSettings = language + strictness + (swiftSettings ?? [])
  }
}

// MARK: - Macros

// They need the toolchain's SwiftSyntax. Without it they stay out of the graph, and so do the tests that use them.

let macros: [Target] = [
  .macro(
    name: "ComparisonMacros", swiftSettings: compileAgainstHost + quicklyBuilt, linkerSettings: linkAgainstHost)
]

/// The implementation of the macros, for the module that declares them.
let implementation: [Target.Dependency] =
  swiftSyntaxHost == nil ? [] : [.target(name: "ComparisonMacros", condition: .when(traits: ["Macros"]))]

/// The condition under which that module declares them.
let declaration: [SwiftSetting] =
  swiftSyntaxHost == nil ? [] : [.define("EQUITREE_MACROS", .when(traits: ["Macros"]))]

if swiftSyntaxHost == nil {
  print(
    """
    equitree: this toolchain ships no SwiftSyntax of its own, so the package is built without its macros. Use a \
    toolchain from swift.org (6.2 or later), or let EQUITREE_SWIFTSYNTAX_HOST name the folder that holds \
    SwiftSyntax.swiftmodule.
    """)
}

// MARK: - Libraries

let libraries: [Target] = [
  .target(
    name: "Equitree",
    dependencies: ["ComparisonSpecs", "ReflectiveComparison", "KeyedDiffing", "ViewTrees", "ViewTreeHosts"]),
  .target(
    name: "ComparisonSpecs", dependencies: ["KeyedDiffing"] + implementation, swiftSettings: declaration),
  .target(name: "ReflectiveComparison", dependencies: ["ComparisonSpecs"]),
  .target(name: "KeyedDiffing"),
  .target(name: "ViewTrees", dependencies: ["ComparisonSpecs", "ReflectiveComparison", "KeyedDiffing"]),
  .target(
    name: "ViewTreeHosts", dependencies: ["ViewTrees"],
    // The script for pages. Swift files beside these have the same text; see `.ci/page-script`.
    exclude: ["names", "dom", "events", "page"].map { "PageScript/\($0).js" }),
]

// MARK: - Tool

let tool: [Target] = [
  .target(name: "JSONDocuments"),
  .target(name: "EquitreeCommands", dependencies: ["JSONDocuments", "ViewTrees", "ComparisonSpecs"]),
  .executableTarget(name: "EquitreeTool", dependencies: ["EquitreeCommands"]),
]

// MARK: - Benchmarks

let benchmarks: [Target] = [
  .target(name: "BenchmarkKit", dependencies: ["JSONDocuments"], path: "Benchmarks/BenchmarkKit"),
  .target(
    name: "BenchmarkModels", dependencies: ["ComparisonSpecs", "BenchmarkKit", "JSONDocuments"],
    path: "Benchmarks/BenchmarkModels"),
  .target(
    name: "BenchmarkTrees", dependencies: ["ComparisonSpecs", "ViewTrees"], path: "Benchmarks/BenchmarkTrees"),
  .executableTarget(
    name: "EquitreeBench",
    dependencies: [
      "BenchmarkKit", "BenchmarkModels", "BenchmarkTrees", "ComparisonSpecs", "ReflectiveComparison", "KeyedDiffing",
      "ViewTrees",
    ],
    path: "Benchmarks/EquitreeBench"),
]

// MARK: - Examples

// The code of the pages in `Docs` and of the README, word for word.

let examples: [Target] = [
  .executableTarget(name: "ReadmeExamples", dependencies: ["Equitree"], path: "Docs/Examples/ReadmeExamples"),
  .executableTarget(name: "SpecExamples", dependencies: ["ComparisonSpecs"], path: "Docs/Examples/SpecExamples"),
  .executableTarget(
    name: "ReflectionExamples", dependencies: ["ReflectiveComparison"], path: "Docs/Examples/ReflectionExamples"),
  .executableTarget(name: "ListExamples", dependencies: ["KeyedDiffing"], path: "Docs/Examples/ListExamples"),
  .executableTarget(name: "HostExamples", dependencies: ["Equitree"], path: "Docs/Examples/HostExamples"),
  .executableTarget(
    name: "ObservationExamples", dependencies: ["Equitree"], path: "Docs/Examples/ObservationExamples"),
  .executableTarget(name: "TreeExamples", dependencies: ["Equitree"], path: "Docs/Examples/TreeExamples"),
]

// MARK: - Tests

let tests: [Target] = [
  // What the tests of several modules use; no product.
  .target(name: "TestSupport", path: "Tests/TestSupport"),
  .testTarget(name: "ComparisonSpecsTests", dependencies: ["ComparisonSpecs", "TestSupport"]),
  .testTarget(
    name: "ReflectiveComparisonTests", dependencies: ["ReflectiveComparison", "ComparisonSpecs", "TestSupport"]),
  .testTarget(name: "KeyedDiffingTests", dependencies: ["KeyedDiffing", "TestSupport"]),
  .testTarget(name: "ViewTreeHostsTests", dependencies: ["ViewTreeHosts", "ViewTrees", "TestSupport"]),
  .testTarget(name: "JSONDocumentsTests", dependencies: ["JSONDocuments", "TestSupport"]),
  .testTarget(
    name: "EquitreeToolTests", dependencies: ["EquitreeCommands", "EquitreeTool", "JSONDocuments", "TestSupport"]),
  .testTarget(
    name: "BenchmarkTests",
    dependencies: [
      "BenchmarkKit", "BenchmarkModels", "BenchmarkTrees", "ComparisonSpecs", "JSONDocuments", "ViewTrees",
      "TestSupport",
    ]),
  .testTarget(name: "DocumentationTests"),
]

/// The tests of the macros, and those that declare views with them.
///
/// The tests of the tree are among the latter: a quarter of their files use `@AutoEquatable`, and so do the sample views
/// that all of them share. A target for the other files would need those views a second time, without the macro.
let testsWithMacros: [Target] = [
  .testTarget(
    name: "ComparisonMacrosTests", dependencies: ["ComparisonMacros"], swiftSettings: compileAgainstHost),
  .testTarget(
    name: "AutoEquatableTests", dependencies: ["ComparisonSpecs", "ReflectiveComparison", "Equitree", "TestSupport"],
    swiftSettings: [.define("AUTOEQUATABLE_TESTS_CONDITION")]),
  .testTarget(
    name: "ViewTreesTests", dependencies: ["ViewTrees", "ViewTreeHosts", "ComparisonSpecs", "TestSupport"]),
  .testTarget(name: "ViewTreesLawsTests", dependencies: ["ViewTrees", "ComparisonSpecs", "TestSupport"]),
  .testTarget(
    name: "MainActorIsolationTests", dependencies: ["ComparisonSpecs"],
    swiftSettings: [.defaultIsolation(MainActor.self)]),
]

// MARK: - Package

let package = Package(
  name: "equitree",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "Equitree", targets: ["Equitree"]),
    .library(name: "ComparisonSpecs", targets: ["ComparisonSpecs"]),
    .library(name: "ReflectiveComparison", targets: ["ReflectiveComparison"]),
    .library(name: "KeyedDiffing", targets: ["KeyedDiffing"]),
    .library(name: "ViewTrees", targets: ["ViewTrees"]),
    .library(name: "ViewTreeHosts", targets: ["ViewTreeHosts"]),
    .executable(name: "equitree", targets: ["EquitreeTool"]),
    .executable(name: "equitree-bench", targets: ["EquitreeBench"]),
  ],
  traits: [
    .trait(
      name: "Macros",
      description: "The attached macros. Without them the library builds on a toolchain that ships no SwiftSyntax."),
    .default(enabledTraits: ["Macros"]),
  ],
  targets: libraries + tool + benchmarks + examples + tests + (swiftSyntaxHost == nil ? [] : macros + testsWithMacros),
  swiftLanguageModes: [.v6]
)

for target in package.targets { target.addCommonSettings() }
