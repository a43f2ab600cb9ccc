/// A way to compare two values of one field, for the argument of ``Compared/init(_:by:)-(_,FieldComparison<Value>)``.
///
/// It is a ``ComparisonStrategy`` that is known to fit the field's type:
///
/// ```swift
/// Compared(\.width, by: .tolerance(0.1))
/// Compared(\.owner, by: .identity)
/// Compared(\.tags, by: .unordered)
/// ```
@frozen
public struct FieldComparison<Value>: @unchecked Sendable {
  // Sendable: the functions are `@Sendable` ones of the user, or capture nothing but types, numbers and those.

  /// The strategy's name for descriptions.
  public let strategy: ComparisonStrategy

  /// Compares two values in place.
  @usableFromInline
  let areEqual: (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  /// Adds the compared values to a hash; nil if values that are equal may have different hashes.
  @usableFromInline
  let hash: ((UnsafeRawPointer, inout Hasher) -> Void)?

  /// Whether the whole values are compared, by their `==` only.
  @usableFromInline
  let isPlainEquality: Bool

  /// Makes a comparison of functions on the addresses of values.
  @inlinable
  init(
    _ strategy: ComparisonStrategy, isPlainEquality: Bool = false,
    areEqual: @escaping (UnsafeRawPointer, UnsafeRawPointer) -> Bool,
    hash: ((UnsafeRawPointer, inout Hasher) -> Void)?
  ) {
    self.strategy = strategy
    self.isPlainEquality = isPlainEquality
    self.areEqual = areEqual
    self.hash = hash
  }
}

extension FieldComparison {
  /// The comparison as a step of a plan, which knows shorter ways for the standard library's own types.
  var ofMemory: MemoryComparison {
    if isPlainEquality, let type = Value.self as? any Equatable.Type, MemoryOperation.standard(for: type) != nil {
      return MemoryComparison(equalityOf: type)
    }
    return MemoryComparison(areEqual)
  }
}

extension UnsafeRawPointer {
  /// The value of the given type that this address is known to hold.
  ///
  /// Every comparison is made for one type, and is handed addresses of values of that type alone: a field's at the
  /// offset that `MemoryLayout` gives for its key path, an element's within its buffer, or a copy's. A debug build
  /// checks the alignment of the address, which is all that an address shows of that.
  @inlinable
  func holding<Value>(_: Value.Type) -> UnsafePointer<Value> {
    assert(
      UInt(bitPattern: self) & UInt(MemoryLayout<Value>.alignment - 1) == 0, "No \(Value.self) lies at this address")
    return assumingMemoryBound(to: Value.self)
  }
}
