import JSONDocuments

/// Writes differences for people: a line for each, then their counts.
struct TextReport {
  /// The number of differences that are printed unless the user sets a limit.
  static var defaultLimit: Int { 200 }

  private let result: DiffResult
  private let input: DiffInput
  private let limit: Int
  private let paths: ShownPaths

  /// The length at which a value is cut off.
  private static var longestValue: Int { 100 }
  /// The number of keys that are named.
  private static var mostKeys: Int { 5 }

  init(_ result: DiffResult, _ input: DiffInput, limit: Int) {
    self.result = result
    self.input = input
    self.limit = limit
    paths = ShownPaths(result, input, limit: limit)
  }

  func write(to output: inout Output) throws(ToolError) {
    if result.changes.isEmpty {
      try output.write("no differences\n")
    } else {
      for change in result.changes.prefix(limit) { try output.write(line(for: change)) }
      try writeOmission(of: result.changes.count - limit, to: &output)
      let counts = Change.Kind.allCases.compactMap { kind in
        let count = result.count(of: kind)
        return count == 0 ? nil : "\(Self.grouped(count)) \(kind.rawValue)"
      }
      try output.write("\n\(counts.joined(separator: ", "))\n")
    }
    try writeDecisions(to: &output)
    let choices = input.keys.choices
    if !choices.isEmpty {
      let named = choices.prefix(Self.mostKeys).map { "\($0.path) by \(input.spellings.text(ofField: $0.field))" }
      let more = choices.count - named.count
      let rest = more > 0 ? " and \(Self.grouped(more)) more" : ""
      try output.write("paired: \(named.joined(separator: ", "))\(rest)\n")
    }
    let work = result.work
    try output.write(
      "nodes: \(Self.grouped(work.skipped)) skipped, \(Self.grouped(work.compared)) compared, "
        + "\(Self.grouped(work.rebuilt)) rebuilt, \(Self.grouped(work.evaluated)) evaluated\n")
  }

  private func writeDecisions(to output: inout Output) throws(ToolError) {
    guard let decisions = result.decisions else { return }
    try output.write("\n")
    for decision in decisions.prefix(limit) {
      try output.write("\(Self.padded(decision.kind)) \(paths.path(of: decision)): \(decision.reason)\n")
    }
    try writeOmission(of: decisions.count - limit, to: &output)
    try output.write("\n")
  }

  /// Writes how many lines the limit cut off, if it did.
  private func writeOmission(of count: Int, to output: inout Output) throws(ToolError) {
    if count > 0 { try output.write("… and \(Self.grouped(count)) more (--all prints all)\n") }
  }

  /// The first word of a line, as wide as the longest one.
  private static func padded(_ kind: String) -> String {
    kind + String(repeating: " ", count: max(0, 8 - kind.count))
  }

  private func line(for change: Change) -> String {
    let kind = Self.padded(change.kind.rawValue)
    let path = paths.path(of: change)
    switch (change.kind, change.old, change.new) {
    case (.moved, let old?, let new?):
      return "\(kind) \(path): [\(input.oldPaths.position(of: old))] → [\(input.newPaths.position(of: new))]\n"
    case (_, let old?, let new?):
      let (from, to) = texts(of: old, new)
      return "\(kind) \(path): \(from) → \(to)\n"
    case (_, let value?, nil), (_, nil, let value?):
      // If the paths of two values look the same, the values may too: they contain the key.
      return "\(kind) \(path): \(text(of: value, paths.isAmbiguous(change) ? .escaped : .readable))\n"
    case (_, nil, nil): return ""
    }
  }

  // MARK: - Values

  /// The texts of two values that differ, written so that they look different.
  private func texts(of old: JSONNode, _ new: JSONNode) -> (String, String) {
    let (from, to) = (text(of: old), text(of: new))
    if from != to { return (from, to) }
    // They differ only behind the cut, or in characters that look the same.
    let (left, right) = Self.windows(on: text(of: old, limit: .max), text(of: new, limit: .max))
    if left != right { return (left, right) }
    return Self.windows(on: text(of: old, .escaped, limit: .max), text(of: new, .escaped, limit: .max))
  }

  /// The parts of two texts around the first place at which they differ.
  private static func windows(on lhs: String, _ rhs: String) -> (String, String) {
    let common = zip(lhs.unicodeScalars, rhs.unicodeScalars).prefix { $0 == $1 }.count
    let start = common > longestValue / 2 ? common - longestValue / 4 : 0
    func window(on text: String) -> String {
      let rest = text.unicodeScalars.dropFirst(start)
      let shown = rest.prefix(longestValue)
      return (start > 0 ? "…" : "") + String(String.UnicodeScalarView(shown)) + (rest.count > shown.count ? "…" : "")
    }
    return (window(on: lhs), window(on: rhs))
  }

  private func text(of node: JSONNode, _ style: JSONWriter.Style = .readable, limit: Int = longestValue) -> String {
    var writer = JSONWriter(style, limit: limit, escapedNames: input.spellings.names)
    writer.write(node)
    let text = String(decoding: writer.bytes, as: UTF8.self)
    return writer.isCut ? "\(text)…" : text
  }

  /// Returns a number with its digits in groups of three.
  static func grouped(_ number: Int) -> String {
    var text = ""
    for (position, digit) in String(number).reversed().enumerated() {
      if position > 0, position % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return String(text.reversed())
  }
}
