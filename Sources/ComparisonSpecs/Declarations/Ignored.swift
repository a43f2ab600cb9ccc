/// Declares that a field is not compared.
public struct Ignored<Root> {
  @usableFromInline var field: DeclaredField<Root>

  /// Declares a field that is not compared.
  ///
  /// - Parameter keyPath: Leads to the field.
  public init<Value>(_ keyPath: KeyPath<Root, Value>) {
    field = DeclaredField(keyPath, leftOutAs: .ignored)
  }

  /// Returns the field under a given name.
  ///
  /// - Parameter name: The property's name.
  /// - Returns: The field with the name.
  public func named(_ name: String) -> Self {
    var copy = self
    copy.field.name = name
    return copy
  }

  /// Explains at compile time that only compared fields have a priority.
  @available(
    *, unavailable, message: "a field that is not compared has no priority: remove it, or compare the field"
  )
  public func priority(_ priority: Int) -> Self {
    preconditionFailure("The compiler rejects every use of this function")
  }
}
