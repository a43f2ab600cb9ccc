import ReflectiveComparison

/// Finds host views that hold views but have no body, so that the views are never shown.
///
/// A host view without content rightly has no body. Only its fields tell whether the body was forgotten or misnamed.
enum UnshownContent {
  /// The first field of a host view without a body that holds or makes views; nil if there is none.
  ///
  /// - Complexity: O(*n*) for *n* fields. A tree asks once for each type.
  static func field(of type: any View.Type) -> String? {
    guard let type = type as? any HostView.Type, hasNoBody(type) else { return nil }
    return FieldLayout.fields(of: type).first { isContent($0.type) }?.name
  }

  private static func hasNoBody<V: HostView>(_ type: V.Type) -> Bool { V.Body.self == EmptyView.self }

  /// Whether values of a type are views, hold views, or make views.
  ///
  /// An `EmptyView` does not count.
  private static func isContent(_ type: Any.Type) -> Bool {
    if type == (any View).self { return true }
    if type == EmptyView.self { return false }
    if let holder = type as? any ContentHolder.Type { return isContent(holder.held) }
    if type is any View.Type { return true }
    return FunctionResult.type(of: type).map(isContent) ?? false
  }
}

/// A type that holds values of another type.
private protocol ContentHolder {
  static var held: Any.Type { get }
}

extension Optional: ContentHolder {
  static var held: Any.Type { Wrapped.self }
}

extension Array: ContentHolder {
  static var held: Any.Type { Element.self }
}
