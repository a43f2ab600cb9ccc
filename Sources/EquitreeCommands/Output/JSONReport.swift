import JSONDocuments

/// Writes differences for programs: one JSON document of schema 1, with each difference on its own line.
struct JSONReport {
  /// The form of the document; it changes if a reader of the old form would misread the new one.
  static var schema: Int { 1 }

  private let result: DiffResult
  private let input: DiffInput
  private let limit: Int

  init(_ result: DiffResult, _ input: DiffInput, limit: Int) {
    self.result = result
    self.input = input
    self.limit = limit
  }

  func write(to output: inout Output) throws(ToolError) {
    try output.write(head)
    try writeArray("keys", input.keys.choices, to: &output) { choice, writer in
      writer.write("{\"path\":")
      writer.writeString(choice.path)
      writer.write(",\"field\":")
      writer.writeString(choice.field)
      writer.write("}")
    }
    try writeArray("changes", result.changes.prefix(limit), to: &output, write)
    try output.write(",\n\"omitted\":\(max(0, result.changes.count - limit))")
    if let decisions = result.decisions {
      try writeArray("decisions", decisions.prefix(limit), to: &output, write)
      try output.write(",\n\"omittedDecisions\":\(max(0, decisions.count - limit))")
    }
    try output.write("}\n")
  }

  /// The start of the document: what comes before the lists.
  private var head: [UInt8] {
    var writer = JSONWriter(.compact)
    writer.write("{\"schema\":\(Self.schema),\n\"old\":")
    writer.writeString(input.options.old.text)
    writer.write(",\"new\":")
    writer.writeString(input.options.new.text)
    writer.write(",\n\"equal\":\(result.changes.isEmpty),\n\"summary\":{")
    writer.write(Change.Kind.allCases.map { "\"\($0.rawValue)\":\(result.count(of: $0))" }.joined(separator: ","))
    let work = result.work
    writer.write("},\n\"nodes\":{\"skipped\":\(work.skipped),\"compared\":\(work.compared),")
    writer.write("\"rebuilt\":\(work.rebuilt),\"evaluated\":\(work.evaluated)}")
    return writer.bytes
  }

  /// Writes a member that is an array, with each element on its own line.
  private func writeArray<Element>(
    _ name: String, _ elements: some Sequence<Element>, to output: inout Output,
    _ write: (Element, inout JSONWriter) -> Void
  ) throws(ToolError) {
    try output.write(",\n\"\(name)\":[")
    var separator = "\n"
    for element in elements {
      var writer = JSONWriter(.compact)
      writer.write(separator)
      write(element, &writer)
      try output.write(writer.bytes)
      separator = ",\n"
    }
    try output.write("]")
  }

  private func write(_ change: Change, to writer: inout JSONWriter) {
    writer.write("{\"kind\":\"\(change.kind.rawValue)\",\"path\":")
    writer.writeString(change.reported.map { input.paths(ofOld: $0.isOld).path(of: $0.value) } ?? "")
    for (side, node) in [("old", change.old), ("new", change.new)] {
      guard let node else { continue }
      let paths = input.paths(ofOld: side == "old")
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
  }

  private func write(_ decision: DiffResult.Decision, to writer: inout JSONWriter) {
    let paths = input.paths(ofOld: decision.isGone)
    writer.write("{\"decision\":")
    writer.writeString(decision.kind)
    writer.write(",\"reason\":")
    writer.writeString(decision.reason)
    writer.write(",\"path\":")
    writer.writeString(paths.path(of: decision.value))
    writer.write(decision.isGone ? ",\"old\":" : ",\"new\":")
    writer.writeString(paths.pointer(of: decision.value))
    writer.write("}")
  }
}
