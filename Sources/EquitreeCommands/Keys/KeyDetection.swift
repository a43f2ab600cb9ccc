import JSONDocuments

/// Finds out by which field the objects of arrays can be paired.
///
/// A field fits a kind of place when in every array there, of both documents, all elements are objects that have it as a
/// string or a number of their own.
struct KeyDetection {
  /// What is known of the arrays of one kind of place; a bit stands for a candidate.
  private struct Finding {
    /// The fields that all objects have.
    var present = UInt64.max
    /// Those of them whose values all differ.
    var unique = UInt64.max
    var hasElements = false
  }

  /// The fields that are tried, those that the user named in front.
  let candidates: [UInt32]
  private let givenCount: Int
  /// Of each number of a name, one more than its position among the candidates, or 0.
  private var positions: [UInt8]
  private var shapes = Shapes()
  private var findings = [Finding()]
  private var values = UniqueValues()
  /// The values of the candidates in the objects of the array that is looked at, one object after the other.
  private var columns: [JSONNode?] = []

  /// - Parameters:
  ///   - given: The fields that the user named, as numbers of names.
  ///   - automatic: The others that are tried.
  ///   - nameCount: How many names there are.
  init(given: [UInt32], automatic: [UInt32], nameCount: Int) {
    candidates = given + automatic.filter { !given.contains($0) }
    givenCount = given.count
    positions = Array(repeating: 0, count: nameCount)
    for (position, candidate) in candidates.enumerated() { positions[Int(candidate)] = UInt8(position + 1) }
  }

  /// Looks at all arrays of a document.
  ///
  /// - Returns: The arrays in their order, each with its kind of place.
  mutating func look(at document: JSONDocument) -> [(array: UInt32, place: UInt32)] {
    var arrays: [(array: UInt32, place: UInt32)] = []
    var open: [(children: JSONChildren, place: UInt32)] = []
    var upcoming: (node: JSONNode, place: UInt32)? = (document.root, Shapes.root)
    while true {
      if let (node, place) = upcoming, node.isContainer {
        if node.kind == .array {
          arrays.append((node.index, place))
          look(atArray: node, place)
        }
        open.append((node.children, place))
      }
      guard !open.isEmpty else { return arrays }
      upcoming = nil
      while let child = open[open.count - 1].children.next() {
        guard child.isContainer else { continue }
        upcoming = (child, shapes.place(of: child, in: open[open.count - 1].place))
        break
      }
      if upcoming == nil { open.removeLast() }
    }
  }

  private mutating func look(atArray array: JSONNode, _ place: UInt32) {
    while findings.count < max(shapes.count, Int(place) + 1) { findings.append(Finding()) }
    if array.count == 0 { return }
    findings[Int(place)].hasElements = true
    guard findings[Int(place)].present != 0 else { return }
    let present = collectColumns(of: array) & findings[Int(place)].present
    findings[Int(place)].present = present
    for position in candidates.indices where (present & findings[Int(place)].unique) >> UInt64(position) & 1 == 1 {
      values.reset(for: array.count)
      for row in 0..<array.count {
        guard let value = columns[row * candidates.count + position], !values.insert(value) else { continue }
        findings[Int(place)].unique &= ~(1 << UInt64(position))
        break
      }
    }
  }

  /// Takes the candidates out of the objects of an array.
  ///
  /// - Returns: The candidates that all elements have.
  private mutating func collectColumns(of array: JSONNode) -> UInt64 {
    columns.removeAll(keepingCapacity: true)
    var present: UInt64 = candidates.isEmpty ? 0 : .max >> UInt64(64 - candidates.count)
    for element in array.children {
      guard element.kind == .object, present != 0 else { return 0 }
      let row = columns.count
      for _ in candidates { columns.append(nil) }
      var found: UInt64 = 0
      for member in element.children {
        let position = Int(positions[Int(member.nameNumber ?? 0)])
        guard position > 0, member.kind == .string || member.kind == .number else { continue }
        columns[row + position - 1] = member
        found |= 1 << UInt64(position - 1)
      }
      present &= found
    }
    return present
  }

  // MARK: - Results

  /// The field that fits a kind of place best, and whether it tells all objects apart.
  ///
  /// A field that the user named may occur several times: the n-th object with a value is then paired with the n-th.
  func choice(for place: UInt32) -> (field: UInt32, isUnique: Bool)? {
    guard Int(place) < findings.count, findings[Int(place)].hasElements else { return nil }
    let finding = findings[Int(place)]
    let given: UInt64 = 1 << UInt64(givenCount) - 1
    let unique = finding.unique & finding.present
    for (set, isUnique) in [(unique & given, true), (finding.present & given, false), (unique, true)] where set != 0 {
      return (candidates[set.trailingZeroBitCount], isUnique)
    }
    return nil
  }

  /// The steps to a kind of place.
  func path(to place: UInt32) -> [UInt32?] { shapes.path(to: place) }

  /// How many kinds of places there are.
  var placeCount: Int { shapes.count }
}
