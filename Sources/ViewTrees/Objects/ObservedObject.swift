public import ComparisonSpecs

/// An object that a view is given and that concerns it as a whole.
///
/// The view is evaluated whenever anything in the object changes. Two of them are equal where the object is the same one.
@propertyWrapper
public struct ObservedObject<Object: ObservableObject>: ReferenceWrapper {
  /// The object.
  public var wrappedValue: Object

  /// Wraps an object.
  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }

  /// Makes bindings to the properties of the object.
  public var projectedValue: ObjectBindings<Object> { ObjectBindings(object: wrappedValue) }

  /// Whether both wrap the same object.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.wrappedValue === rhs.wrappedValue }
}

/// Makes bindings to the properties of an object.
@dynamicMemberLookup
public struct ObjectBindings<Object: ObservableObject> {
  let object: Object

  /// A binding to a property of the object.
  ///
  /// Whoever reads it is evaluated whenever anything in the object changes.
  ///
  /// - Parameter path: The property.
  public subscript<Property>(
    dynamicMember path: ReferenceWritableKeyPath<Object, Property>
  ) -> Binding<Property> {
    Binding<Property>(PublishedLocation(object, path))
  }
}

extension ObservedObject: ConnectedField, ObservingField, WholeObjectField, CompletelyCompared {
  static func connect(
    _ field: UnsafeMutableRawPointer, _ source: ChangeSource, of node: __NodeReference, _ tree: __Tree
  ) -> Any.Type? {
    nil
  }

  static func keep(_ old: UnsafeMutableRawPointer, in new: UnsafeMutableRawPointer) {}

  static func object(in field: UnsafeMutableRawPointer) -> (any ObservableObject)? {
    field.assumingMemoryBound(to: Self.self).pointee.wrappedValue
  }
}

/// A property that holds an object that concerns the view as a whole.
protocol WholeObjectField: ConnectedField {
  static func object(in field: UnsafeMutableRawPointer) -> (any ObservableObject)?
}

extension UnsafeMutablePointer where Pointee == __TreeStorage {
  /// Counts as reading the objects that concern the view of a node as a whole, and lets them know the tree.
  func readWholeObjects(of node: __NodeReference) {
    guard let value = self[node].pointee.payload else { return }
    let inbox = pointee.owner._withUnsafeGuaranteedRef(\.inbox)
    info(of: node)._withUnsafeGuaranteedRef { info in
      for (place, field) in info.wholeObjects where place.isPresent(in: value) {
        field.object(in: value + place.offset)?.changes.read(for: inbox)
      }
    }
  }
}
