import ReflectiveComparison

/// A node-bound property in a place where a tree does not look for it.
struct UnreachableProperty {
  /// The stored property of the view that contains it.
  let property: String
  let type: any NodeBoundProperty.Type

  /// What contains it, such as "an array".
  let container: String

  /// The name of the wrapper in the source.
  var wrapper: String {
    let name = String(describing: type).prefix { $0 != "<" }
    return type.belongsToNode ? "@\(name)" : String(name)
  }
}

/// Finds node-bound properties in arrays, dictionaries, enums and objects.
///
/// They cannot be bound: their number differs from value to value, or several values share them.
enum UnreachableProperties {
  /// The largest number of types that are visited.
  private static let limit = 1_000

  /// The unreachable properties of a view, each kind of wrapper once for each stored property.
  static func inView(_ type: Any.Type) -> [UnreachableProperty] {
    FieldLayout.fields(of: type).flatMap { find(in: $0.type, NodeBoundProperties.name(of: $0)) }
  }

  /// The unreachable properties of values of any type.
  static func inValue(_ type: Any.Type) -> [UnreachableProperty] { find(in: type, "value") }

  private static func find(in type: Any.Type, _ property: String) -> [UnreachableProperty] {
    var found: [UnreachableProperty] = []
    // The types that a tree reaches, and those that it does not.
    var seen: (Set<ObjectIdentifier>, Set<ObjectIdentifier>) = ([], [])
    var waiting: [(type: Any.Type, container: String?)] = [(type, nil)]
    while let (type, container) = waiting.popLast() {
      if let wrapper = type as? any NodeBoundProperty.Type {
        // All holders of an object share a handler in it.
        guard let container, wrapper.belongsToNode || container != anObject else { continue }
        found.append(UnreachableProperty(property: property, type: wrapper, container: container))
        continue
      }
      // A view in a property has a separate node where it is shown.
      if type is any View.Type { continue }
      let isNew =
        container == nil
        ? seen.0.insert(ObjectIdentifier(type)).inserted : seen.1.insert(ObjectIdentifier(type)).inserted
      guard isNew, seen.0.count + seen.1.count <= limit else { continue }
      waiting += parts(of: type, in: container)
    }
    return found
  }

  private static let anObject = "an object"

  private static func parts(of type: Any.Type, in container: String?) -> [(Any.Type, String?)] {
    switch type {
    case let type as any OptionalField.Type: [(type.wrapped, container)]
    case let type as any ContainerOfValues.Type: type.typesOfValues.map { ($0, container ?? type.kindOfContainer) }
    default:
      FieldLayout.fields(of: type).map { ($0.type, container) }
        + FieldLayout.payloads(of: type).map { ($0, container ?? "an enum") }
        + FieldLayout.properties(ofClass: type).map { ($0.type, anObject) }
    }
  }
}

/// A collection type of the standard library.
protocol ContainerOfValues {
  static var kindOfContainer: String { get }
  static var typesOfValues: [Any.Type] { get }
}

extension Array: ContainerOfValues {
  static var kindOfContainer: String { "an array" }
  static var typesOfValues: [Any.Type] { [Element.self] }
}

extension ArraySlice: ContainerOfValues {
  static var kindOfContainer: String { "an array" }
  static var typesOfValues: [Any.Type] { [Element.self] }
}

extension ContiguousArray: ContainerOfValues {
  static var kindOfContainer: String { "an array" }
  static var typesOfValues: [Any.Type] { [Element.self] }
}

extension Set: ContainerOfValues {
  static var kindOfContainer: String { "a set" }
  static var typesOfValues: [Any.Type] { [Element.self] }
}

extension Dictionary: ContainerOfValues {
  static var kindOfContainer: String { "a dictionary" }
  static var typesOfValues: [Any.Type] { [Key.self, Value.self] }
}
