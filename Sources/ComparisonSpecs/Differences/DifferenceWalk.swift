/// A walk through two values of one type, side by side, that stops at each difference.
///
/// The walk keeps its own stack, so deep values take no room on the thread's stack.
struct DifferenceWalk {
  /// The frames of the walk, from the two values down to the innermost part.
  private var frames: [DifferenceFrame]

  /// The pairs of objects that the walk has entered.
  ///
  /// Entering a pair again could not find anything new, and would never end in a cyclic graph.
  private var entered: Set<[ObjectIdentifier]> = []

  /// The objects of those pairs, kept alive because another object could take over the identity of a freed one.
  private var keptObjects: [AnyObject] = []

  /// Makes a walk, which has already ended if the values are equal.
  init<Root>(from old: Root, to new: Root, by spec: ComparisonSpec<Root>) {
    let first = withUnsafePointer(to: old) { old in
      withUnsafePointer(to: new) { new in Self.firstDifference(old, new, by: spec) }
    }
    guard let first else {
      frames = []
      return
    }
    frames = [SpecFrame(component: "", from: old, to: new, by: spec, first: first)]
    if Root.self is AnyObject.Type { _ = enter(old as AnyObject, new as AnyObject) }
  }

  private static func firstDifference<Root>(
    _ old: UnsafePointer<Root>, _ new: UnsafePointer<Root>, by spec: ComparisonSpec<Root>
  ) -> Int? {
    // Two references to one object are always equal, regardless of the spec.
    if Root.self is AnyObject.Type, old.pointee as AnyObject === new.pointee as AnyObject { return nil }
    return spec.storage.firstDifference(old, new)
  }

  /// The next difference; nil at the end.
  mutating func next() -> FieldDifference? {
    // Everything to the left of the innermost frame's position has been walked through.
    while let frame = frames.last {
      switch frame.next(depth: frames.count - 1) {
      case nil:
        frames.removeLast()
        if !frame.isExplained, let (role, old, new) = frame.whole {
          explain()
          return FieldDifference(path: path(to: frame.component), role: role, oldValue: old, newValue: new)
        }
      case .same:
        break
      case .different(let component, let role, let old, let new, let kind):
        explain()
        return FieldDifference(path: path(to: component), role: role, kind: kind, oldValue: old, newValue: new)
      case .parts(let inner, let objects):
        if let (old, new) = objects, !enter(old, new) {
          // Differences within are reported where the pair was first met.
          explain()
          break
        }
        frames.append(inner)
      }
    }
    return nil
  }

  /// Notes that a difference was reported within all frames.
  private func explain() {
    // The frames around an explained one are explained as well.
    for frame in frames.reversed() {
      if frame.isExplained { return }
      frame.isExplained = true
    }
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

/// A value whose parts a walk is going through.
class DifferenceFrame {
  /// The name of the frame's value within the value around it.
  let component: String

  init(component: String) {
    self.component = component
  }

  /// How deep fields are compared before they are looked into, which passes over equal ones at the speed of `==`.
  ///
  /// Each level compares everything below it again, so in deeper values the walk enters fields at once.
  static var comparingDepth: Int { 16 }

  /// The frame's values and their role, if they are known to differ.
  var whole: (role: ComparisonRole, old: Any, new: Any)?

  /// Whether a difference within the values was reported.
  var isExplained = false

  /// Looks at the next part of the value; nil after the last.
  ///
  /// - Parameter depth: In how many frames this one lies.
  /// - Returns: The result.
  func next(depth: Int) -> DifferenceStep? { nil }
}

/// The result of looking at one part of two values.
enum DifferenceStep {
  /// The parts are equal.
  case same

  /// The parts differ, or one of them is missing or elsewhere, and are reported whole.
  case different(component: String, role: ComparisonRole, old: Any, new: Any, kind: FieldDifference.Kind = .changed)

  /// The parts have parts to look at; if they are objects, the objects.
  case parts(DifferenceFrame, objects: (AnyObject, AnyObject)?)
}
