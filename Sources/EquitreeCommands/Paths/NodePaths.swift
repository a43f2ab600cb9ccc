import JSONDocuments

/// The paths from the root of a document to its values.
final class NodePaths {
  private let document: JSONDocument
  private let keys: KeyFields.Arrays
  private let spellings: Spellings
  /// For each value, the number of its container; found when the first path is asked for.
  private lazy var parents = Self.parents(in: document)
  /// The numbers of the children of large containers that were asked for, in order.
  private var children: [UInt32: [UInt32]] = [:]

  /// The size from which on a container's children are listed once instead of counted each time.
  private static var largeCount: Int { 32 }
  /// The number of steps that people see; longer paths are cut in the middle.
  private static var mostSteps: Int { 40 }

  init(_ document: JSONDocument, _ keys: KeyFields.Arrays, _ spellings: Spellings) {
    self.document = document
    self.keys = keys
    self.spellings = spellings
  }

  /// Returns the container of a value; nil for the root.
  func parent(of node: JSONNode) -> JSONNode? {
    node.index == 0 ? nil : document[Int(parents[Int(node.index)])]
  }

  /// Returns whether the elements of an array are paired by a field.
  func isKeyed(_ array: JSONNode) -> Bool { keys.field(of: array) != nil }

  /// Returns the position of a value in its container, from 0 on.
  ///
  /// - Complexity: O(log *n*) for *n* children of the container, O(*n*) for the first of them that is asked for.
  func position(of node: JSONNode) -> Int {
    guard let parent = parent(of: node) else { return 0 }
    if parent.count < Self.largeCount {
      return parent.children.prefix { $0.index < node.index }.count
    }
    let siblings: [UInt32]
    if let known = children[parent.index] {
      siblings = known
    } else {
      siblings = parent.children.map(\.index)
      children[parent.index] = siblings
    }
    return siblings.partitioningIndex { $0 >= node.index }
  }

  /// Returns the path of a value, for people: elements are named by their keys, and very long paths are cut in the
  /// middle.
  ///
  /// Long names and keys are cut as well, unless the path is shown in full. Then it also has escapes for all characters
  /// beyond ASCII, so that no two paths look the same.
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

  /// Returns the JSON Pointer (RFC 6901) of a value.
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

  /// Returns the values on the way to one, without the root.
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
