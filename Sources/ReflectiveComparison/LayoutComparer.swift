/// Compares two values of any type by the layout of their types: the strongest form of comparison by reflection.
///
/// The metadata of a type is walked once, into a plan of (offset, comparison) steps; values are then compared in
/// memory, without `Mirror` and without boxing. The rules are these, from the outside in:
///
/// - An observable object: by identity, even if its class is Equatable, and also in optionals, results and the standard
///   library's collections, including keys of dictionaries.
/// - A type with a spec is compared by it, any other type that is Equatable with its `==`.
/// - A struct, a tuple, the payload of an enum, an optional, an array, the values of a dictionary under each key: part
///   by part, by these rules. All stored parts count, even if a custom mirror hides them.
/// - An instance of a class that is not Equatable: by identity. A weak or unowned reference: by the identity of its
///   object, whether Equatable or not.
/// - An existential value, such as `any P` or `Any`: the dynamic types have to be the same, and the values are compared
///   by the rules for it.
/// - A metatype: by identity.
/// - A function is different from every function, itself included, and so is everything that cannot be seen into, such
///   as a type that was compiled without reflection metadata or is imported from C and not Equatable.
///
/// A type whose conformance to Equatable is isolated to an actor counts as not Equatable.
///
/// ```swift
/// struct Point { var x, y: Int }
/// LayoutComparer().areEqual(Point(x: 1, y: 2), Point(x: 1, y: 2))  // true
/// LayoutComparer().areEqual([Point(x: 1, y: 2)], [])               // false
/// ```
///
/// The answers are those of ``MirrorComparer`` for every value. Values may be nested to any depth, and objects may
/// refer to each other in cycles. A box or an array that several parts of a value share is compared once.
public struct LayoutComparer: ReflectiveComparer {
  /// Creates a comparer.
  ///
  /// All comparers share their plans.
  public init() {}

  /// Compares two values in memory, without copying them.
  ///
  /// - Parameters:
  ///   - lhs: The address of a value.
  ///   - rhs: The address of another value.
  /// - Returns: Whether the values are known to be equal.
  /// - Complexity: O(*n*) for *n* stored parts, those of elements and boxes included.
  public func areEqual<T>(_ lhs: UnsafePointer<T>, _ rhs: UnsafePointer<T>) -> Bool {
    LayoutWalk.areEqual(LayoutPlan.plan(for: TypeMetadata(T.self)), lhs, rhs)
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
    let plan = LayoutPlan.planOfFields(of: lhs.type)
    guard lhs.type.kind == .class else { return LayoutWalk.areEqual(plan, lhs.address, rhs.address) }
    // The plan of a class begins at the object, and the value is a reference to it.
    return LayoutWalk.areEqual(
      plan, lhs.address.load(as: UnsafeRawPointer.self), rhs.address.load(as: UnsafeRawPointer.self))
  }
}
