import SwiftSyntax

/// Which conformances a type has already and which the macro adds.
///
/// The compiler passes the protocols of the macro's `conformances:` list that the type does not conform to, as far as
/// it can tell before expansion: by the inheritance clause, an alias in it, or an extension. A conformance through a
/// refining protocol is passed as missing, and adding it is harmless.
///
/// Hashable is not in that list: the compiler takes a conformance that a macro is allowed to add for its own to add,
/// and a type that is Hashable through a refining protocol would lose it. `hash(into:)` comes from an extension of
/// `AutoEquatable` instead, which wins over the compiler's synthesis however Hashable is spelled.
struct Conformances {
  let addsEquatable: Bool
  let addsAutoEquatable: Bool
  /// Whether something in the inheritance clause is, or may be, or may refine Hashable.
  ///
  /// Hashing is written out then; if it is needed nevertheless, it uses the spec as data.
  let mayBeHashable: Bool
  /// Whether something in the inheritance clause may be a protocol that brings a `hash(into:)` in an extension.
  let mayInheritHash: Bool
  /// Whether the inheritance clause names Hashable.
  let namesHashable: Bool
  /// The isolation that an inheritance clause gives to an Equatable conformance: `@MainActor Equatable`.
  let writtenIsolation: String?
  /// Whether an inheritance clause leaves the isolation of an Equatable conformance to run-time checks.
  let isPreconcurrency: Bool

  /// Reads the inheritance clause.
  ///
  /// `missing` are the protocols that the compiler passes to an extension macro; nil for a member macro, which is told
  /// nothing and adds no conformance.
  init(_ clause: InheritanceClauseSyntax?, missing: [TypeSyntax]?) {
    let inherited = clause?.inheritedTypes.flatMap(\.type.composedTypes) ?? []
    let names = missing?.compactMap(\.nominalName) ?? []
    addsEquatable = names.contains("Equatable")
    addsAutoEquatable = names.contains("AutoEquatable")
    mayBeHashable = inherited.contains { type in
      guard let name = type.withoutParentheses.nominalName else { return true }
      return !protocolsApartFromEquatable.contains(name) && !["Equatable", "Comparable"].contains(name)
    }
    mayInheritHash = inherited.contains { type in
      guard let name = type.withoutParentheses.nominalName else { return false }
      return !protocolsApartFromEquatable.contains(name) && !equatableProtocols.contains(name)
        && !protocolsOfEnums.contains(name)
    }
    namesHashable = inherited.contains { $0.withoutParentheses.nominalName == "Hashable" }
    let attributes = inherited.flatMap { type -> [AttributeSyntax] in
      guard let attributed = type.as(AttributedTypeSyntax.self), let name = attributed.baseType.nominalName,
        equatableProtocols.contains(name)
      else { return [] }
      return Array(attributed.attributes.unconditional)
    }
    writtenIsolation = attributes.first { $0.unqualifiedName.hasSuffix("Actor") }
      .map { $0.attributeName.trimmedDescription }
    isPreconcurrency = attributes.contains { $0.unqualifiedName == "preconcurrency" }
  }

  /// Whether Equatable is declared at a place for which the compiler synthesizes a `==`.
  ///
  /// It does so for an `extension` apart from the type that conforms it to Equatable: its `==` is made before this
  /// macro's is seen, and compares every field. The conformance is known to be there, but nothing in the inheritance
  /// clause can have brought it.
  func isDeclaredApart(_ clause: InheritanceClauseSyntax?) -> Bool {
    guard !addsEquatable, !(clause?.inheritedTypes.isEmpty ?? true) || addsAutoEquatable else { return false }
    return (clause?.inheritedTypes.flatMap(\.type.composedTypes) ?? []).allSatisfy { type in
      type.withoutParentheses.nominalName.map(protocolsApartFromEquatable.contains) ?? false
    }
  }
}

/// The raw types of enums, for which `RawRepresentable` has a hash that the library's takes precedence over.
private let protocolsOfEnums: Set<String> = [
  "RawRepresentable", "String", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16",
  "UInt32", "UInt64", "Float", "Double",
]

/// Well known protocols that do not refine Equatable.
private let protocolsApartFromEquatable: Set<String> = [
  "Sendable", "Codable", "Encodable", "Decodable", "Identifiable", "Error", "LocalizedError", "CustomStringConvertible",
  "CustomDebugStringConvertible", "CaseIterable", "Observable", "View", "ViewModifier", "App", "Scene", "Sequence",
  "Collection", "Copyable", "Escapable", "BitwiseCopyable", "DynamicProperty", "ObservableObject", "AutoEquatable",
]
