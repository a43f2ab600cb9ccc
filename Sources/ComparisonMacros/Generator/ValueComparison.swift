import SwiftSyntax

/// A statement that returns unless a condition holds; `isUnsafe` says whether it reads through a pointer.
func check(_ condition: String, isUnsafe: Bool, orReturn result: String) -> String {
  "guard \(isUnsafe ? "unsafe " : "")\(condition) else { return \(result) }"
}

/// Statements that return if two values differ, with checks that make the compiler reject a type.
struct ValueComparison {
  var statements: [String] = []
  /// Whether a statement calls the check of the field.
  var callsCheck = false
  /// Whether a statement calls the library's check of types that are known by their names.
  var callsNamesakeCheck = false

  static func += (lhs: inout Self, rhs: Self) {
    lhs.statements += rhs.statements
    lhs.callsCheck = lhs.callsCheck || rhs.callsCheck
    lhs.callsNamesakeCheck = lhs.callsNamesakeCheck || rhs.callsNamesakeCheck
  }
}

/// Compares two values of a type.
///
/// Tuples whose elements can be seen are compared element by element, so that an element may be a reference or another
/// tuple, and those that hold a parameter pack by a loop over it.
///
/// - Parameters:
///   - lhs: One value.
///   - rhs: The other value.
///   - type: The type, as far as it can be seen.
///   - isUnsafe: Whether the values are read through pointers.
///   - result: What is returned.
///   - function: The check that reports a misfit; nil if that is said elsewhere.
///   - known: The spellings of standard types that have been asked about: one question about each is enough.
/// - Returns: The statements and the checks that they call.
func checkValues(
  _ lhs: String, _ rhs: String, type: TypeSyntax?, isUnsafe: Bool, orReturn result: String,
  asking function: String?, known: inout Set<String>
) -> ValueComparison {
  switch TupleShape(type) {
  case .elements(let types):
    var comparison = ValueComparison()
    for (index, type) in types.enumerated() {
      comparison += checkValues(
        "\(lhs).\(index)", "\(rhs).\(index)", type: type, isUnsafe: isUnsafe, orReturn: result, asking: function,
        known: &known)
    }
    return comparison
  case .pack:
    let element = check("\(runtime)__is(\(runtime)__areEqual(lhs, rhs))", isUnsafe: false, orReturn: result)
    return ValueComparison(statements: [
      "for (lhs, rhs) in repeat \(isUnsafe ? "unsafe " : "")(each \(lhs), each \(rhs)) {", element, "}",
    ])
  case .none:
    guard let type, type.isKnownEquatable else {
      let condition = "\(function ?? "\(runtime)__is")(\(runtime)__areEqual(\(lhs), \(rhs)))"
      return ValueComparison(
        statements: [check(condition, isUnsafe: isUnsafe, orReturn: result)], callsCheck: function != nil)
    }
    // One candidate instead of a set of overloads: a tenth of the time to type-check.
    let asks = function != nil && known.insert(type.unwrappingOptionals.trimmedDescription).inserted
    let compare = asks ? FieldCheck.ofNamesakes : "__areKnownEqual"
    let condition = "\(runtime)\(compare)(\(lhs), \(rhs))"
    return ValueComparison(
      statements: [check(condition, isUnsafe: isUnsafe, orReturn: result)], callsNamesakeCheck: asks)
  }
}

/// Statements that return if two values of a type differ and call no check, because problems are reported elsewhere.
func checkValues(
  _ lhs: String, _ rhs: String, type: TypeSyntax?, isUnsafe: Bool, orReturn result: String
) -> [String] {
  var known: Set<String> = []
  return checkValues(lhs, rhs, type: type, isUnsafe: isUnsafe, orReturn: result, asking: nil, known: &known).statements
}

/// Statements that feed a value of a type to `hasher`; `isUnsafe` says whether it is read through a pointer.
func hashValue(_ value: String, type: TypeSyntax?, isUnsafe: Bool) -> [String] {
  let mark = isUnsafe ? "unsafe " : ""
  switch TupleShape(type) {
  case .elements(let types):
    return types.enumerated().flatMap { hashValue("\(value).\($0)", type: $1, isUnsafe: isUnsafe) }
  case .pack:
    return ["for value in repeat \(mark)each \(value) { \(runtime)__hash(value, into: &hasher) }"]
  case .none:
    return ["\(mark)\(runtime)__hash(\(value), into: &hasher)"]
  }
}

/// The elements of a tuple, as far as its spelling shows them.
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
