/// Where the diagnostics of a tree go, in addition to its updates.
///
/// ```swift
/// let tree = ViewTree(TodoList(items), diagnostics: .custom { log("\($0)") })
/// DiagnosticOutput.standard = .silent  // for trees that are made later
/// ```
public struct DiagnosticOutput: Sendable {
  private let write: (@Sendable (TreeDiagnostic) -> Void)?

  private init(_ write: (@Sendable (TreeDiagnostic) -> Void)?) { self.write = write }

  /// Diagnostics are not written anywhere; updates still have them.
  public static let silent = DiagnosticOutput(nil)

  /// Each diagnostic is written to standard error once in a process, up to a thousand of them.
  public static let standardError = DiagnosticOutput(StandardError.writeOnce)

  /// Diagnostics go to a function, each once per tree.
  ///
  /// - Parameter write: The function. It is called at once, which may be while the tree evaluates, or on another thread
  ///   if a binding is set there. Requests that it makes to the tree are performed afterwards.
  /// - Returns: The output.
  public static func custom(_ write: @escaping @Sendable (TreeDiagnostic) -> Void) -> DiagnosticOutput {
    DiagnosticOutput(write)
  }

  private static let current = LockedValue(DebugBuild.isOn ? standardError : silent)

  /// The output of trees that are made without one: ``standardError`` in debug builds of the library, ``silent`` in
  /// others.
  public static var standard: DiagnosticOutput {
    get { current.value }
    set { _ = current.exchange(newValue) }
  }

  func callAsFunction(_ diagnostic: TreeDiagnostic) { write?(diagnostic) }

  /// Whether diagnostics are written anywhere.
  var isSilent: Bool { write == nil }
}

/// Whether the library is a debug build, which makes checks that only help to find mistakes.
enum DebugBuild {
  static let isOn: Bool = {
    var isOn = false
    assert(
      {
        isOn = true
        return true
      }())
    return isOn
  }()
}
