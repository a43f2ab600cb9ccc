/// Compares any two values through `Mirror`, child by child, as a first attempt at it does.
///
/// A value that is Equatable is compared by its own `==`, everything else by its children.
enum NaiveMirrorWalk {
  static func areEqual(_ lhs: Any, _ rhs: Any) -> Bool {
    if let lhs = lhs as? any Equatable { return isEqual(lhs, to: rhs) }
    let left = Mirror(reflecting: lhs)
    let right = Mirror(reflecting: rhs)
    guard left.subjectType == right.subjectType, left.children.count == right.children.count else { return false }
    for (lhs, rhs) in zip(left.children, right.children) {
      if lhs.label != rhs.label || !areEqual(lhs.value, rhs.value) { return false }
    }
    return true
  }

  private static func isEqual<Value: Equatable>(_ lhs: Value, to rhs: Any) -> Bool {
    guard let rhs = rhs as? Value else { return false }
    return lhs == rhs
  }
}
