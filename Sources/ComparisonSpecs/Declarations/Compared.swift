/// Declares that a field is compared.
///
/// ```swift
/// Compared(\.id).priority(0)
/// Compared(\.width, by: .tolerance(0.1))
/// Compared(\.day, by: sameDay)
/// ```
///
/// The key path may lead to a stored property, to one of a stored struct (`\.size.width`), or to anything else. Only
/// the first two are compared in place; a computed property, one with observers, or one behind a class reference is
/// read through the key path, which costs some hundred nanoseconds.
///
/// A subscript in the key path must have arguments that do not change: the spec may be used from any thread.
@frozen
public struct Compared<Root> {
  @usableFromInline let access: FieldAccess
  @usableFromInline var role = ComparisonRole.compared
  @usableFromInline var priority: Int?
  @usableFromInline var name: String?

  /// Declares a field that is compared in the given way.
  ///
  /// - Parameters:
  ///   - keyPath: Leads to the field.
  ///   - comparison: How two values are compared.
  public init<Value>(_ keyPath: KeyPath<Root, Value>, by comparison: FieldComparison<Value>) {
    let field = DeclaredField(keyPath, by: comparison, role: .compared)
    access = { lhs, rhs, description in
      if let description {
        // `field` hands over the address of such a variable, and is the only caller that hands over any.
        description.assumingMemoryBound(to: DeclaredField<Root>?.self).pointee = field
        return true
      }
      return field.areEqual(lhs.holding(Root.self), rhs.holding(Root.self))
    }
  }

  /// Declares a field whose comparison the optimizer can see through.
  ///
  /// The closure that is made here captures only what is constant for a literal key path, and only this closure
  /// captures the key path: two closures would each hold a copy, which is not a constant.
  ///
  /// - Parameters:
  ///   - keyPath: Leads to the field.
  ///   - areEqual: Compares two values of the field in place.
  ///   - describe: Makes the field.
  @inlinable
  @inline(__always)
  init<Value>(
    _ keyPath: KeyPath<Root, Value>, inPlace areEqual: @escaping InPlaceComparison,
    describe: @escaping (KeyPath<Root, Value>) -> DeclaredField<Root>
  ) {
    access = { lhs, rhs, description in
      if let description {
        // `field` hands over the address of such a variable, and is the only caller that hands over any.
        description.assumingMemoryBound(to: DeclaredField<Root>?.self).pointee = describe(keyPath)
        return true
      }
      // A field without an offset is never compared this way, see `FusedComparison.init(_:fields:)`.
      guard let offset = MemoryLayout<Root>.offset(of: keyPath) else { return false }
      return areEqual(lhs + offset, rhs + offset)
    }
  }

  /// The field with the options of the declaration.
  @usableFromInline var field: DeclaredField<Root> {
    var described: DeclaredField<Root>?
    withUnsafeMutablePointer(to: &described) { described in
      // The addresses of the values are not looked at.
      _ = access(described, described, described)
    }
    guard var field = described else {
      preconditionFailure("The access to a field must describe the field when it is asked to")
    }
    field.role = role
    field.priority = priority
    if let name { field.name = name }
    return field
  }

  /// Declares a field that is compared by a function.
  ///
  /// The function must be an equivalence: every value equals itself, and order does not matter. The field contributes
  /// nothing to the hash.
  ///
  /// - Parameters:
  ///   - keyPath: Leads to the field.
  ///   - areEqual: Whether two values are equal.
  @inlinable
  public init<Value>(
    _ keyPath: KeyPath<Root, Value>, by areEqual: @escaping @Sendable (Value, Value) -> Bool
  ) {
    self.init(keyPath, by: FieldComparison.function(areEqual))
  }
}

extension Compared {
  /// Declares a field that is compared by `==`.
  ///
  /// - Parameter keyPath: Leads to the field.
  @inlinable
  @inline(__always)
  public init<Value: Equatable>(_ keyPath: KeyPath<Root, Value>) {
    self.init(
      keyPath, inPlace: { InPlaceEquality.areEqual(Value.self, $0, $1) },
      describe: { DeclaredField($0, by: .equality, role: .compared) })
  }

  /// Declares a field that is compared by its type's own spec.
  ///
  /// - Parameter keyPath: Leads to the field.
  @inlinable
  @inline(__always)
  public init<Value: AutoEquatable>(_ keyPath: KeyPath<Root, Value>) {
    self.init(
      keyPath, inPlace: { InPlaceEquality.areEqualBySpec(Value.self, $0, $1) },
      describe: { DeclaredField($0, by: .equality, role: .compared) })
  }

  /// Declares an optional field that is compared by its type's own spec.
  ///
  /// - Parameter keyPath: Leads to the field.
  @inlinable
  @inline(__always)
  public init<Value: AutoEquatable>(_ keyPath: KeyPath<Root, Value?>) {
    self.init(
      keyPath, inPlace: { InPlaceEquality.areOptionalsEqualBySpec(Value.self, $0, $1) },
      describe: { DeclaredField($0, by: .optionalEquality(), role: .compared) })
  }

  /// Declares an array that is compared element by element, each by its type's own spec.
  ///
  /// - Parameter keyPath: Leads to the field.
  @inlinable
  @inline(__always)
  public init<Element: AutoEquatable>(_ keyPath: KeyPath<Root, [Element]>) {
    self.init(
      keyPath, inPlace: { InPlaceEquality.areArraysEqualBySpec(Element.self, $0, $1) },
      describe: { DeclaredField($0, by: .arrayEquality(), role: .compared) })
  }

  /// Declares an array that is compared element by element.
  ///
  /// - Parameter keyPath: Leads to the field.
  @inlinable
  @inline(__always)
  public init<Element: Equatable>(_ keyPath: KeyPath<Root, [Element]>) {
    self.init(
      keyPath, inPlace: { InPlaceEquality.areArraysEqual(Element.self, $0, $1) },
      describe: { DeclaredField($0, by: .arrayEquality(), role: .compared) })
  }

  /// Declares an optional array that is compared element by element.
  ///
  /// - Parameter keyPath: Leads to the field.
  @inlinable
  @inline(__always)
  public init<Element: Equatable>(_ keyPath: KeyPath<Root, [Element]?>) {
    self.init(
      keyPath, inPlace: { InPlaceEquality.areOptionalArraysEqual(Element.self, $0, $1) },
      describe: { DeclaredField($0, by: .equality, role: .compared) })
  }
}

extension Compared {
  /// Explains at compile time why a field cannot be compared by `==`.
  @available(
    *, unavailable,
    message: """
      the field's type has no ==: make it Equatable, give a way to compare it (by: .identity for references, or a \
      function), or write Ignored or Excluded
      """
  )
  @_disfavoredOverload
  public init<Value>(_ keyPath: KeyPath<Root, Value>) {
    preconditionFailure("The compiler rejects every use of this initializer")
  }
}

extension Compared {
  /// Returns the field with a priority: fields with lower ones are compared first.
  ///
  /// Fields of the same priority keep their order. Fields without one come after all that have one.
  ///
  /// - Parameter priority: Any number.
  /// - Returns: The field with the priority.
  @inlinable
  @inline(__always)
  public func priority(_ priority: Int) -> Self {
    var copy = self
    copy.priority = priority
    return copy
  }

  /// Returns the field under a given name.
  ///
  /// A key path tells the names of plain stored properties only. The name of a computed property, of one with
  /// observers, of a wrapped one or of one that a subclass may override has to be given.
  ///
  /// - Parameter name: The property's name, or several joined by dots.
  /// - Returns: The field with the name.
  @inlinable
  @inline(__always)
  public func named(_ name: String) -> Self {
    var copy = self
    copy.name = name
    return copy
  }
}
