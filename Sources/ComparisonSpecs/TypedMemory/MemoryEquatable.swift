/// A type-erased comparison of memory, held as a metatype.
///
/// A metatype of this protocol is two plain words. Unlike a closure made in a generic context, calling it retains and
/// releases nothing, so a plan made from type metadata at run time uses this form.
package protocol MemoryEquatable: ~Copyable {
  /// Whether the two values of the type stored at the addresses are equal.
  static func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool
}

/// The metatype of a type-erased comparison of memory.
package typealias MemoryWitness = any (MemoryEquatable & ~Copyable).Type

/// A value that is compared in place by its type's `==`.
///
/// Generic code copies the pointee of a pointer, and retains what is in it, before it calls `==`. Values that cannot be
/// copied are borrowed. A struct of one field has the layout of that field.
package struct EquatableValue<Value: Equatable>: ~Copyable, MemoryEquatable {
  private let value: Value

  @inline(__always)
  package static func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    // The addresses hold values of `Value`, which has the layout of `Self`.
    lhs.assumingMemoryBound(to: Self.self).pointee.isEqual(to: rhs.assumingMemoryBound(to: Self.self).pointee)
  }

  @inline(__always)
  private borrowing func isEqual(to other: borrowing Self) -> Bool { value == other.value }
}

/// A value that is compared by its type's spec in place, so that a plan and generated code agree even if the type's
/// `==` says something else.
package struct SpecifiedValue<Value: AutoEquatable>: ~Copyable, MemoryEquatable {
  private let value: Value

  package static func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    Value.areEqual(lhs.holding(Value.self), rhs.holding(Value.self))
  }
}

/// The `==` of arrays, and of optional arrays, element by element in place.
///
/// The standard library's `==` copies each element out of the array to compare it.
package enum EquatableElements<Element: MemoryEquatable & ~Copyable>: MemoryEquatable {
  package static func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    switch ArrayMemory.compareCounts(lhs, rhs, alignment: MemoryLayout<Element>.alignment) {
    case .known(let answer):
      return answer
    case .elements(let lhs, let rhs, let count):
      let stride = MemoryLayout<Element>.stride
      var offset = 0
      for _ in 0..<count {
        guard Element.areEqual(lhs + offset, rhs + offset) else { return false }
        offset += stride
      }
      return true
    }
  }
}

// MARK: - From a type known at run time

extension MemoryComparison {
  /// The type-erased `==`, or the spec, of a type that is known at run time only.
  package static func witness(of type: any Equatable.Type) -> MemoryWitness {
    func open<Value: Equatable>(_ type: Value.Type) -> MemoryWitness { EquatableValue<Value>.self }
    func openSpec<Value: AutoEquatable>(_ type: Value.Type) -> MemoryWitness { SpecifiedValue<Value>.self }
    if let type = type as? any AutoEquatable.Type { return openSpec(type) }
    return (type as? any EquatableArray.Type)?.elementsWitness ?? open(type)
  }
}

/// An array, or an optional array, of equatable elements.
private protocol EquatableArray {
  /// Compares such arrays element by element, or nil if their elements may be stored elsewhere.
  static var elementsWitness: MemoryWitness? { get }
}

extension Array: EquatableArray where Element: Equatable {
  fileprivate static var elementsWitness: MemoryWitness? {
    guard ArrayMemory.isContiguous(elements: Element.self) else { return nil }
    func bySpec<Value: AutoEquatable>(_: Value.Type) -> MemoryWitness { EquatableElements<SpecifiedValue<Value>>.self }
    if let type = Element.self as? any AutoEquatable.Type { return bySpec(type) }
    return EquatableElements<EquatableValue<Element>>.self
  }
}

extension Optional: EquatableArray where Wrapped: EquatableArray & Equatable {
  fileprivate static var elementsWitness: MemoryWitness? {
    // An optional of an optional array stores its nil elsewhere.
    Wrapped.self is any OptionalType.Type ? nil : Wrapped.elementsWitness
  }
}

/// An optional, for casts of metatypes.
private protocol OptionalType {}
extension Optional: OptionalType {}
