import JSONDocuments

/// Walks through two documents at once and chooses for each array the field by which its elements are paired.
///
/// An array in one document and its partner in the other need the same field, and the partners inside of their elements
/// depend on how the elements are paired. So the walk starts at the root and pairs values as the tree will: members by
/// name, elements by the field of their array or by position. For an array without a partner, only its own elements
/// count.
struct ArrayPairs {
  /// An array or two that are partners, and how the elements are paired.
  struct Decision {
    var old: JSONNode?
    var new: JSONNode?
    /// The kind of place of the array.
    var place: UInt32
    /// The field; nil to pair elements by position.
    var choice: KeyDetection.Choice?
  }

  private struct Pair {
    var old: JSONNode?
    var new: JSONNode?
    var place: UInt32
  }

  private(set) var shapes = Shapes()
  private var detection: KeyDetection
  private let isIgnored: [Bool]
  /// A stack of containers to visit; those that come first in their document are last.
  private var waiting: [Pair] = []

  /// - Parameters:
  ///   - detection: Chooses the field for two arrays.
  ///   - isIgnored: For each number of a name, whether members of that name are left out.
  init(_ detection: KeyDetection, isIgnored: [Bool]) {
    self.detection = detection
    self.isIgnored = isIgnored
  }

  /// Calls `body` with the decision for each array of two documents, in the order of the documents.
  ///
  /// - Complexity: O(*n*) for *n* values, on average.
  mutating func decide(_ old: JSONNode, _ new: JSONNode, _ body: (Decision, inout KeyDetection) -> Void) {
    waiting = []
    append(old, new, Shapes.root)
    while let pair = waiting.popLast() {
      let start = waiting.count
      if (pair.old ?? pair.new)?.kind == .object {
        appendMembers(pair)
      } else {
        let choice = detection.choice(for: pair.old, pair.new)
        body(Decision(old: pair.old, new: pair.new, place: pair.place, choice: choice), &detection)
        appendElements(pair, choice?.field)
      }
      waiting[start...].reverse()
    }
  }

  /// Appends the values that are containers, as partners if they are of the same kind.
  private mutating func append(_ old: JSONNode?, _ new: JSONNode?, _ place: UInt32) {
    let old = old.flatMap { $0.isContainer ? $0 : nil }
    let new = new.flatMap { $0.isContainer ? $0 : nil }
    if let old, let new, old.kind != new.kind {
      waiting.append(Pair(old: old, new: nil, place: place))
      waiting.append(Pair(old: nil, new: new, place: place))
    } else if old != nil || new != nil {
      waiting.append(Pair(old: old, new: new, place: place))
    }
  }

  // MARK: - Members

  private mutating func appendMembers(_ pair: Pair) {
    var partners: [UInt32: JSONNode] = [:]
    var newMembers = containers(in: pair.new)
    // In similar documents, members come in the same order.
    for old in containers(in: pair.old) {
      let name = old.nameNumber ?? 0
      if partners.isEmpty, let first = newMembers.first, first.nameNumber == name {
        newMembers.removeFirst()
        append(old, first, shapes.place(of: old, in: pair.place))
        continue
      }
      if partners.isEmpty {
        for new in newMembers { partners[new.nameNumber ?? 0] = new }
      }
      append(old, partners[name], shapes.place(of: old, in: pair.place))
      taken.insert(name)
    }
    for new in newMembers where !taken.contains(new.nameNumber ?? 0) {
      append(nil, new, shapes.place(of: new, in: pair.place))
    }
    taken.removeAll(keepingCapacity: true)
  }

  /// The names of members for which a partner was looked up.
  private var taken: Set<UInt32> = []

  private func containers(in object: JSONNode?) -> ArraySlice<JSONNode> {
    guard let object else { return [] }
    return object.children.filter { $0.isContainer && !isIgnored[Int($0.nameNumber ?? 0)] }[...]
  }

  // MARK: - Elements

  private mutating func appendElements(_ pair: Pair, _ field: UInt32?) {
    var olds = pair.old?.children
    var news = pair.new?.children
    var (old, new) = (olds?.next(), news?.next())
    while let first = old ?? new {
      if let field, let old, let new, Value(old, field) != Value(new, field) { break }
      append(old, new, shapes.place(of: first, in: pair.place))
      (old, new) = (olds?.next(), news?.next())
    }
    // The other elements are in a different order.
    guard let field, let old, let new else { return }
    let place = shapes.place(of: old, in: pair.place)
    var partners: [Value: [JSONNode]] = [:]
    var rest = [new]
    while let element = news?.next() { rest.append(element) }
    for element in rest.reversed() { partners[Value(element, field), default: []].append(element) }
    var found: Set<UInt32> = []
    var element: JSONNode? = old
    while let old = element {
      let partner = partners[Value(old, field)]?.popLast()
      if let partner { found.insert(partner.index) }
      append(old, partner, place)
      element = olds?.next()
    }
    for new in rest where !found.contains(new.index) { append(nil, new, place) }
  }

  /// The value of an element in the field by which it is paired.
  private struct Value: Hashable {
    private let node: JSONNode?

    init(_ element: JSONNode, _ field: UInt32) { node = element.member(field) }

    static func == (lhs: Value, rhs: Value) -> Bool {
      guard let left = lhs.node, let right = rhs.node else { return lhs.node == nil && rhs.node == nil }
      return left.isEqualExceptChildren(to: right)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(node?.hashExceptChildren ?? 0) }
  }
}
