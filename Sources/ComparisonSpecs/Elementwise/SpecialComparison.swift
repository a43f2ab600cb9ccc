#if canImport(Observation)
  internal import Observation
#endif

/// How values are compared whose `==` must not be asked, given their addresses.
///
/// Observable objects are compared by identity, even if they have a `==`: a reader of one object is not notified by
/// another, and reading properties in a comparison would register a dependency with the current tracking. Types with a
/// spec are compared by it, within the comparison that is going on. A collection of the standard library, or an
/// optional, that holds such values somewhere is compared element by element for that reason.
///
/// The conforming types have no values: a metatype is two words, and calling it counts no references.
@usableFromInline
package protocol SpecialComparison {
  /// Whether there are observable objects in the values, so that their hash must not be asked either.
  static var holdsObservables: Bool { get }

  /// Whether the two values at the addresses are equal.
  static func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool

  /// Adds what `areEqual` compares of the value at an address to a hash.
  static func hash(_ value: UnsafeRawPointer, into hasher: inout Hasher)
}

/// The special comparisons by type.
@usableFromInline
package enum SpecialComparisons {
  /// The comparison of values of a type; nil for a type that is compared by its `==`, or that has none.
  @usableFromInline
  package static func comparison(of type: Any.Type) -> (any SpecialComparison.Type)? {
    let address = UInt(bitPattern: ObjectIdentifier(type))
    let word = table.word(of: address) ?? insert(type, at: address)
    // A word that is not 0 is the address of a comparison that `insert` has put there forever.
    return UnsafePointer<any SpecialComparison.Type>(bitPattern: word)?.pointee
  }

  /// The comparison of values of a type that hold observable objects; nil for all other types.
  package static func comparisonByIdentity(of type: Any.Type) -> (any SpecialComparison.Type)? {
    comparison(of: type).flatMap { $0.holdsObservables ? $0 : nil }
  }

  /// The address of its comparison for each type that was asked for, or 0 if it has none.
  private static let table = AddressTable()

  @inline(never)
  private static func insert(_ type: Any.Type, at address: UInt) -> UInt {
    guard let comparison = make(for: type) else { return table.insert(0, for: address) }
    let made = UnsafeMutablePointer<any SpecialComparison.Type>.allocate(capacity: 1)
    made.initialize(to: comparison)
    return table.insert(UInt(bitPattern: made), for: address)
  }

  private static func make(for type: Any.Type) -> (any SpecialComparison.Type)? {
    if ObservableObjects.contains(type) { return ObjectIdentity.self }
    if let container = type as? any SpecialContainer.Type { return container.specialComparison }
    func bySpec<Value: AutoEquatable>(_: Value.Type) -> any SpecialComparison.Type { SpecComparison<Value>.self }
    return (type as? any AutoEquatable.Type).map { bySpec($0) }
  }
}

/// Recognizes observable objects.
enum ObservableObjects {
  /// Whether the values of a type are observable objects.
  static func contains(_ type: Any.Type) -> Bool {
    #if canImport(Observation)
      type is any (AnyObject & Observable).Type
    #else
      false
    #endif
  }
}

/// The comparison of objects by identity.
enum ObjectIdentity: SpecialComparison {
  static var holdsObservables: Bool { true }

  // Used for types of observable classes alone, whose values are references: one word that is the same for the same
  // object.
  static func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    lhs.load(as: UInt.self) == rhs.load(as: UInt.self)
  }

  static func hash(_ value: UnsafeRawPointer, into hasher: inout Hasher) { hasher.combine(value.load(as: UInt.self)) }
}

/// The comparison of values by their type's spec.
enum SpecComparison<Value: AutoEquatable>: SpecialComparison {
  static var holdsObservables: Bool { false }

  static func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    let (lhs, rhs) = (lhs.holding(Value.self), rhs.holding(Value.self))
    return Value.self is AnyObject.Type
      ? NestedComparison.areObjectsEqual(lhs, rhs) : NestedComparison.areEqual(lhs, rhs)
  }

  static func hash(_ value: UnsafeRawPointer, into hasher: inout Hasher) {
    if let value = value.holding(Value.self).pointee as? any Hashable { value.hash(into: &hasher) }
  }
}

/// Compares values by their `==`, for parts next to special values.
enum OperatorComparison<Value: Equatable>: SpecialComparison {
  static var holdsObservables: Bool { false }

  static func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    NestedComparison.asWhole { lhs.holding(Value.self).pointee == rhs.holding(Value.self).pointee }
  }

  static func hash(_ value: UnsafeRawPointer, into hasher: inout Hasher) {
    if let value = value.holding(Value.self).pointee as? any Hashable { value.hash(into: &hasher) }
  }
}
