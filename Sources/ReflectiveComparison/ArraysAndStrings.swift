// Swift passes an array, or a string, as the address of its first element wherever a function takes an address. These are
// here so that it does not do so: each is a better match than the form on addresses.

extension LayoutComparer {
  /// Compares two arrays.
  ///
  /// - Parameters:
  ///   - lhs: A value.
  ///   - rhs: Another value.
  /// - Returns: Whether the values are known to be equal.
  public func areEqual<Element>(_ lhs: [Element], _ rhs: [Element]) -> Bool {
    areEqual(values: lhs, rhs)
  }

  /// Compares two strings.
  ///
  /// - Parameters:
  ///   - lhs: A value.
  ///   - rhs: Another value.
  /// - Returns: Whether the values are known to be equal.
  public func areEqual(_ lhs: String, _ rhs: String) -> Bool {
    areEqual(values: lhs, rhs)
  }

  /// Compares two arrays field by field.
  ///
  /// - Parameters:
  ///   - lhs: A value.
  ///   - rhs: Another value.
  /// - Returns: Whether the values are known to be equal.
  public func areFieldsEqual<Element>(_ lhs: [Element], _ rhs: [Element]) -> Bool {
    areFieldsEqual(values: lhs, rhs)
  }

  /// Compares two strings field by field.
  ///
  /// - Parameters:
  ///   - lhs: A value.
  ///   - rhs: Another value.
  /// - Returns: Whether the values are known to be equal.
  public func areFieldsEqual(_ lhs: String, _ rhs: String) -> Bool {
    areFieldsEqual(values: lhs, rhs)
  }

  private func areEqual<T>(values lhs: T, _ rhs: T) -> Bool { areEqual(lhs, rhs) }

  private func areFieldsEqual<T>(values lhs: T, _ rhs: T) -> Bool { areFieldsEqual(lhs, rhs) }
}

extension MirrorComparer {
  /// Compares two arrays.
  ///
  /// - Parameters:
  ///   - lhs: A value.
  ///   - rhs: Another value.
  /// - Returns: Whether the values are known to be equal.
  public func areEqual<Element>(_ lhs: [Element], _ rhs: [Element]) -> Bool {
    areEqual(values: lhs, rhs)
  }

  /// Compares two strings.
  ///
  /// - Parameters:
  ///   - lhs: A value.
  ///   - rhs: Another value.
  /// - Returns: Whether the values are known to be equal.
  public func areEqual(_ lhs: String, _ rhs: String) -> Bool {
    areEqual(values: lhs, rhs)
  }

  /// Compares two arrays field by field.
  ///
  /// - Parameters:
  ///   - lhs: A value.
  ///   - rhs: Another value.
  /// - Returns: Whether the values are known to be equal.
  public func areFieldsEqual<Element>(_ lhs: [Element], _ rhs: [Element]) -> Bool {
    areFieldsEqual(values: lhs, rhs)
  }

  /// Compares two strings field by field.
  ///
  /// - Parameters:
  ///   - lhs: A value.
  ///   - rhs: Another value.
  /// - Returns: Whether the values are known to be equal.
  public func areFieldsEqual(_ lhs: String, _ rhs: String) -> Bool {
    areFieldsEqual(values: lhs, rhs)
  }

  private func areEqual<T>(values lhs: T, _ rhs: T) -> Bool { areEqual(lhs, rhs) }

  private func areFieldsEqual<T>(values lhs: T, _ rhs: T) -> Bool { areFieldsEqual(lhs, rhs) }
}
