/// The path of a part of a sketch: the kinds and branches around it and the keys of the rows.
///
/// If a part has the same path in two successive sketches, a tree must treat both as one node and keep its state.
extension Sketch {
  /// The name of this part in a path.
  ///
  /// Parts with different names are different nodes.
  var step: String {
    switch kind {
    case .nothing: "nothing"
    case .text: "text"
    case .button: "button"
    case .composite(let style, _): "\(style)"
    case .counter: "counter"
    case .hooked: "hooked"
    case .tracked: "tracked"
    case .element: "element"
    case .optional(let part): part == nil ? "none" : "some"
    case .either(let branch, _): branch ? "yes" : "no"
    case .erased(let part): "erased \(part.erasedStep)"
    case .pair: "pair"
    case .list(let style, _): "\(style)"
    case .identified(let key, _): "id \(key)"
    case .portal: "portal"
    case .environment(let change, _): "environment \(change.key)"
    case .reader: "reader"
    case .consumer: "consumer"
    case .items: "items"
    case .handler: "handler"
    }
  }

  /// The part of the name that depends on the erased type.
  private var erasedStep: String {
    switch kind {
    case .text: "text"
    case .composite(.spec, _): "spec"
    case .hooked(_, _, let part): if case .text = part.kind { "hooked text" } else { "other" }
    default: "other"
    }
  }

  /// The path of a part.
  func path(below path: String, _ place: String = "") -> String { "\(path)/\(step)\(place)" }
}

extension Sketch.Hook {
  /// The name of the kind.
  ///
  /// If the kind changes, the tree ends the old hook and starts a new one.
  var kind: String {
    switch self {
    case .mount, .pokingMount: "mount"
    case .unmount: "unmount"
    case .number, .initially, .pokingNumber: "number"
    case .word: "word"
    case .list: "list"
    case .optional: "optional"
    case .task: "task"
    case .numberTask(let id): "task \(id)"
    case .wordTask(let id): "task \(id)"
    }
  }

  /// The value that a change hook watches.
  var watched: String? {
    switch self {
    case .number(let value), .initially(let value), .pokingNumber(let value): "\(value)"
    case .word(let value): value
    case .list(let value): "\(value)"
    case .optional(let value): value.map(String.init) ?? "nil"
    default: nil
    }
  }

  var isTask: Bool { kind.hasPrefix("task") }

  var pokes: Bool {
    switch self {
    case .pokingMount, .pokingNumber: true
    default: false
    }
  }
}

extension Sketch.Change {
  /// The key that is set.
  ///
  /// If it changes, the views below are other nodes.
  var key: String {
    switch self {
    case .level, .raisedLevel: "level"
    case .height: "height"
    case .limit: "limit"
    case .soil: "soil"
    case .seed: "seed"
    case .call: "call"
    }
  }
}

extension [Sketch.Row] {
  /// The rows, each with its occurrence among the rows with the same key.
  var placed: [PlacedRow] {
    var counts: [Int: Int] = [:]
    return map { row in
      defer { counts[row.key, default: 0] += 1 }
      return PlacedRow(key: row.key, occurrence: counts[row.key, default: 0], content: row.content)
    }
  }
}

/// A row of a list, with everything that its view depends on.
struct PlacedRow: Equatable {
  let key: Int
  let occurrence: Int
  let content: Sketch

  var place: String { "[\(key).\(occurrence)]" }
}
