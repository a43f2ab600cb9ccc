import ReflectiveComparison

/// Host views that were given content and show none: those that hold views and have no body.
///
/// A host view without a body is right where it has nothing to show. So nothing but its fields can tell whether it was
/// forgotten, or called by another name.
enum UnshownContent {
  /// The first field of a host view without a body that holds views or makes them; nil where there is none.
  ///
  /// - Complexity: O(*n*) for *n* fields; asked once for each type in a tree.
  static func field(of type: any View.Type) -> String? {
    guard let type = type as? any HostView.Type, hasNoBody(type) else { return nil }
    return FieldLayout.fields(of: type).first { isContent($0.type) }?.name
  }

  private static func hasNoBody<V: HostView>(_ type: V.Type) -> Bool { V.Body.self == EmptyView.self }

  /// Whether the values of a type are views, or hold or make them, and not only views that show nothing.
  private static func isContent(_ type: Any.Type) -> Bool {
    if type == (any View).self { return true }
    if type == EmptyView.self { return false }
    if let holder = type as? any ContentHolder.Type { return isContent(holder.held) }
    if type is any View.Type { return true }
    return FunctionResult.type(of: type).map(isContent) ?? false
  }
}

/// Types that hold values of another one.
private protocol ContentHolder {
  static var held: Any.Type { get }
}

extension Optional: ContentHolder {
  static var held: Any.Type { Wrapped.self }
}

extension Array: ContentHolder {
  static var held: Any.Type { Element.self }
}
