/// A property of an observable object that was read.
///
/// Two values are equal if they represent the same property of the same object.
///
/// ```swift
/// @Observable final class Todo { var title = "" }
/// // An observed property of a Todo describes itself as "Todo.title",
/// // and as "Todo.<String>" where its name is not known.
/// ```
public struct ObservedProperty {
  /// The type that the property belongs to: the type of the object or a superclass, the type of the view for a state,
  /// or `EnvironmentValues` for a value of the environment.
  public let type: Any.Type

  /// The key path that the property is observed by.
  public let keyPath: AnyKeyPath

  /// The object.
  ///
  /// The identity is meaningless after the object is deallocated.
  public let object: ObjectIdentifier

  /// The name of the property, or nil if it is not known.
  ///
  /// Some systems tell it. On others it is the name of the stored property in which the `@Observable` macro keeps the
  /// value, if exactly one property of the right type has that value. The name is then a good guess: a computed
  /// property that is observed by hand may have the value of a stored one.
  public let name: String?

  package init(type: Any.Type? = nil, keyPath: AnyKeyPath, object: ObjectIdentifier, name: String?) {
    self.type = type ?? Swift.type(of: keyPath).rootType
    self.keyPath = keyPath
    self.object = object
    self.name = name
  }
}

extension ObservedProperty: Hashable {
  /// Whether two values represent the same property of the same object.
  public static func == (lhs: ObservedProperty, rhs: ObservedProperty) -> Bool {
    lhs.object == rhs.object && lhs.keyPath == rhs.keyPath
  }

  /// Hashes the property and the object.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(object)
    hasher.combine(keyPath)
  }
}

extension ObservedProperty: CustomStringConvertible {
  /// Type and name, such as `Todo.title`, or `Todo.<String>` with the type of a property whose name is not known.
  public var description: String { "\(type).\(name ?? "<\(Swift.type(of: keyPath).valueType)>")" }
}
