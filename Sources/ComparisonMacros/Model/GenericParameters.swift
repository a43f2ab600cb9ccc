import SwiftSyntax

/// The generic parameters that a type declaration can name, its own and those of the types around it.
struct GenericParameters {
  private(set) var names: Set<String> = []
  /// The parameters (and types below them) that are declared to be Equatable already, as written.
  private var equatable: Set<String> = []
  /// The parameters that need not be Copyable, in the order of their declaration.
  private(set) var suppressed: [String] = []

  init(of declaration: some DeclGroupSyntax, lexicalContext: [Syntax]) {
    for scope in [Syntax(declaration)] + lexicalContext {
      if let generic = scope.asProtocol((any WithGenericParametersSyntax).self) {
        add(generic.genericParameterClause, generic.genericWhereClause)
      }
      if let scope = scope.as(ExtensionDeclSyntax.self) { add(nil, scope.genericWhereClause) }
    }
  }

  private mutating func add(_ clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?) {
    for parameter in clause?.parameters ?? [] {
      // A value parameter (`let count: Int`) is not a type.
      guard parameter.specifier?.tokenKind != .keyword(.let) else { continue }
      names.insert(parameter.name.text)
      if parameter.inheritedType?.composedTypes.contains(where: \.suppressesCopyable) == true {
        suppressed.append(parameter.name.text)
      }
      if let bound = parameter.inheritedType, bound.impliesEquatable { equatable.insert(parameter.name.text) }
    }
    for requirement in requirements?.requirements ?? [] {
      guard case .conformanceRequirement(let conformance) = requirement.requirement else { continue }
      if conformance.rightType.impliesEquatable { equatable.insert(conformance.leftType.trimmedDescription) }
      if conformance.rightType.composedTypes.contains(where: \.suppressesCopyable) {
        suppressed.append(conformance.leftType.trimmedDescription)
      }
    }
  }

  /// The types that have to be Equatable for values of a type to be, as far as its spelling tells.
  ///
  /// - Returns: The left sides of requirements: `T`, `T.Element`, `repeat each T`.
  func needed(by type: TypeSyntax) -> [String] {
    needed(by: type, isRepeated: false)
  }

  private func needed(by type: TypeSyntax, isRepeated: Bool) -> [String] {
    if let identifier = type.as(IdentifierTypeSyntax.self), identifier.genericArgumentClause == nil,
      names.contains(identifier.name.text)
    {
      return requirement(identifier.name.text, isRepeated)
    }
    if let element = type.as(PackElementTypeSyntax.self) {
      return needed(by: element.pack, isRepeated: true)
    }
    if let member = type.as(MemberTypeSyntax.self), let root = member.rootName, names.contains(root) {
      return requirement(member.trimmedDescription, isRepeated)
    }
    let bare = type.withoutParentheses
    if bare.id != type.id { return needed(by: bare, isRepeated: isRepeated) }
    if let optional = type.as(OptionalTypeSyntax.self) {
      return needed(by: optional.wrappedType, isRepeated: isRepeated)
    }
    if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return needed(by: optional.wrappedType, isRepeated: isRepeated)
    }
    return type.parts.flatMap { needed(by: $0, isRepeated: isRepeated) }
  }

  private func requirement(_ name: String, _ isRepeated: Bool) -> [String] {
    guard !equatable.contains(name) else { return [] }
    return [isRepeated ? "repeat each \(name)" : name]
  }
}

extension TypeSyntax {
  /// Whether the type is `~Copyable`.
  fileprivate var suppressesCopyable: Bool { self.as(SuppressedTypeSyntax.self)?.type.nominalName == "Copyable" }

  /// Whether a bound names a protocol that is known to refine Equatable.
  fileprivate var impliesEquatable: Bool {
    if let composition = self.as(CompositionTypeSyntax.self) {
      return composition.elements.contains { $0.type.impliesEquatable }
    }
    guard let name = nominalName else { return false }
    return equatableProtocols.contains(name)
  }
}

/// Protocols of the standard library, Foundation and this library whose conformers are Equatable.
let equatableProtocols: Set<String> = [
  "Equatable", "Hashable", "Comparable", "AutoEquatable", "Numeric", "SignedNumeric", "AdditiveArithmetic",
  "BinaryInteger", "FixedWidthInteger", "SignedInteger", "UnsignedInteger", "FloatingPoint", "BinaryFloatingPoint",
  "StringProtocol", "CodingKey", "OptionSet", "SetAlgebra", "Strideable", "SIMD", "SIMDScalar", "InstantProtocol",
  "DurationProtocol",
]
