/// Makes bindings to the properties of an object.
@dynamicMemberLookup
public struct ObjectBindings<Object: ObservableObject> {
  let object: Object

  /// A binding to a property of the object.
  ///
  /// A view that reads it is evaluated whenever anything in the object changes.
  ///
  /// - Parameter path: The property.
  public subscript<Property>(
    dynamicMember path: ReferenceWritableKeyPath<Object, Property>
  ) -> Binding<Property> {
    Binding<Property>(PublishedLocation(object, path))
  }
}
