/// A property of an observable object that somebody depends on.
///
/// Two values are equal if they represent the same property of the same object.
///
/// ```swift
/// @Observable final class Todo { var title = "" }
/// // An observed property of a Todo describes itself as "Todo.title",
/// // and as "Todo.<String>" where its name is not known.
/// ```
public struct ObservedProperty {
  /// The type that the property belongs to: the type of the object or a superclass of it, the type of the view where it
  /// is a state, `EnvironmentValues` for a value of the environment.
  public let type: Any.Type

  /// The key path that the property is observed by.
  public let keyPath: AnyKeyPath

  /// The object.
  ///
  /// The identity means nothing once the object is gone.
  public let object: ObjectIdentifier

  /// The name of the property, or nil where it is not known.
  ///
  /// Some systems tell it. On the others it is the name of the stored property in which the `@Observable` macro keeps
  /// the value, if exactly one of the right type was equal to it: a name here is then a good guess, as a
  /// computed property that is observed by hand may have the value of a stored one.
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
