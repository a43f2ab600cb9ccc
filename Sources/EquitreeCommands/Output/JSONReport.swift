import JSONDocuments

/// Tells differences to programs: one JSON document of schema 1, a difference a line.
struct JSONReport {
  /// The form of the document; it changes when a reader of the old one would misread the new one.
  static var schema: Int { 1 }

  private let account: Account
  private let input: DiffInput
  private let limit: Int
  private let oldPaths: NodePaths
  private let newPaths: NodePaths

  init(_ account: Account, _ input: DiffInput, limit: Int) {
    self.account = account
    self.input = input
    self.limit = limit
    oldPaths = input.oldPaths
    newPaths = input.newPaths
  }

  func write(to output: inout Output) throws(ToolError) {
    var head = JSONWriter(.compact)
    head.write("{\"schema\":\(Self.schema),\n\"old\":")
    head.writeString(input.options.old.text)
    head.write(",\"new\":")
    head.writeString(input.options.new.text)
    head.write(",\n\"equal\":\(account.changes.isEmpty),\n\"summary\":{")
    head.write(Change.Kind.allCases.map { "\"\($0.rawValue)\":\(account.count(of: $0))" }.joined(separator: ","))
    let work = account.work
    head.write("},\n\"nodes\":{\"skipped\":\(work.skipped),\"compared\":\(work.compared),")
    head.write("\"rebuilt\":\(work.rebuilt),\"evaluated\":\(work.evaluated)},\n\"keys\":[")
    try output.write(head.bytes)
    for (position, choice) in input.keys.choices.enumerated() {
      var writer = JSONWriter(.compact)
      writer.write(position == 0 ? "\n{\"path\":" : ",\n{\"path\":")
      writer.writeString(choice.path)
      writer.write(",\"field\":")
      writer.writeString(choice.field)
      writer.write("}")
      try output.write(writer.bytes)
    }
    try output.write("],\n\"changes\":[")
    for (position, change) in account.changes.prefix(limit).enumerated() {
      try output.write(position == 0 ? "\n" : ",\n")
      try output.write(Self.bytes(of: change, oldPaths, newPaths))
    }
    try output.write("],\n\"omitted\":\(max(0, account.changes.count - limit))")
    try writeDecisions(to: &output)
    try output.write("}\n")
  }

  private func writeDecisions(to output: inout Output) throws(ToolError) {
    guard let decisions = account.decisions else { return }
    try output.write(",\n\"decisions\":[")
    for (position, decision) in decisions.prefix(limit).enumerated() {
      let paths = decision.isGone ? oldPaths : newPaths
      var writer = JSONWriter(.compact)
      writer.write(position == 0 ? "\n{\"decision\":" : ",\n{\"decision\":")
      writer.writeString(decision.kind)
      writer.write(",\"reason\":")
      writer.writeString(decision.reason)
      writer.write(",\"path\":")
      writer.writeString(paths.path(of: decision.value))
      writer.write(decision.isGone ? ",\"old\":" : ",\"new\":")
      writer.writeString(paths.pointer(of: decision.value))
      writer.write("}")
      try output.write(writer.bytes)
    }
    try output.write("],\n\"omittedDecisions\":\(max(0, decisions.count - limit))")
  }

  private static func bytes(of change: Change, _ oldPaths: NodePaths, _ newPaths: NodePaths) -> [UInt8] {
    var writer = JSONWriter(.compact)
    writer.write("{\"kind\":\"\(change.kind.rawValue)\",\"path\":")
    writer.writeString(
      change.new.map { newPaths.path(of: $0) } ?? change.old.map { oldPaths.path(of: $0) } ?? "")
    for (side, node, paths) in [("old", change.old, oldPaths), ("new", change.new, newPaths)] {
      guard let node else { continue }
      writer.write(",\"\(side)\":{\"pointer\":")
      writer.writeString(paths.pointer(of: node))
      if change.kind == .moved {
        writer.write(",\"position\":\(paths.position(of: node))")
      } else {
        writer.write(",\"value\":")
        writer.write(node)
      }
      writer.write("}")
    }
    writer.write("}")
    return writer.bytes
  }
}
