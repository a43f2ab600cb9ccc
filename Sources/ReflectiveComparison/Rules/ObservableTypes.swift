import Observation

/// Recognizes observable objects, which are compared by identity even if they have a `==`.
///
/// A reader of one object is not notified by another one, even if they are equal; and a `==` that reads properties
/// would register a dependency with the current tracking.
enum ObservableTypes {
  /// Whether the instances of a type are observable objects.
  static func contains(_ type: Any.Type) -> Bool { type is any (AnyObject & Observable).Type }

  /// Whether a type is a container of the standard library with observable objects in it, so that its own `==` must not
  /// be used.
  static func areInside(of type: Any.Type) -> Bool {
    let metadata = TypeMetadata(type)
    guard metadata.kind == .optional || isContainer(type) else { return false }
    return metadata.typeArguments.contains { contains($0.type) || areInside(of: $0.type) }
  }

  private static func isContainer(_ type: Any.Type) -> Bool {
    type is any ElementCollection.Type || type is any ValueDictionary.Type || type is any ResultType.Type
  }
}

/// A result, for casts of metatypes.
private protocol ResultType {}
extension Result: ResultType {}
