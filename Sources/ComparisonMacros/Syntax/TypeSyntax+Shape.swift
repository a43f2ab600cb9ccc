import SwiftSyntax

extension TypeSyntaxProtocol {
  /// The type without optionals, parentheses and attributes around it.
  var unwrappingOptionals: TypeSyntax {
    let type = TypeSyntax(self)
    if let optional = type.as(OptionalTypeSyntax.self) { return optional.wrappedType.unwrappingOptionals }
    if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return optional.wrappedType.unwrappingOptionals
    }
    if let spelledOut = type.optionalArgument { return spelledOut.unwrappingOptionals }
    let bare = type.withoutParentheses
    return bare.id == type.id ? type : bare.unwrappingOptionals
  }

  /// The type without parentheses and attributes around it.
  var withoutParentheses: TypeSyntax {
    let type = TypeSyntax(self)
    if let attributed = type.as(AttributedTypeSyntax.self) { return attributed.baseType.withoutParentheses }
    if let tuple = type.as(TupleTypeSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1,
      only.firstName == nil, !only.type.is(PackExpansionTypeSyntax.self)
    {
      return only.type.withoutParentheses
    }
    return type
  }

  /// Whether the outermost layer is an optional, however it is spelled.
  var isOptionalSpelling: Bool {
    let bare = withoutParentheses
    return bare.is(OptionalTypeSyntax.self) || bare.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      || bare.optionalArgument != nil
  }

  /// The wrapped type, if the type is spelled `Optional<…>`.
  private var optionalArgument: TypeSyntax? {
    let type = TypeSyntax(self)
    guard type.nominalName == "Optional", let arguments = type.genericArgumentTypes, arguments.count == 1 else {
      return nil
    }
    return arguments[0]
  }

  /// Whether the type is a standard one that is known to be Equatable, or an optional of one.
  var isKnownEquatable: Bool {
    let bare = unwrappingOptionals
    guard let name = bare.nominalName, bare.genericArgumentTypes == nil else { return false }
    return FieldTypeShape.knownEquatable.contains(name)
  }

  /// Whether the type, or an element of it if it is a tuple, may be a closure: a name can hide one.
  var mayBeClosure: Bool {
    let bare = unwrappingOptionals
    return !bare.is(ArrayTypeSyntax.self) && !bare.is(DictionaryTypeSyntax.self)
      && !bare.is(SomeOrAnyTypeSyntax.self) && !bare.is(MetatypeTypeSyntax.self) && !bare.isKnownEquatable
  }

  /// Whether the spelling names an unsafe type of the standard library, whose values need an `unsafe` in modules with
  /// strict memory safety.
  ///
  /// Anywhere else the compiler would warn of the mark, so it is for these types only.
  var namesUnsafeType: Bool {
    tokens(viewMode: .sourceAccurate).contains { unsafeTypes.contains($0.text) }
  }

  /// The last name of a named type: `Int` of `Swift.Int`.
  var nominalName: String? {
    let type = TypeSyntax(self)
    return type.as(IdentifierTypeSyntax.self)?.name.text ?? type.as(MemberTypeSyntax.self)?.name.text
  }

  /// The types between the angle brackets of a named type.
  var genericArgumentTypes: [TypeSyntax]? {
    let type = TypeSyntax(self)
    let clause =
      type.as(IdentifierTypeSyntax.self)?.genericArgumentClause ?? type.as(MemberTypeSyntax.self)?.genericArgumentClause
    return clause?.arguments.compactMap { argument in
      if case .type(let type) = argument.argument { type } else { nil }
    }
  }

  /// The types that a value of a composite type holds: elements, tuple members, arguments of standard containers.
  ///
  /// The arguments of other generic types are not parts: nothing says that a value of such a type holds them.
  var parts: [TypeSyntax] {
    let type = TypeSyntax(self)
    if let array = type.as(ArrayTypeSyntax.self) { return [array.element] }
    if let dictionary = type.as(DictionaryTypeSyntax.self) { return [dictionary.key, dictionary.value] }
    if let tuple = type.as(TupleTypeSyntax.self) { return tuple.elements.map(\.type) }
    if let expansion = type.as(PackExpansionTypeSyntax.self) { return [expansion.repetitionPattern] }
    if let attributed = type.as(AttributedTypeSyntax.self) { return [attributed.baseType] }
    if let name = type.nominalName, standardContainers.contains(name) { return type.genericArgumentTypes ?? [] }
    return []
  }
}

extension TypeSyntax {
  /// The parts of a protocol composition, or the type alone.
  var composedTypes: [TypeSyntax] {
    self.as(CompositionTypeSyntax.self)?.elements.flatMap(\.type.composedTypes) ?? [self]
  }
}

extension MemberTypeSyntax {
  /// The first name of the type: `T` of `T.Element`.
  var rootName: String? {
    baseType.as(IdentifierTypeSyntax.self)?.name.text ?? baseType.as(MemberTypeSyntax.self)?.rootName
  }
}

/// The generic types of the standard library whose values are equal if the values inside are.
private let standardContainers: Set<String> = [
  "Optional", "Array", "ArraySlice", "ContiguousArray", "Dictionary", "Set", "Result", "KeyValuePairs",
  "CollectionOfOne", "Slice", "Range", "ClosedRange", "PartialRangeFrom", "PartialRangeUpTo", "PartialRangeThrough",
  "InlineArray",
]

/// The types of the standard library whose values are unsafe to use.
private let unsafeTypes: Set<String> = [
  "UnsafePointer", "UnsafeMutablePointer", "UnsafeRawPointer", "UnsafeMutableRawPointer", "OpaquePointer",
  "AutoreleasingUnsafeMutablePointer", "UnsafeBufferPointer", "UnsafeMutableBufferPointer", "UnsafeRawBufferPointer",
  "UnsafeMutableRawBufferPointer", "Unmanaged", "UnownedJob", "UnsafeContinuation",
]
