import JSONDocuments

/// The kinds of places in documents.
///
/// All elements of an array are at the same kind of place; members of different names are at different ones. A choice
/// of a field is reported once for each kind of place.
struct Shapes {
  private struct Step: Hashable {
    var parent: UInt32
    /// The number of a member's name, or `element`.
    var name: UInt32
  }

  private var numbers: [Step: UInt32] = [:]
  private var steps = [Step(parent: 0, name: element)]
  private static var element: UInt32 { .max }

  /// The place of a whole document.
  static var root: UInt32 { 0 }

  /// The number of kinds of places.
  var count: Int { steps.count }

  /// Returns the kind of place of a value in a container.
  mutating func place(of child: JSONNode, in parent: UInt32) -> UInt32 {
    let step = Step(parent: parent, name: child.nameNumber ?? Self.element)
    if let number = numbers[step] { return number }
    let number = UInt32(steps.count)
    numbers[step] = number
    steps.append(step)
    return number
  }

  /// Returns the steps to a place: numbers of names, or nil for an element.
  func path(to place: UInt32) -> [UInt32?] {
    var path: [UInt32?] = []
    var place = place
    while place != Self.root {
      let step = steps[Int(place)]
      path.append(step.name == Self.element ? nil : step.name)
      place = step.parent
    }
    return path.reversed()
  }
}
