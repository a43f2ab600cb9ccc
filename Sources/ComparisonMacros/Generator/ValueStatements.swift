import SwiftSyntax

/// A statement that returns unless a condition holds; `isUnsafe` says whether it reads through a pointer.
func check(_ condition: String, isUnsafe: Bool, orReturn result: String) -> String {
  "guard \(isUnsafe ? "unsafe " : "")\(condition) else { return \(result) }"
}

/// Statements that return where two values of a type differ.
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
///   - function: What says what is wrong with a misfit; nil where that is said elsewhere.
///   - known: The spellings of standard types that have been asked about: one question about each is enough.
/// - Returns: The statements.
func checkValues(
  _ lhs: String, _ rhs: String, type: TypeSyntax?, isUnsafe: Bool, orReturn result: String,
  asking function: String?, known: inout Set<String>
) -> [String] {
  switch TupleShape(type) {
  case .elements(let types):
    return types.enumerated().flatMap { index, type in
      checkValues(
        "\(lhs).\(index)", "\(rhs).\(index)", type: type, isUnsafe: isUnsafe, orReturn: result, asking: function,
        known: &known)
    }
  case .pack:
    let element = check("\(runtime)__is(\(runtime)__areEqual(lhs, rhs))", isUnsafe: false, orReturn: result)
    return ["for (lhs, rhs) in repeat \(isUnsafe ? "unsafe " : "")(each \(lhs), each \(rhs)) {", element, "}"]
  case .none:
    // One candidate instead of a set of overloads: a tenth of the time to type-check.
    let condition =
      if let type, type.isKnownEquatable {
        if function != nil, known.insert(type.unwrappingOptionals.trimmedDescription).inserted {
          "\(runtime)\(FieldCheck.ofNamesakes)(\(lhs), \(rhs))"
        } else {
          "\(runtime)__areKnownEqual(\(lhs), \(rhs))"
        }
      } else {
        "\(function ?? "\(runtime)__is")(\(runtime)__areEqual(\(lhs), \(rhs)))"
      }
    return [check(condition, isUnsafe: isUnsafe, orReturn: result)]
  }
}

/// Statements that return where two values of a type differ, and leave it to others to say what is wrong with it.
func checkValues(
  _ lhs: String, _ rhs: String, type: TypeSyntax?, isUnsafe: Bool, orReturn result: String
) -> [String] {
  var known: Set<String> = []
  return checkValues(lhs, rhs, type: type, isUnsafe: isUnsafe, orReturn: result, asking: nil, known: &known)
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
