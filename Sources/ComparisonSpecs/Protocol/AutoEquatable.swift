/// A type whose `==` follows a comparison spec.
///
/// The macro of the same name writes the conformance. By hand, only the spec is needed:
///
/// ```swift
/// extension Order: AutoEquatable {
///   static let comparisonSpec = ComparisonSpec<Order> {
///     Compared(\.id).priority(0)
///     Compared(\.title)
///     Ignored(\.cachedAt)
///   }
/// }
/// ```
///
/// `==`, and `hash(into:)` where the type is Hashable, then cover the compared fields and nothing else, in place of
/// what the compiler would synthesize. A type with a spec and a `==` that are both written by hand has to make them
/// agree: ``areEqual(_:_:)`` and the comparisons of types around it follow the spec.
public protocol AutoEquatable: Equatable {
  /// The comparison spec of the type.
  static var comparisonSpec: ComparisonSpec<Self> { get }

  /// Whether two values are equal, without copying either of them.
  ///
  /// - Parameters:
  ///   - lhs: The address of a value.
  ///   - rhs: The address of another value, or the same one.
  /// - Returns: True when every compared field agrees.
  static func areEqual(_ lhs: UnsafePointer<Self>, _ rhs: UnsafePointer<Self>) -> Bool

  /// Whether two values are equal in all that is not child nodes, without copying either of them.
  ///
  /// - Parameters:
  ///   - lhs: The address of a value.
  ///   - rhs: The address of another value, or the same one.
  /// - Returns: True when every compared field that holds no child nodes agrees.
  static func areEqualExceptChildren(_ lhs: UnsafePointer<Self>, _ rhs: UnsafePointer<Self>) -> Bool

  /// Adds the fields that `==` compares to a hash.
  ///
  /// - Parameters:
  ///   - value: The address of the value.
  ///   - hasher: The hash to add to.
  static func __hash(_ value: UnsafePointer<Self>, into hasher: inout Hasher)
}
