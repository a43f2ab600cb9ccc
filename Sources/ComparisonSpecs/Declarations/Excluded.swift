/// Declares that a field is a closure, or holds a framework's state, and is not compared for that reason.
///
/// The field's type decides which of the two roles it has. A field that is neither is left out as well, and listed
/// among the spec's ``ComparisonSpec/problems``.
public struct Excluded<Root> {
  // Its functions repeat those of `Ignored`: a protocol that has them for both would have to be public.

  @usableFromInline var field: DeclaredField<Root>

  /// Declares a closure or a framework's state.
  ///
  /// - Parameter keyPath: Leads to the field.
  public init<Value>(_ keyPath: KeyPath<Root, Value>) {
    field = DeclaredField(
      keyPath, leftOutAs: TypeKind.isFunction(Value.self) ? .excludedClosure : .excludedState)
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
