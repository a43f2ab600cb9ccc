/// The addresses of a field in two values.
///
/// Generated code names a field of unknown type by value and by place; comparisons of values with a spec use the
/// addresses, so nested values are not copied out of the outer ones. Comparisons of other values use the values.
@frozen
public struct __FieldPlaces {
  @usableFromInline let lhs: UnsafeRawPointer
  @usableFromInline let rhs: UnsafeRawPointer

  @inlinable
  @inline(always)
  init(lhs: UnsafeRawPointer, rhs: UnsafeRawPointer) {
    self.lhs = lhs
    self.rhs = rhs
  }
}

/// The places of a field in two values; nil if it has none.
///
/// A property need not have a place: a wrapper, another macro or an accessor may have made it a computed one, which
/// generated code cannot see. Its value is read then. For a stored property the optimizer knows the offset, and removes
/// the choice.
@inlinable
@inline(always)
public func __places<Root, Value>(
  _ lhs: UnsafePointer<Root>, _ rhs: UnsafePointer<Root>, _ field: KeyPath<Root, Value>
) -> __FieldPlaces? {
  guard let left = lhs.pointer(to: field), let right = rhs.pointer(to: field) else { return nil }
  return __FieldPlaces(lhs: left, rhs: right)
}
