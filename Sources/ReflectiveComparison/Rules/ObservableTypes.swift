import Observation

/// Tells observable objects, which are compared by identity whatever their `==` says.
///
/// Whoever has read a property of one object hears nothing from another one, however equal it is; and a `==` that reads
/// properties would register a dependency of whoever is being tracked.
enum ObservableTypes {
  /// Whether the instances of a type are observable objects.
  static func contains(_ type: Any.Type) -> Bool { type is any (AnyObject & Observable).Type }

  /// Whether a type is an optional or a collection of the standard library with observable objects in it, so that its
  /// own `==` must not be asked.
  static func areInside(of type: Any.Type) -> Bool {
    let metadata = TypeMetadata(type)
    guard metadata.kind == .optional || isCollection(type) else { return false }
    return metadata.typeArguments.contains { contains($0.type) || areInside(of: $0.type) }
  }

  /// Whether the keys of a dictionary are observable objects, or hold some.
  static func areKeys(of dictionary: any ValueDictionary.Type) -> Bool {
    guard dictionary.hasKeys, let key = TypeMetadata(dictionary).typeArguments.first?.type else { return false }
    return contains(key) || areInside(of: key)
  }

  private static func isCollection(_ type: Any.Type) -> Bool {
    type is any ElementCollection.Type || type is any ValueDictionary.Type
  }
}
