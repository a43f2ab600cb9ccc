import Observation
import ComparisonSpecs
import ReflectiveComparison

/// Finds classes that views hold and that announce no changes: an object of such a class is the same one after a change.
enum PlainModels {
  struct Found {
    let type: Any.Type

    /// Whether the class says itself when two objects are equal.
    var isEquatable: Bool { type is any Equatable.Type }

    /// Whether the object is the value of a state.
    let isState: Bool
  }

  /// More types than this are not looked at.
  private static let limit = 1_000

  /// The plain classes of objects in a property of a view, each once.
  static func inField(_ type: Any.Type) -> [Found] {
    var found: [Found] = []
    var seen: Set<ObjectIdentifier> = []
    var waiting: [(type: Any.Type, isState: Bool)] = [(type, false)]
    while let (type, isState) = waiting.popLast(), seen.count < limit {
      guard seen.insert(ObjectIdentifier(type)).inserted, !(type is any View.Type) else { continue }
      if let state = type as? any StateOfAnyType.Type {
        waiting.append((state.typeOfValue, true))
      } else if type is any NodeBoundProperty.Type || type is any ReferenceWrapper.Type {
        // What a wrapper refers to belongs to the code that made it.
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
  /// A class without a variable does not change, one of another library that does not show its properties is taken for a
  /// service, and so is an actor. An object that leads to observable ones may have nothing else that is shown.
  private static func isPlainModel(_ type: Any.Type) -> Bool {
    switch type {
    case is any Observable.Type, is any ObservableObject.Type, is any AutoEquatable.Type, is any Actor.Type: false
    default:
      FieldLayout.properties(ofClass: type).contains(where: \.isVariable)
        && !ObservedTypes.mayObserve(type, countsUnknown: false)
    }
  }
}

/// A state, whatever its values are.
protocol StateOfAnyType {
  static var typeOfValue: Any.Type { get }
}

extension State: StateOfAnyType {
  static var typeOfValue: Any.Type { Value.self }
}
