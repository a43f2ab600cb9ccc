import JSONDocuments

/// The paths of one account for people, in which no two values look like one.
///
/// Most paths are told in short. Where that of another value looks the same, since they differ behind a cut or in the way
/// in which a character is written, both are told in full.
struct ShownPaths {
  private let input: DiffInput
  /// The paths that several values have in short, without quotes; strings that look the same are equal.
  private var ambiguous: Set<String> = []

  /// - Complexity: O(*n*) in the length of the paths that are shown.
  init(_ account: Account, _ input: DiffInput, limit: Int) {
    self.input = input
    var seen: [String: (bytes: [UInt8], isOld: Bool, index: UInt32)] = [:]
    let changes = account.changes.prefix(limit).compactMap(Self.value)
    let decisions = (account.decisions ?? []).prefix(limit).map { ($0.value, $0.isGone) }
    let paths = (changes + decisions).map { ($0.0, $0.1, path(of: $0.0, isOld: $0.1)) }
    // A cut and all but one spelling of a character are beyond ASCII.
    if paths.allSatisfy({ $0.2.utf8.allSatisfy { $0 < 0x80 } }) { return }
    for (value, isOld, path) in paths {
      let bytes = Array(path.utf8)
      let unquoted = Self.unquoted(path)
      guard let known = seen[unquoted] else {
        seen[unquoted] = (bytes, isOld, value.index)
        continue
      }
      // One value may be told about twice, and without a cut one path may be that of two: keys may repeat.
      let isCut = path.unicodeScalars.contains("…") && (known.isOld, known.index) != (isOld, value.index)
      if known.bytes != bytes || isCut { ambiguous.insert(unquoted) }
    }
  }

  /// The path of what was changed: in the new document, and in the old one for what is gone.
  func path(of change: Change) -> String {
    Self.value(of: change).map { shownPath(of: $0.value, isOld: $0.isOld) } ?? ""
  }

  /// The path of what was decided about.
  func path(of decision: Account.Decision) -> String { shownPath(of: decision.value, isOld: decision.isGone) }

  private static func value(of change: Change) -> (value: JSONNode, isOld: Bool)? {
    change.new.map { ($0, false) } ?? change.old.map { ($0, true) }
  }

  /// Whether the path of what was changed looks like that of another value.
  func isAmbiguous(_ change: Change) -> Bool {
    guard !ambiguous.isEmpty, let (value, isOld) = Self.value(of: change) else { return false }
    return isAmbiguous(path(of: value, isOld: isOld))
  }

  private func isAmbiguous(_ path: String) -> Bool {
    !ambiguous.isEmpty && ambiguous.contains(Self.unquoted(path))
  }

  /// A path without what depends on the spelling of a character: quotes are around those that are written with an accent.
  private static func unquoted(_ path: String) -> String {
    String(String.UnicodeScalarView(path.unicodeScalars.filter { $0 != "\"" }))
  }

  private func shownPath(of value: JSONNode, isOld: Bool) -> String {
    let path = path(of: value, isOld: isOld)
    return isAmbiguous(path) ? self.path(of: value, isOld: isOld, inFull: true) : path
  }

  private func path(of value: JSONNode, isOld: Bool, inFull: Bool = false) -> String {
    (isOld ? input.oldPaths : input.newPaths).path(of: value, inFull: inFull)
  }
}
