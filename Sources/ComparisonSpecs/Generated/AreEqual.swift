// The overload set that generated code compares fields with. The compiler picks the overload by the field's type, so
// the macro, which sees source text only, need not know it:
//
// - AreEqual.swift: `Equatable` values and arrays and optionals of them
// - AreEqual+References.swift: class instances and metatypes
// - AreEqual+Tuples.swift, AreEqual+Existentials.swift: tuples, and existentials of protocols that refine `Equatable`
// - AreEqual+Misfits.swift: what cannot be compared
//
// Overloads that apply only where `Equatable` does not are disfavored. The overloads that return a misfit are for all
// other types.

/// Compares two values of a type that the macro knows to be Equatable by its name.
///
/// It is not one of the set: with a single candidate it takes a tenth of the time to type-check.
@inlinable
@inline(always)
public func __areKnownEqual<Value: Equatable>(_ lhs: Value, _ rhs: Value) -> Bool {
  lhs == rhs
}

/// Compares two values by their own `==`; observable objects, and collections of such, by identity.
@inlinable
@inline(always)
public func __areEqual<Value: Equatable>(_ lhs: Value, _ rhs: Value, at _: __FieldPlaces? = nil) -> Bool {
  __isComparedByOperator(Value.self) ? lhs == rhs : __areEqualWithCare(lhs, rhs)
}

/// Compares two values that have a comparison spec, in place if they have a place.
@inlinable
@inline(always)
public func __areEqual<Value: AutoEquatable>(
  _ lhs: @autoclosure () -> Value, _ rhs: @autoclosure () -> Value, at places: __FieldPlaces? = nil
) -> Bool {
  if let places { return __areStoredEqual(places.lhs.holding(Value.self), places.rhs.holding(Value.self)) }
  return withUnsafePointer(to: lhs()) { lhs in withUnsafePointer(to: rhs()) { rhs in __areNestedEqual(lhs, rhs) } }
}

/// Compares two optional values that have a comparison spec, in place if they have a place.
@inlinable
@inline(always)
public func __areEqual<Value: AutoEquatable>(
  _ lhs: @autoclosure () -> Value?, _ rhs: @autoclosure () -> Value?, at places: __FieldPlaces? = nil
) -> Bool {
  if let places { return __areOptionalsEqual(places.lhs.holding(Value?.self), places.rhs.holding(Value?.self)) }
  return withUnsafePointer(to: lhs()) { lhs in
    withUnsafePointer(to: rhs()) { rhs in __areOptionalsEqual(lhs, rhs) { __areNestedEqual($0, $1) } }
  }
}

/// Compares two arrays: by their buffers, then their counts, then element by element in place.
///
/// The standard library's `==` copies every element out of both arrays, which retains all that the elements hold.
@inlinable
@inline(always)
public func __areEqual<Element: Equatable>(_ lhs: [Element], _ rhs: [Element], at _: __FieldPlaces? = nil) -> Bool {
  lhs.withUnsafeBufferPointer { lhs in
    rhs.withUnsafeBufferPointer { rhs in
      guard lhs.count == rhs.count else { return false }
      guard lhs.baseAddress != rhs.baseAddress else { return true }
      guard __isComparedByOperator(Element.self) else { return __areElementsEqualWithCare(lhs, rhs) }
      for index in lhs.indices {
        guard lhs[index] == rhs[index] else { return false }
      }
      return true
    }
  }
}

/// Compares two arrays of values that have a comparison spec.
@inlinable
@inline(always)
public func __areEqual<Element: AutoEquatable>(_ lhs: [Element], _ rhs: [Element], at _: __FieldPlaces? = nil) -> Bool {
  __areArraysEqualBySpec(lhs, rhs)
}

/// Compares two optionals in place.
///
/// The wrapped value is at the start of an optional, however nil is represented.
@inlinable
@inline(always)
public func __areOptionalsEqual<Value: AutoEquatable>(
  _ lhs: UnsafePointer<Value?>, _ rhs: UnsafePointer<Value?>,
  _ areEqual: (UnsafePointer<Value>, UnsafePointer<Value>) -> Bool = { __areStoredEqual($0, $1) }
) -> Bool {
  switch (lhs.pointee == nil, rhs.pointee == nil) {
  case (true, true): return true
  case (false, false):
    return lhs.withMemoryRebound(to: Value.self, capacity: 1) { lhs in
      rhs.withMemoryRebound(to: Value.self, capacity: 1) { rhs in areEqual(lhs, rhs) }
    }
  default: return false
  }
}

/// Compares two values by a function that the declaration names.
@inlinable
@inline(always)
public func __areEqual<Value>(_ lhs: Value, _ rhs: Value, by areEqual: (Value, Value) -> Bool) -> Bool {
  __asWhole { areEqual(lhs, rhs) }
}
