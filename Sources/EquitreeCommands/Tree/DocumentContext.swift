import JSONDocuments

/// The context of one document's views: the document, the fields of its arrays, and the names that are left out.
///
/// Views hold it without a reference count, so it must outlive the tree.
final class DocumentContext {
  let document: JSONDocument
  private let keys: KeyFields.Arrays
  /// For each number of a name, whether members of that name are left out.
  private let isIgnored: [Bool]
  private let ignoresNothing: Bool

  init(_ document: JSONDocument, _ keys: KeyFields.Arrays, ignored: [String]) {
    self.document = document
    self.keys = keys
    var isIgnored = [Bool](repeating: false, count: document.names.count)
    for name in ignored.compactMap(document.names.knownNumber) { isIgnored[Int(name)] = true }
    self.isIgnored = isIgnored
    ignoresNothing = !isIgnored.contains(true)
  }

  /// Calls `body` with each element or member of a container that is not left out, and its key among its siblings.
  ///
  /// Members come in the order of the numbers of their names, which both documents share. An object has no order, so a
  /// different order of its members is no difference.
  func forEachChild(of container: JSONNode, _ body: (JSONNode, ChildKey) -> Void) {
    if container.kind == .object {
      for member in orderedMembers(of: container) { body(member, ChildKey(.name, member.nameNumber ?? 0)) }
      return
    }
    let field = keys.field(of: container)
    var position: UInt32 = 0
    for element in container.children {
      if let field, let value = element.member(field) {
        body(element, ChildKey(.value, value.index))
      } else {
        body(element, ChildKey(.position, position))
      }
      position += 1
    }
  }

  /// Returns the members of an object that are not left out, in the order in which they are visited.
  private func orderedMembers(of object: JSONNode) -> [JSONNode] {
    var members: [JSONNode] = []
    members.reserveCapacity(object.count)
    var isOrdered = true
    var last: UInt32 = 0
    for member in object.children {
      let name = member.nameNumber ?? 0
      if !ignoresNothing, isIgnored[Int(name)] { continue }
      if name < last { isOrdered = false }
      last = name
      members.append(member)
    }
    if !isOrdered { members.sort { ($0.nameNumber ?? 0) < ($1.nameNumber ?? 0) } }
    return members
  }
}

/// The key of a value among its siblings, in four bytes.
struct ChildKey: Equatable {
  enum Kind: UInt32 {
    /// The number of a member's name.
    case name
    /// The position of an element.
    case position
    /// The number of the value that an element has in its key field.
    case value
  }

  private let bits: UInt32

  init(_ kind: Kind, _ number: UInt32) {
    bits = kind.rawValue << 30 | number
  }

  var kind: Kind { Kind(rawValue: bits >> 30) ?? .name }
  var number: UInt32 { bits & (1 << 30 - 1) }
}
