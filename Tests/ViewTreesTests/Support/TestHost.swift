import Testing
import ViewTreeHosts
import ViewTrees

/// A kind of host that the table of scenarios runs against.
struct TestHost: Sendable, CustomTestStringConvertible {
  /// A host, and what it shows as text.
  struct Shown {
    let host: any ViewTreeHost
    let text: () -> String
    /// What is wrong with the state of the host, or `nil`.
    let violations: () -> [InvariantViolation]
  }

  let name: String
  /// Makes a host of the kind, or returns `nil` if the recording host has no other host behind it.
  let make: @Sendable () -> Shown?

  var testDescription: String { name }

  /// The recording host alone.
  static let recording = TestHost(name: "a recording host") { nil }
}

/// All kinds of hosts.
enum TestHosts {
  static let all = [
    TestHost.recording,
    TestHost(name: "a memory host") {
      let host = MemoryHost()
      return TestHost.Shown(host: host, text: { host.tree.description }, violations: { host.tree.findViolations() })
    },
    TestHost(name: "an HTML host") {
      let host = HTMLHost()
      return TestHost.Shown(host: host, text: { host.html }, violations: { host.tree.findViolations() })
    },
  ]
}
