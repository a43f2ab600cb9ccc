/// What generated code tells the library about types that it may not name in a signature.
///
/// A type in an extension may be less visible than its own declaration says, and a witness that names it is then more
/// visible than the type in its signature. These requirements name it nowhere: they are generic over what they are
/// handed, which is always a value of the conforming type. Their witnesses may be deprecated without a warning at the
/// call, which types with deprecated fields need.
///
/// - Invariant: `Value` is `Self` in every call; only this library calls the requirements.
public protocol __GeneratedEquatable: AutoEquatable {
  static func __anySpec<Value>(_: Value.Type) -> ComparisonSpec<Value>
  static func __anyAreEqual<Value>(_ lhs: UnsafePointer<Value>, _ rhs: UnsafePointer<Value>) -> Bool
  static func __anyDifference<Value>(
    _ lhs: UnsafePointer<Value>, _ rhs: UnsafePointer<Value>, _ start: Int
  ) -> Int
  static func __anyHash<Value>(_ value: UnsafePointer<Value>, _ hasher: inout Hasher)
}

extension __GeneratedEquatable {
  /// The comparison spec of the type.
  @inlinable
  public static var comparisonSpec: ComparisonSpec<Self> { __anySpec(Self.self) }

  /// Whether two values are equal, without copying either of them.
  @inlinable
  public static func areEqual(_ lhs: UnsafePointer<Self>, _ rhs: UnsafePointer<Self>) -> Bool {
    __anyAreEqual(lhs, rhs)
  }

  /// Whether two values are equal in all that is not child nodes, without copying either of them.
  @inlinable
  public static func areEqualExceptChildren(_ lhs: UnsafePointer<Self>, _ rhs: UnsafePointer<Self>) -> Bool {
    __anyDifference(lhs, rhs, DifferenceStart.outsideChildren) < 0
  }

  /// Adds the fields that `==` compares to a hash.
  @inlinable
  public static func __hash(_ value: UnsafePointer<Self>, into hasher: inout Hasher) { __anyHash(value, &hasher) }

  /// Adds the compared fields to a hash.
  @inlinable
  public static func __anyHash<Value>(_ value: UnsafePointer<Value>, _ hasher: inout Hasher) {
    __anySpec(Value.self).hash(value, into: &hasher)
  }
}

extension __GeneratedEquatable where Self: AnyObject {
  /// Whether two references lead to the same object, or to equal ones.
  @inlinable
  public static func areEqual(_ lhs: UnsafePointer<Self>, _ rhs: UnsafePointer<Self>) -> Bool {
    lhs.pointee === rhs.pointee || __anyAreEqual(lhs, rhs)
  }

  /// Whether two references are the same object, or objects that differ only in child nodes.
  @inlinable
  public static func areEqualExceptChildren(_ lhs: UnsafePointer<Self>, _ rhs: UnsafePointer<Self>) -> Bool {
    lhs.pointee === rhs.pointee || __anyDifference(lhs, rhs, DifferenceStart.outsideChildren) < 0
  }
}

/// A pointer to a value by the type that the value is known to have.
@inlinable
@inline(always)
public func __rebound<Value, Known>(_ pointer: UnsafePointer<Value>, to type: Known.Type) -> UnsafePointer<Known> {
  assert(Value.self == Known.self, "a generated comparison is handed a value of another type")
  // The two are the same type, so the memory is bound to it.
  return UnsafeRawPointer(pointer).assumingMemoryBound(to: Known.self)
}

/// A spec by the type that its root is known to be.
public func __respecified<Known, Value>(_ spec: ComparisonSpec<Known>, for type: Value.Type) -> ComparisonSpec<Value> {
  assert(Value.self == Known.self, "a generated spec is asked for as that of another type")
  // The two are the same type, and so are their specs.
  return unsafeBitCast(spec, to: ComparisonSpec<Value>.self)
}

/// The standard library's `Equatable`, under a name that no type of the program hides.
public typealias __Equatable = Equatable

/// This library's `AutoEquatable`, under a name that no type of the program hides.
public typealias __AutoEquatable = AutoEquatable
