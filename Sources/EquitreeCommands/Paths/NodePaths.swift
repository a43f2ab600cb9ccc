import JSONDocuments

/// Finds the way from the root of a document to its values.
final class NodePaths {
  private let document: JSONDocument
  private let keys: KeyFields.Arrays
  private let spellings: Spellings
  /// Of every value, the number of its container; made when the first path is asked for.
  private lazy var parents = Self.parents(in: document)
  /// The numbers of the children of large containers that were asked for, in their order.
  private var positions: [UInt32: [UInt32]] = [:]

  /// From this size on, a container's children are listed once instead of counted every time.
  private static var largeCount: Int { 32 }
  /// Paths with more steps are cut in the middle, for people.
  private static var mostSteps: Int { 40 }

  init(_ document: JSONDocument, _ keys: KeyFields.Arrays, _ spellings: Spellings) {
    self.document = document
    self.keys = keys
    self.spellings = spellings
  }

  /// The container of a value; nil for the root.
  func parent(of node: JSONNode) -> JSONNode? {
    node.index == 0 ? nil : document[Int(parents[Int(node.index)])]
  }

  /// Whether the elements of an array are told by a field.
  func isKeyed(_ array: JSONNode) -> Bool { keys.field(of: array) != nil }

  /// The position of a value in its container, from 0 on.
  ///
  /// - Complexity: O(log n) in the size of the container, O(n) for the first value of each.
  func position(of node: JSONNode) -> Int {
    guard let parent = parent(of: node) else { return 0 }
    if parent.count < Self.largeCount {
      return parent.children.prefix { $0.index < node.index }.count
    }
    let children: [UInt32]
    if let known = positions[parent.index] {
      children = known
    } else {
      children = parent.children.map(\.index)
      positions[parent.index] = children
    }
    var low = 0
    var high = children.count
    while low < high {
      let middle = (low + high) / 2
      if children[middle] < node.index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The path of a value, for people: elements are told by their keys, and very long paths are cut in the middle.
  ///
  /// Long names and keys are cut as well, if not `inFull`; then all beyond ASCII is also written with escapes, so that
  /// paths that look the same in short are told apart.
  func path(of node: JSONNode, inFull: Bool = false) -> String {
    let steps = steps(to: node)
    var path = ""
    for (number, step) in steps.enumerated() {
      let last = steps.count - Self.mostSteps / 2
      if steps.count > Self.mostSteps, number == Self.mostSteps / 2 {
        path += "[… \(steps.count - Self.mostSteps) steps …]"
      }
      if steps.count > Self.mostSteps, number >= Self.mostSteps / 2, number < last { continue }
      append(step, to: &path, inFull: inFull)
    }
    return path.isEmpty ? PathText.root : path
  }

  private func append(_ step: JSONNode, to path: inout String, inFull: Bool) {
    if let name = step.name {
      PathText.append(member: name, to: &path, inFull ? .full : spellings.style(of: name))
    } else if let parent = parent(of: step), let field = keys.field(of: parent), let value = step.member(field) {
      let name = document.names[field]
      PathText.append(
        key: name, inFull ? .full : spellings.style(of: name), value, inFull ? .full : .readable, to: &path)
    } else {
      PathText.append(position: position(of: step), to: &path)
    }
  }

  /// The JSON Pointer (RFC 6901) of a value.
  func pointer(of node: JSONNode) -> String {
    var pointer = ""
    for step in steps(to: node) {
      pointer += "/"
      guard let name = step.name else {
        pointer += String(position(of: step))
        continue
      }
      for character in name.unicodeScalars {
        switch character {
        case "~": pointer += "~0"
        case "/": pointer += "~1"
        default: pointer.unicodeScalars.append(character)
        }
      }
    }
    return pointer
  }

  /// The values on the way to one, the root left out.
  private func steps(to node: JSONNode) -> [JSONNode] {
    var steps: [JSONNode] = []
    var step = node
    while let parent = parent(of: step) {
      steps.append(step)
      step = parent
    }
    return steps.reversed()
  }

  private static func parents(in document: JSONDocument) -> [UInt32] {
    var parents = [UInt32](repeating: 0, count: document.count)
    var open: [(index: UInt32, end: UInt32)] = []
    for index in 0..<UInt32(document.count) {
      while let container = open.last, container.end <= index { open.removeLast() }
      if let container = open.last { parents[Int(index)] = container.index }
      let node = document[Int(index)]
      if node.isContainer { open.append((index, node.endIndex)) }
    }
    return parents
  }
}
