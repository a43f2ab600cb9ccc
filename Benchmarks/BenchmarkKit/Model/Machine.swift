import Foundation

#if canImport(Darwin)
  import Darwin
#endif

/// The machine and the compiler of a run.
package struct Machine: Codable, Equatable, Sendable {
  package var cpu: String
  package var cores: Int
  package var os: String
  package var architecture: String
  package var swift: String
  package var build: String

  package init(cpu: String, cores: Int, os: String, architecture: String, swift: String, build: String) {
    self.cpu = cpu
    self.cores = cores
    self.os = os
    self.architecture = architecture
    self.swift = swift
    self.build = build
  }

  /// Returns the machine that this program runs on.
  package static func current() -> Machine {
    Machine(
      cpu: processorName() ?? "unknown processor", cores: ProcessInfo.processInfo.activeProcessorCount,
      os: ProcessInfo.processInfo.operatingSystemVersionString, architecture: architectureName, swift: compilerVersion,
      build: buildName)
  }

  /// A description in one line.
  package var summary: String {
    "\(cpu), \(cores) core\(cores == 1 ? "" : "s") · \(os), \(architecture) · Swift \(swift), \(build) build"
  }

  package static let releaseBuild = "release"

  private static var buildName: String {
    #if DEBUG
      "debug"
    #else
      releaseBuild
    #endif
  }

  private static func processorName() -> String? {
    #if canImport(Darwin)
      var size = 0
      guard sysctlbyname("machdep.cpu.brand_string", nil, &size, nil, 0) == 0, size > 1 else { return nil }
      var bytes = [UInt8](repeating: 0, count: size)
      guard sysctlbyname("machdep.cpu.brand_string", &bytes, &size, nil, 0) == 0 else { return nil }
      return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    #else
      guard let text = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8) else { return nil }
      return processorName(inProcessorList: text)
    #endif
  }

  /// Finds the processor's name in the text of Linux's `/proc/cpuinfo`, whose keys depend on the architecture.
  package static func processorName(inProcessorList text: String) -> String? {
    for key in ["model name", "Model", "Hardware", "cpu model", "uarch"] {
      for line in text.split(separator: "\n") {
        let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
        if parts.count == 2, parts[0] == key, !parts[1].isEmpty { return parts[1] }
      }
    }
    return nil
  }

  private static var architectureName: String {
    #if arch(x86_64)
      "x86_64"
    #elseif arch(arm64)
      "arm64"
    #elseif arch(wasm32)
      "wasm32"
    #else
      "another architecture"
    #endif
  }

  /// The version of the compiler, which the language does not tell in full at run time.
  private static var compilerVersion: String {
    #if compiler(>=6.5)
      "6.5 or later"
    #elseif compiler(>=6.4)
      "6.4"
    #elseif compiler(>=6.3)
      "6.3"
    #else
      "6.2"
    #endif
  }
}
