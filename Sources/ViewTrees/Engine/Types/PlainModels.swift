import Observation
import ComparisonSpecs
import ReflectiveComparison

/// Finds plain model classes in views: classes whose objects change without announcing it, so that a changed object
/// compares equal to itself.
enum PlainModels {
  struct Found {
    let type: Any.Type

    /// Whether the class has a `==`.
    var isEquatable: Bool { type is any Equatable.Type }

    /// Whether the object is the value of a state.
    let isState: Bool
  }

  /// The largest number of types that are visited.
  private static let limit = 1_000

  /// The plain model classes in a property of a view, each once.
  static func inField(_ type: Any.Type) -> [Found] {
    var found: [Found] = []
    var seen: Set<ObjectIdentifier> = []
    var waiting: [(type: Any.Type, isState: Bool)] = [(type, false)]
    while let (type, isState) = waiting.popLast(), seen.count < limit {
      guard seen.insert(ObjectIdentifier(type)).inserted, !(type is any View.Type) else { continue }
      if let state = type as? any StateOfAnyType.Type {
        waiting.append((state.typeOfValue, true))
      } else if type is any NodeBoundProperty.Type || type is any ReferenceWrapper.Type {
        // The code that made the wrapper is responsible for what it refers to.
        continue
      } else if isPlainModel(type) {
        found.append(Found(type: type, isState: isState))
      } else if let container = type as? any ContainerOfValues.Type {
        waiting += container.typesOfValues.map { ($0, isState) }
      } else if let optional = type as? any OptionalField.Type {
        waiting.append((optional.wrapped, isState))
      } else {
        waiting += FieldLayout.fields(of: type).map { ($0.type, isState) }
        waiting += FieldLayout.payloads(of: type).map { ($0, isState) }
      }
    }
    return found
  }

  /// Whether objects of a type can change without announcing it.
  ///
  /// A class without variables does not change. An actor counts as a service, and so does a class of another library
  /// that hides its properties. A class that leads to observable objects may show nothing else.
  private static func isPlainModel(_ type: Any.Type) -> Bool {
    switch type {
    case is any Observable.Type, is any ObservableObject.Type, is any AutoEquatable.Type, is any Actor.Type: false
    default:
      FieldLayout.properties(ofClass: type).contains(where: \.isVariable)
        && !ObservedTypes.mayObserve(type, countsUnknown: false)
    }
  }
}

/// A state of any value type.
protocol StateOfAnyType {
  static var typeOfValue: Any.Type { get }
}

extension State: StateOfAnyType {
  static var typeOfValue: Any.Type { Value.self }
}
