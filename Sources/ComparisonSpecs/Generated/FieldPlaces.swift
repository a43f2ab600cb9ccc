/// Where a field lies in two values.
///
/// Generated code names a field of unknown type by value and by place; what compares values with a spec takes the
/// place, so that nested values are compared without being copied out of the outer ones. What compares others takes the
/// values.
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
/// generated code cannot see. Its value is read then. Where the property is stored the optimizer knows its offset, and
/// nothing is left of the choice.
@inlinable
@inline(always)
public func __places<Root, Value>(
  _ lhs: UnsafePointer<Root>, _ rhs: UnsafePointer<Root>, _ field: KeyPath<Root, Value>
) -> __FieldPlaces? {
  guard let left = lhs.pointer(to: field), let right = rhs.pointer(to: field) else { return nil }
  return __FieldPlaces(lhs: left, rhs: right)
}
