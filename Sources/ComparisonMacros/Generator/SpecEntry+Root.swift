import SwiftSyntax

extension SpecEntry {
  /// The metatype of the root of a child's key path, as an expression.
  ///
  /// An extension of a nested type does not see the names that the types around it declare. If the spelling of the
  /// field shows how it holds the root, the metatype is taken from the field, without the name.
  ///
  /// - Parameters:
  ///   - child: The key path.
  ///   - value: The expression that reads the field; it is not evaluated.
  /// - Returns: The expression.
  func rootType(of child: ChildPath, _ value: String) -> String {
    guard child.isInNestedType else { return "\(child.root).self" }
    if let type = field.type, let found = Self.path(to: child.root, in: type, "\(runtime)__type(of: \(value))") {
      return found
    }
    return field.canHaveMembers && child.root == field.annotations.children.first?.root
      ? "\(owner).\(field.memberName("__root_"))" : "\(child.root).self"
  }

  /// Whether the metatype of the root of a field's key paths is taken from a member that the marker adds, which sees
  /// the names around the type.
  static func needsMember(for field: AnnotatedField) -> Bool {
    guard let child = field.annotations.children.first, child.isInNestedType else { return false }
    return field.type.flatMap { path(to: child.root, in: $0, "") } == nil
  }

  /// The metatype of `root` below the metatype of `type`; nil if the spelling does not lead there.
  private static func path(to root: String, in type: TypeSyntax, _ metatype: String) -> String? {
    if type.trimmedDescription == root { return metatype }
    let bare = type.withoutParentheses
    if bare.id != type.id { return path(to: root, in: bare, metatype) }
    if let wrapped = type.as(OptionalTypeSyntax.self)?.wrappedType
      ?? type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
    {
      return path(to: root, in: wrapped, "\(runtime)__wrapped(by: \(metatype))")
    }
    if let array = type.as(ArrayTypeSyntax.self) {
      return path(to: root, in: array.element, "\(runtime)__element(of: \(metatype))")
    }
    if let dictionary = type.as(DictionaryTypeSyntax.self) {
      return path(to: root, in: dictionary.value, "\(runtime)__value(of: \(metatype))")
    }
    if type.nominalName == "Optional", let wrapped = type.genericArgumentTypes?.first {
      return path(to: root, in: wrapped, "\(runtime)__wrapped(by: \(metatype))")
    }
    if type.nominalName == "Dictionary", let arguments = type.genericArgumentTypes, arguments.count == 2 {
      return path(to: root, in: arguments[1], "\(runtime)__value(of: \(metatype))")
    }
    // Any other generic type of one argument is taken for a sequence of such elements, as the overloads do.
    if let arguments = type.genericArgumentTypes, let element = arguments.first, arguments.count == 1 {
      return path(to: root, in: element, "\(runtime)__element(of: \(metatype))")
    }
    return nil
  }
}
