import JSONDocuments

/// The paths of one report for people, in which no two values look the same.
///
/// Most paths are shortened. If the short paths of two values look the same, since they differ behind the cut or in the
/// spelling of a character, both are shown in full.
struct ShownPaths {
  private let input: DiffInput
  /// The short paths that several values share, without quotes; strings that look the same are equal.
  private var ambiguous: Set<String> = []

  /// - Complexity: O(*n*) in the length of the paths that are shown.
  init(_ result: DiffResult, _ input: DiffInput, limit: Int) {
    self.input = input
    var seen: [String: (bytes: [UInt8], isOld: Bool, index: UInt32)] = [:]
    let changes = result.changes.prefix(limit).compactMap(\.reported)
    let decisions = (result.decisions ?? []).prefix(limit).map { ($0.value, $0.isGone) }
    let paths = (changes + decisions).map { ($0.0, $0.1, path(of: $0.0, isOld: $0.1)) }
    // A cut is beyond ASCII, and so are all but one spelling of a character.
    if paths.allSatisfy({ $0.2.utf8.allSatisfy { $0 < 0x80 } }) { return }
    for (value, isOld, path) in paths {
      let bytes = Array(path.utf8)
      let unquoted = Self.unquoted(path)
      guard let known = seen[unquoted] else {
        seen[unquoted] = (bytes, isOld, value.index)
        continue
      }
      // A value may be reported twice. Two values may share a path without a cut, since keys may repeat.
      let isCut = path.unicodeScalars.contains("…") && (known.isOld, known.index) != (isOld, value.index)
      if known.bytes != bytes || isCut { ambiguous.insert(unquoted) }
    }
  }

  /// The path of a value that has changed: in the new document, or in the old one if the value is gone.
  func path(of change: Change) -> String {
    change.reported.map { shownPath(of: $0.value, isOld: $0.isOld) } ?? ""
  }

  /// The path of the value that a decision is about.
  func path(of decision: DiffResult.Decision) -> String { shownPath(of: decision.value, isOld: decision.isGone) }

  /// Returns whether the path of a value that has changed looks like that of another value.
  func isAmbiguous(_ change: Change) -> Bool {
    guard !ambiguous.isEmpty, let (value, isOld) = change.reported else { return false }
    return isAmbiguous(path(of: value, isOld: isOld))
  }

  private func isAmbiguous(_ path: String) -> Bool {
    !ambiguous.isEmpty && ambiguous.contains(Self.unquoted(path))
  }

  /// A path without the quotes, which are there only in some spellings of a name.
  private static func unquoted(_ path: String) -> String {
    String(String.UnicodeScalarView(path.unicodeScalars.filter { $0 != "\"" }))
  }

  private func shownPath(of value: JSONNode, isOld: Bool) -> String {
    let path = path(of: value, isOld: isOld)
    return isAmbiguous(path) ? self.path(of: value, isOld: isOld, inFull: true) : path
  }

  private func path(of value: JSONNode, isOld: Bool, inFull: Bool = false) -> String {
    input.paths(ofOld: isOld).path(of: value, inFull: inFull)
  }
}
