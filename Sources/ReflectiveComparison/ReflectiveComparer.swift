/// A comparison of two values of any type by reflection.
///
/// Both comparers follow the rules that ``LayoutComparer`` lists and give the same answer for every value. A comparer
/// implements the two forms that take addresses; the others follow.
public protocol ReflectiveComparer: Sendable {
  /// Compares two values in memory.
  ///
  /// - Parameters:
  ///   - lhs: The address of a value.
  ///   - rhs: The address of another value.
  /// - Returns: Whether the values are known to be equal.
  /// - Complexity: O(*n*) for *n* stored parts, those of elements and boxes included.
  func areEqual<T>(_ lhs: UnsafePointer<T>, _ rhs: UnsafePointer<T>) -> Bool

  /// Compares two values in memory field by field, even if their type is Equatable.
  ///
  /// Only the `==` of the values' own type is passed over; their parts are compared as ``areEqual(_:_:)-(T,T)``
  /// compares them. Two instances of a class are compared by their stored properties, those of superclasses included.
  /// The standard library's numbers and strings, which have no fields to speak of, are compared with `==`.
  ///
  /// - Parameters:
  ///   - lhs: The address of a value.
  ///   - rhs: The address of another value.
  /// - Returns: Whether all fields are known to be equal.
  /// - Complexity: O(*n*) for *n* stored parts, those of elements and boxes included.
  func areFieldsEqual<T>(_ lhs: UnsafePointer<T>, _ rhs: UnsafePointer<T>) -> Bool
}

extension ReflectiveComparer {
  /// Compares two values.
  ///
  /// - Parameters:
  ///   - lhs: A value.
  ///   - rhs: Another value.
  /// - Returns: Whether the values are known to be equal.
  /// - Complexity: O(*n*) for *n* stored parts, those of elements and boxes included.
  @inlinable
  public func areEqual<T>(_ lhs: T, _ rhs: T) -> Bool {
    withUnsafePointer(to: lhs) { lhs in withUnsafePointer(to: rhs) { rhs in areEqual(lhs, rhs) } }
  }

  /// Compares two values field by field, even if their type is Equatable.
  ///
  /// See ``areFieldsEqual(_:_:)-(UnsafePointer<T>,_)``.
  ///
  /// - Parameters:
  ///   - lhs: A value.
  ///   - rhs: Another value.
  /// - Returns: Whether all fields are known to be equal.
  /// - Complexity: O(*n*) for *n* stored parts, those of elements and boxes included.
  @inlinable
  public func areFieldsEqual<T>(_ lhs: T, _ rhs: T) -> Bool {
    withUnsafePointer(to: lhs) { lhs in withUnsafePointer(to: rhs) { rhs in areFieldsEqual(lhs, rhs) } }
  }
}

// MARK: - Arrays and strings

// Swift passes an array, or a string, as the address of its first element wherever a function takes an address. These
// are here so that it does not do so: each is a better match than the form on addresses.

extension ReflectiveComparer {
  /// Compares two arrays.
  ///
  /// - Parameters:
  ///   - lhs: A value.
  ///   - rhs: Another value.
  /// - Returns: Whether the values are known to be equal.
  @inlinable
  public func areEqual<Element>(_ lhs: [Element], _ rhs: [Element]) -> Bool {
    areEqual(values: lhs, rhs)
  }

  /// Compares two strings.
  ///
  /// - Parameters:
  ///   - lhs: A value.
  ///   - rhs: Another value.
  /// - Returns: Whether the values are known to be equal.
  @inlinable
  public func areEqual(_ lhs: String, _ rhs: String) -> Bool {
    areEqual(values: lhs, rhs)
  }

  /// Compares two arrays field by field.
  ///
  /// - Parameters:
  ///   - lhs: A value.
  ///   - rhs: Another value.
  /// - Returns: Whether the values are known to be equal.
  @inlinable
  public func areFieldsEqual<Element>(_ lhs: [Element], _ rhs: [Element]) -> Bool {
    areFieldsEqual(values: lhs, rhs)
  }

  /// Compares two strings field by field.
  ///
  /// - Parameters:
  ///   - lhs: A value.
  ///   - rhs: Another value.
  /// - Returns: Whether the values are known to be equal.
  @inlinable
  public func areFieldsEqual(_ lhs: String, _ rhs: String) -> Bool {
    areFieldsEqual(values: lhs, rhs)
  }

  @inlinable
  func areEqual<T>(values lhs: T, _ rhs: T) -> Bool { areEqual(lhs, rhs) }

  @inlinable
  func areFieldsEqual<T>(values lhs: T, _ rhs: T) -> Bool { areFieldsEqual(lhs, rhs) }
}
