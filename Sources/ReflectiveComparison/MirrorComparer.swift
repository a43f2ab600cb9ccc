/// Compares two values of any type field by field through `Mirror`.
///
/// The rules, and the answers for every value, are those of ``LayoutComparer``. This is the baseline that specs are
/// measured against, in its strongest form: one level of a value at a time, with a comparison for each type that is found
/// once. What remains is the cost of `Mirror` itself, which looks up the type of every child each time and puts every
/// child into a box.
///
/// All stored parts count: where a type has a custom mirror, its children are read with the function of the standard
/// library that `Mirror` itself reads them with.
///
/// ```swift
/// struct Point { var x, y: Int }
/// MirrorComparer().areEqual(Point(x: 1, y: 2), Point(x: 1, y: 3))  // false
/// ```
public struct MirrorComparer: Sendable {
  /// Creates a comparer.
  public init() {}

  /// Compares two values.
  ///
  /// - Parameters:
  ///   - lhs: A value.
  ///   - rhs: Another value.
  /// - Returns: Whether the values are known to be equal.
  /// - Complexity: O(*n*) for *n* stored parts, those of elements and boxes included.
  public func areEqual<T>(_ lhs: T, _ rhs: T) -> Bool {
    MirrorWalk.areEqual(MirrorPlan.plan(for: T.self), lhs, rhs)
  }

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

  /// Compares two values field by field, even where their type is Equatable.
  ///
  /// Only the `==` of the values' own type is passed over; their parts are compared as ``areEqual(_:_:)-(T,T)`` compares
  /// them. Two instances of a class are compared by their stored properties, those of superclasses included. The
  /// standard library's numbers and strings, which have no fields to speak of, are compared with `==`.
  ///
  /// - Parameters:
  ///   - lhs: A value.
  ///   - rhs: Another value.
  /// - Returns: Whether all fields are known to be equal.
  /// - Complexity: O(*n*) for *n* stored parts, those of elements and boxes included.
  public func areFieldsEqual<T>(_ lhs: T, _ rhs: T) -> Bool {
    withUnsafePointer(to: lhs) { lhs in withUnsafePointer(to: rhs) { rhs in areFieldsEqual(lhs, rhs) } }
  }

  /// Compares two values that lie in memory field by field, even where their type is Equatable.
  ///
  /// - Parameters:
  ///   - lhs: The address of a value.
  ///   - rhs: The address of another value.
  /// - Returns: Whether all fields are known to be equal.
  /// - Complexity: O(*n*) for *n* stored parts, those of elements and boxes included.
  public func areFieldsEqual<T>(_ lhs: UnsafePointer<T>, _ rhs: UnsafePointer<T>) -> Bool {
    let lhs = DynamicValue.at(lhs, storedAs: TypeMetadata(T.self))
    let rhs = DynamicValue.at(rhs, storedAs: TypeMetadata(T.self))
    guard lhs.type == rhs.type else { return false }
    let type = lhs.type.type
    return MirrorWalk.areEqual(
      MirrorPlan.planOfFields(of: type), BoxedValue.copy(lhs.address, type: type),
      BoxedValue.copy(rhs.address, type: type))
  }
}
