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
/// overrides it; empty, it stands for a toolchain without SwiftSyntax. See Docs/ToolchainSwiftSyntax.md.
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

/// What every target is compiled with.
let settings = language + strict

/// Compiles against the toolchain's SwiftSyntax.
let compileAgainstHost: [SwiftSetting] = swiftSyntaxHost.map { [.unsafeFlags(["-I", $0])] } ?? []

/// Leaves the plug-in unoptimized in release as well: its time is spent in the toolchain's libraries, and optimizing it
/// would take ten seconds of every client's first build.
let quicklyBuilt: [SwiftSetting] = [.unsafeFlags(["-Onone"])]

/// Links with the toolchain's SwiftSyntax and finds it again at run time.
let linkAgainstHost: [LinkerSetting] =
  swiftSyntaxHost.map { [.unsafeFlags(["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0])] } ?? []

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
    .executable(name: "equitree", targets: ["EquitreeTool"]),
    .executable(name: "equitree-bench", targets: ["EquitreeBench"]),
  ],
  traits: [
    .trait(
      name: "Macros",
      description: "The attached macros. Without them the library builds on a toolchain that ships no SwiftSyntax."),
    .default(enabledTraits: ["Macros"]),
  ],
  targets: [
    // Without the macros, the compiler warns that their declarations have no implementation.
    .target(name: "ComparisonSpecs", dependencies: ["KeyedDiffing"], swiftSettings: language),
    .target(name: "ReflectiveComparison", dependencies: ["ComparisonSpecs"], swiftSettings: settings),
    .target(name: "KeyedDiffing", swiftSettings: settings),
    .target(
      name: "ViewTrees", dependencies: ["ComparisonSpecs", "ReflectiveComparison", "KeyedDiffing"],
      swiftSettings: settings),
    .target(
      name: "Equitree", dependencies: ["ComparisonSpecs", "ReflectiveComparison", "KeyedDiffing", "ViewTrees"],
      swiftSettings: settings),

    .target(name: "JSONDocuments", swiftSettings: settings),
    .target(
      name: "EquitreeCommands", dependencies: ["JSONDocuments", "ViewTrees", "ComparisonSpecs"],
      swiftSettings: settings),
    .executableTarget(name: "EquitreeTool", dependencies: ["EquitreeCommands"], swiftSettings: settings),

    .target(
      name: "BenchmarkKit", dependencies: ["JSONDocuments"], path: "Benchmarks/BenchmarkKit", swiftSettings: settings),
    .target(
      name: "BenchmarkModels", dependencies: ["ComparisonSpecs", "BenchmarkKit", "JSONDocuments"],
      path: "Benchmarks/BenchmarkModels", swiftSettings: settings),
    .target(
      name: "BenchmarkTrees", dependencies: ["ComparisonSpecs", "ViewTrees"], path: "Benchmarks/BenchmarkTrees",
      swiftSettings: settings),
    .executableTarget(
      name: "EquitreeBench",
      dependencies: [
        "BenchmarkKit", "BenchmarkModels", "BenchmarkTrees", "ComparisonSpecs", "ReflectiveComparison", "KeyedDiffing",
        "ViewTrees",
      ],
      path: "Benchmarks/EquitreeBench", swiftSettings: settings),

    // What the tests of several modules use; no product.
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    .testTarget(
      name: "ComparisonSpecsTests", dependencies: ["ComparisonSpecs", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "ReflectiveComparisonTests", dependencies: ["ReflectiveComparison", "ComparisonSpecs", "TestSupport"],
      swiftSettings: settings),
    .testTarget(name: "KeyedDiffingTests", dependencies: ["KeyedDiffing", "TestSupport"], swiftSettings: settings),
    .executableTarget(
      name: "ReadmeExamples", dependencies: ["Equitree"], path: "Docs/Examples/ReadmeExamples", swiftSettings: settings),
    .executableTarget(
      name: "SpecExamples", dependencies: ["ComparisonSpecs"], path: "Docs/Examples/SpecExamples",
      swiftSettings: settings),
    .executableTarget(
      name: "ReflectionExamples", dependencies: ["ReflectiveComparison"], path: "Docs/Examples/ReflectionExamples",
      swiftSettings: settings),
    .executableTarget(
      name: "ListExamples", dependencies: ["KeyedDiffing"], path: "Docs/Examples/ListExamples", swiftSettings: settings),

    .executableTarget(
      name: "HostExamples", dependencies: ["Equitree"], path: "Docs/Examples/HostExamples", swiftSettings: settings),
    .executableTarget(
      name: "ObservationExamples", dependencies: ["Equitree"], path: "Docs/Examples/ObservationExamples",
      swiftSettings: settings),
    .executableTarget(
      name: "TreeExamples", dependencies: ["Equitree"], path: "Docs/Examples/TreeExamples", swiftSettings: settings),

    .testTarget(name: "DocumentationTests", swiftSettings: settings),
    .testTarget(
      name: "BenchmarkTests",
      dependencies: [
        "BenchmarkKit", "BenchmarkModels", "BenchmarkTrees", "ComparisonSpecs", "JSONDocuments", "ViewTrees",
        "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(name: "JSONDocumentsTests", dependencies: ["JSONDocuments", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "EquitreeToolTests", dependencies: ["EquitreeCommands", "EquitreeTool", "JSONDocuments", "TestSupport"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

// The macros need the toolchain's SwiftSyntax and stay out of the graph where it has none.
if swiftSyntaxHost != nil {
  let specs = package.targets.first { $0.name == "ComparisonSpecs" }!
  specs.dependencies.append(.target(name: "ComparisonMacros", condition: .when(traits: ["Macros"])))
  specs.swiftSettings =
    language + [.define("EQUITREE_MACROS", .when(traits: ["Macros"]))]
    + (isRoot ? [.treatAllWarnings(as: .error, .when(traits: ["Macros"]))] : [])
  package.targets += [
    .macro(
      name: "ComparisonMacros", swiftSettings: settings + compileAgainstHost + quicklyBuilt,
      linkerSettings: linkAgainstHost),
    .testTarget(
      name: "ComparisonMacrosTests", dependencies: ["ComparisonMacros"], swiftSettings: settings + compileAgainstHost),
    .testTarget(
      name: "AutoEquatableTests",
      dependencies: ["ComparisonSpecs", "ReflectiveComparison", "Equitree", "TestSupport"],
      swiftSettings: settings + [.define("AUTOEQUATABLE_TESTS_CONDITION")]),
    .testTarget(
      name: "ViewTreesLawsTests", dependencies: ["ViewTrees", "ComparisonSpecs", "TestSupport"], swiftSettings: settings
    ),
    .testTarget(
      name: "ViewTreesTests", dependencies: ["ViewTrees", "ComparisonSpecs", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "MainActorIsolationTests", dependencies: ["ComparisonSpecs"],
      swiftSettings: settings + [.defaultIsolation(MainActor.self)]),
  ]
} else {
  print(
    """
    equitree: this toolchain ships no SwiftSyntax of its own, so the package is built without its macros. Use a \
    toolchain from swift.org (6.2 or later), or let EQUITREE_SWIFTSYNTAX_HOST name the folder that holds \
    SwiftSyntax.swiftmodule.
    """)
}
