/// Compares two values of any type field by field through `Mirror`.
///
/// The rules, and the answers for every value, are those of ``LayoutComparer``. This is the baseline that specs are
/// measured against, in its strongest form: one level of a value at a time, with a comparison for each type that is
/// found once. What remains is the cost of `Mirror` itself, which looks up the type of every child each time and puts
/// every child into a box.
///
/// All stored parts count: if a type has a custom mirror, its children are read with the function of the standard
/// library that `Mirror` uses.
///
/// ```swift
/// struct Point { var x, y: Int }
/// MirrorComparer().areEqual(Point(x: 1, y: 2), Point(x: 1, y: 3))  // false
/// ```
public struct MirrorComparer: ReflectiveComparer {
  /// Creates a comparer.
  public init() {}

  /// Compares two values that lie in memory, which are copied for the comparison.
  ///
  /// - Parameters:
  ///   - lhs: The address of a value.
  ///   - rhs: The address of another value.
  /// - Returns: Whether the values are known to be equal.
  /// - Complexity: O(*n*) for *n* stored parts, those of elements and boxes included.
  public func areEqual<T>(_ lhs: UnsafePointer<T>, _ rhs: UnsafePointer<T>) -> Bool {
    MirrorWalk.areEqual(MirrorPlan.plan(for: T.self), lhs.pointee, rhs.pointee)
  }

  /// Compares two values in memory field by field, even if their type is Equatable.
  ///
  /// - Parameters:
  ///   - lhs: The address of a value.
  ///   - rhs: The address of another value.
  /// - Returns: Whether all fields are known to be equal.
  /// - Complexity: O(*n*) for *n* stored parts, those of elements and boxes included.
  public func areFieldsEqual<T>(_ lhs: UnsafePointer<T>, _ rhs: UnsafePointer<T>) -> Bool {
    guard let (lhs, rhs) = DynamicValue.pair(lhs, rhs) else { return false }
    let type = lhs.type.type
    return MirrorWalk.areEqual(
      MirrorPlan.planOfFields(of: type), BoxedValue.copy(lhs.address, type: type),
      BoxedValue.copy(rhs.address, type: type))
  }
}
