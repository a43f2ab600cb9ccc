import SwiftSyntax

/// What the spelling of a type shows.
struct FieldTypeShape {
  /// How a type relates to closures.
  enum Closures {
    /// No closure is in sight.
    case none
    /// The value is a closure, perhaps an optional one.
    case whole
    /// The value holds closures among other things: an array of them, a tuple with one.
    case part
  }

  /// How much a comparison is likely to cost, cheapest first.
  enum Cost: Int, Comparable {
    /// A few machine words.
    case scalar
    /// Text: bytes in a buffer.
    case string
    /// A type of the program, which probably has its own comparison.
    case nested
    /// The elements of a collection; their count is as cheap as a scalar.
    case collection

    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  let closures: Closures
  let cost: Cost
  /// Whether the type is, or optionally wraps, one that may have a comparison spec.
  let mayHaveSpec: Bool
  /// Whether the type is known to be Equatable: a standard one with nothing unknown in it.
  let isKnownEquatable: Bool
  /// Whether the type is spelled as an optional.
  let isOptional: Bool

  /// Reads the declared type, or the initializer if no type is declared.
  init(type: TypeSyntax?, initializer: ExprSyntax?, genericParameters: Set<String>) {
    if let type {
      closures = Self.closures(in: type)
      cost = Self.cost(of: type)
      isKnownEquatable = type.isKnownEquatable
      isOptional = type.isOptionalSpelling
      mayHaveSpec = Self.mayHaveSpec(type.unwrappingOptionals, genericParameters)
    } else if let initializer {
      closures = initializer.is(ClosureExprSyntax.self) ? .whole : .none
      cost = Self.cost(of: initializer)
      isKnownEquatable = false
      isOptional = false
      mayHaveSpec = cost == .nested
    } else {
      (closures, cost, isKnownEquatable, isOptional, mayHaveSpec) = (.none, .nested, false, false, false)
    }
  }

  // MARK: Closures

  static func closures(in type: TypeSyntax) -> Closures {
    let bare = type.unwrappingOptionals
    if bare.is(FunctionTypeSyntax.self) { return .whole }
    return bare.parts.contains { closures(in: $0) != .none } ? .part : .none
  }

  // MARK: Cost

  static func cost(of type: TypeSyntax) -> Cost {
    let bare = type.unwrappingOptionals
    if bare.is(ArrayTypeSyntax.self) || bare.is(DictionaryTypeSyntax.self) { return .collection }
    if bare.is(MetatypeTypeSyntax.self) { return .scalar }
    if let tuple = bare.as(TupleTypeSyntax.self) { return tuple.elements.map { cost(of: $0.type) }.max() ?? .scalar }
    guard let name = bare.nominalName else { return .nested }
    return cost(ofTypeNamed: name)
  }

  private static func cost(ofTypeNamed name: String) -> Cost {
    if scalars.contains(name) { return .scalar }
    if strings.contains(name) { return .string }
    return collections.contains(name) ? .collection : .nested
  }

  private static func cost(of initializer: ExprSyntax) -> Cost {
    switch initializer.kind {
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr: return .scalar
    case .stringLiteralExpr: return .string
    case .arrayExpr, .dictionaryExpr: return .collection
    default: break
    }
    if let prefixed = initializer.as(PrefixOperatorExprSyntax.self) { return cost(of: prefixed.expression) }
    if let call = initializer.as(FunctionCallExprSyntax.self) {
      if call.calledExpression.is(ArrayExprSyntax.self) || call.calledExpression.is(DictionaryExprSyntax.self) {
        return .collection
      }
      if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
        return cost(ofTypeNamed: name)
      }
    }
    return .nested
  }

  static let scalars: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "Int128", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "UInt128",
    "Bool", "Double", "Float", "Float16", "Float32", "Float64", "Float80", "CGFloat", "CGPoint", "CGSize", "CGRect",
    "CGVector", "Date", "TimeInterval", "UUID", "Duration", "ObjectIdentifier", "Scalar",
    "UnsafeRawPointer", "UnsafeMutableRawPointer", "OpaquePointer", "AnyClass", "Void", "Never",
  ]

  /// Scalars and strings of the standard library whose names a program is unlikely to give to its own type.
  static let knownEquatable: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "Int128", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "UInt128",
    "Bool", "Double", "Float", "Float16", "Float32", "Float64", "Float80", "String", "Substring", "ObjectIdentifier",
  ]

  static let strings: Set<String> = ["String", "Substring", "Character", "StaticString", "URL", "Data", "Decimal"]

  static let collections: Set<String> = [
    "Array", "ArraySlice", "ContiguousArray", "Dictionary", "Set", "KeyValuePairs", "OrderedSet", "OrderedDictionary",
    "Deque", "IndexSet", "AttributedString",
  ]

  // MARK: Nested specs

  /// Whether a type, optionals taken off, may have a spec: any named type that is not known to have none.
  private static func mayHaveSpec(_ bare: TypeSyntax, _ genericParameters: Set<String>) -> Bool {
    if let identifier = bare.as(IdentifierTypeSyntax.self) {
      return cost(ofTypeNamed: identifier.name.text) == .nested && !genericParameters.contains(identifier.name.text)
    }
    guard let member = bare.as(MemberTypeSyntax.self), let root = member.rootName else { return false }
    return cost(ofTypeNamed: member.name.text) == .nested && !genericParameters.contains(root)
  }
}
