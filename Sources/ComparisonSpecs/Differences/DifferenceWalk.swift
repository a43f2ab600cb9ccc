/// A walk through two values of one type, side by side, that stops at each difference.
///
/// The walk keeps a stack of its own, so that deep values take no room on the thread's.
struct DifferenceWalk {
  /// What is being walked through, from the two values down to the innermost part.
  private var frames: [DifferenceFrame]

  /// The pairs of objects that the walk has entered.
  ///
  /// Entering a pair again could not find anything new, and would never end in a cyclic graph.
  private var entered: Set<[ObjectIdentifier]> = []

  /// The objects of those pairs, kept alive because another object could take over the identity of a freed one.
  private var keptObjects: [AnyObject] = []

  init<Root>(from old: Root, to new: Root, by spec: ComparisonSpec<Root>) {
    frames = [SpecFrame(component: "", from: old, to: new, by: spec)]
    if Root.self is AnyObject.Type, !enter(old as AnyObject, new as AnyObject) { frames = [] }
  }

  /// The next difference; nil at the end.
  mutating func next() -> FieldDifference? {
    // Everything to the left of the innermost frame's position has been walked through.
    while let frame = frames.last {
      switch frame.next() {
      case nil:
        frames.removeLast()
      case .same:
        break
      case .different(let component, let role, let old, let new):
        return FieldDifference(path: path(to: component), role: role, oldValue: old, newValue: new)
      case .parts(let inner, let objects):
        if let (old, new) = objects, !enter(old, new) { break }
        frames.append(inner)
      }
    }
    return nil
  }

  /// Whether a pair of objects has to be walked through: they differ and are met for the first time.
  private mutating func enter(_ old: AnyObject, _ new: AnyObject) -> Bool {
    guard old !== new, entered.insert([ObjectIdentifier(old), ObjectIdentifier(new)]).inserted else { return false }
    keptObjects += [old, new]
    return true
  }

  private func path(to component: String) -> String {
    var path = ""
    for next in frames.map(\.component) + [component] {
      if !path.isEmpty, !next.isEmpty, !next.hasPrefix("[") { path += "." }
      path += next
    }
    return path
  }
}

/// One of the values that a walk is in the midst of.
class DifferenceFrame {
  /// What the frame's value is called within the value around it.
  let component: String

  init(component: String) {
    self.component = component
  }

  /// Looks at the next part of the value; nil after the last.
  func next() -> DifferenceStep? { nil }
}

/// What a look at one part of two values tells.
enum DifferenceStep {
  /// The parts are equal.
  case same

  /// The parts differ and are reported whole.
  case different(component: String, role: ComparisonRole, old: Any, new: Any)

  /// The parts have parts of their own to look at; where they are objects, the objects.
  case parts(DifferenceFrame, objects: (AnyObject, AnyObject)?)
}
