import SwiftSyntax
import SwiftSyntaxMacros

/// Statements that the type checker rejects if an inherited type of a class is a superclass.
///
/// A macro cannot tell a superclass, whose stored properties it cannot see, from a protocol. The type checker can: two
/// values that are known to inherit from a class have that class in common, and two that conform to a protocol have
/// nothing. See `__inheritedKind` in the library.
struct SuperclassCheck {
  private let inherited: [(name: String, position: SourcePosition?)]

  init(_ declaration: some DeclGroupSyntax, in context: some MacroExpansionContext) {
    inherited = (declaration.inheritanceClause?.inheritedTypes ?? []).compactMap { element in
      let type = element.type.withoutParentheses
      guard !type.is(SuppressedTypeSyntax.self) else { return nil }
      if let name = type.nominalName, Self.protocols.contains(name) { return nil }
      return (type.trimmedDescription, SourcePosition(of: element, in: context))
    }
  }

  /// A local function for every inherited type; nothing calls it.
  var statements: [String] {
    inherited.enumerated().flatMap { index, element in
      let name = element.name
      let head = [
        "func __inherited\(index)<__First: \(name), __Second: \(name)>(_ first: __First, _ second: __Second) {"
      ]
      let body = ["let kind = \(runtime)__inheritedKind(first, second)", "\(runtime)__requireProtocol(kind)"]
      return element.position.wrap(head + body) + ["}"]
    }
  }

  /// Protocols that need no check.
  private static let protocols: Set<String> = [
    "AnyObject", "AutoEquatable", "Codable", "Comparable", "CustomDebugStringConvertible", "CustomStringConvertible",
    "Decodable", "Encodable", "Equatable", "Error", "Hashable", "Identifiable", "Sendable",
  ]
}
