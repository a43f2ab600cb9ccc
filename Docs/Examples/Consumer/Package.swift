// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "consumer",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "equitree", path: "../../..")
  ],
  targets: [
    .executableTarget(name: "App", dependencies: [.product(name: "ComparisonSpecs", package: "equitree")]),
    .executableTarget(name: "Plain", dependencies: [.product(name: "Equitree", package: "equitree")]),
    .testTarget(name: "AppTests", dependencies: ["App"]),
  ]
)
