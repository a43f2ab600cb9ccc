/// Declares that a field holds child nodes.
///
/// `==` and the hash cover the field like a compared one. A tree differ leaves it out of the node's own comparison and
/// reconciles the children instead, so that nothing is compared twice on the way down.
@frozen
public struct Children<Root> {
  @usableFromInline var compared: Compared<Root>

  @inlinable
  @inline(__always)
  init(_ compared: Compared<Root>) {
    self.compared = compared
    self.compared.role = .children
  }

  /// Declares children that `==` compares in the given way.
  ///
  /// - Parameters:
  ///   - keyPath: Leads to the field.
  ///   - comparison: How two values are compared.
  @inlinable
  @inline(__always)
  public init<Value>(_ keyPath: KeyPath<Root, Value>, by comparison: FieldComparison<Value>) {
    self.init(Compared(keyPath, by: comparison))
  }

  /// Declares children that are compared by `==`.
  ///
  /// - Parameter keyPath: Leads to the field.
  @inlinable
  @inline(__always)
  public init<Value: Equatable>(_ keyPath: KeyPath<Root, Value>) {
    self.init(Compared(keyPath))
  }

  /// Declares an array of children, each compared by its type's own spec.
  ///
  /// - Parameter keyPath: Leads to the field.
  @inlinable
  @inline(__always)
  public init<Element: AutoEquatable>(_ keyPath: KeyPath<Root, [Element]>) {
    self.init(Compared(keyPath))
  }

  /// Returns the field with a priority: fields with lower ones are compared first.
  ///
  /// - Parameter priority: Any number.
  /// - Returns: The field with the priority.
  @inlinable
  @inline(__always)
  public func priority(_ priority: Int) -> Self {
    var copy = self
    copy.compared = compared.priority(priority)
    return copy
  }

  /// Returns the field under a given name.
  ///
  /// - Parameter name: The property's name.
  /// - Returns: The field with the name.
  @inlinable
  @inline(__always)
  public func named(_ name: String) -> Self {
    var copy = self
    copy.compared = compared.named(name)
    return copy
  }
}
