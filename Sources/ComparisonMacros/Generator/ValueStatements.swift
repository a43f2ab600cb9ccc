import SwiftSyntax

/// A statement that returns false unless a condition holds.
func check(_ condition: String) -> String {
  "guard \(condition) else { return false }"
}

/// Statements that return false where two values of a type differ.
///
/// Tuples whose elements can be seen are compared element by element, so that an element may be a reference or another
/// tuple, and those that hold a parameter pack by a loop over it.
func checkValues(_ lhs: String, _ rhs: String, type: TypeSyntax?) -> [String] {
  switch TupleShape(type) {
  case .elements(let types):
    return types.enumerated().flatMap { checkValues("\(lhs).\($0)", "\(rhs).\($0)", type: $1) }
  case .pack:
    return [
      "for (lhs, rhs) in repeat (each \(lhs), each \(rhs)) {", "  \(check("\(runtime).__areEqual(lhs, rhs)"))", "}",
    ]
  case .none:
    return [check("\(runtime).__areEqual(\(lhs), \(rhs))")]
  }
}

/// Statements that feed a value of a type to `hasher`.
func hashValue(_ value: String, type: TypeSyntax?) -> [String] {
  switch TupleShape(type) {
  case .elements(let types):
    return types.enumerated().flatMap { hashValue("\(value).\($0)", type: $1) }
  case .pack:
    return ["for value in repeat each \(value) { \(runtime).__hash(value, into: &hasher) }"]
  case .none:
    return ["\(runtime).__hash(\(value), into: &hasher)"]
  }
}

/// What can be seen of a tuple from its spelling.
private enum TupleShape {
  /// Not a tuple, or hidden behind a name.
  case none
  /// A tuple of these types.
  case elements([TypeSyntax])
  /// A tuple with an expansion of a parameter pack.
  case pack

  init(_ type: TypeSyntax?) {
    guard let elements = type?.withoutParentheses.as(TupleTypeSyntax.self)?.elements.map(\.type) else {
      self = .none
      return
    }
    if elements.contains(where: { $0.is(PackExpansionTypeSyntax.self) }) {
      self = .pack
    } else {
      self = elements.count > 1 ? .elements(elements) : .none
    }
  }
}
