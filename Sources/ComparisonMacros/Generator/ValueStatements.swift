import SwiftSyntax

/// A statement that returns unless a condition holds.
func check(_ condition: String, orReturn result: String) -> String {
  "guard \(condition) else { return \(result) }"
}

/// Statements that return where two values of a type differ.
///
/// Tuples whose elements can be seen are compared element by element, so that an element may be a reference or another
/// tuple, and those that hold a parameter pack by a loop over it.
func checkValues(_ lhs: String, _ rhs: String, type: TypeSyntax?, orReturn result: String) -> [String] {
  switch TupleShape(type) {
  case .elements(let types):
    return types.enumerated().flatMap { index, type in
      checkValues("\(lhs).\(index)", "\(rhs).\(index)", type: type, orReturn: result)
    }
  case .pack:
    let element = check("\(runtime).__areEqual(lhs, rhs)", orReturn: result)
    return ["for (lhs, rhs) in repeat (each \(lhs), each \(rhs)) {", element, "}"]
  case .none:
    // One candidate instead of a set of overloads: a tenth of the time to type-check.
    let function = type?.isKnownEquatable == true ? "__areKnownEqual" : "__areEqual"
    return [check("\(runtime).\(function)(\(lhs), \(rhs))", orReturn: result)]
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
