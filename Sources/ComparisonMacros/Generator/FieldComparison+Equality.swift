import SwiftSyntax

/// The two values that a comparison reads from, as expressions.
struct Operands {
  let lhs: String
  let rhs: String
  /// The pointers to both values, where the type's fields can be reached in place through them.
  let addresses: (lhs: String, rhs: String)?

  /// The value itself and another in a variable.
  static let values = Operands(lhs: "self", rhs: "rhs", addresses: nil)
  /// Values behind pointers, whose fields lie in place.
  static let pointers = Operands(lhs: "lhs.pointee", rhs: "rhs.pointee", addresses: ("lhs", "rhs"))
  /// References behind pointers.
  static let references = Operands(lhs: "lhs.pointee", rhs: "rhs.pointee", addresses: nil)
}

extension FieldComparison {
  /// Statements that return where both values differ in this entry.
  func checks(_ operands: Operands, orReturn result: String) -> [String] {
    if let condition = condition(operands) { return field.position.wrap([check(condition, orReturn: result)]) }
    let (lhs, rhs) = ("\(operands.lhs).\(field.name)", "\(operands.rhs).\(field.name)")
    return field.position.wrap(checkValues(lhs, rhs, type: field.knownType, orReturn: result))
  }

  /// The condition under which both values are equal in this entry; nil where its type alone decides.
  private func condition(_ operands: Operands) -> String? {
    let (lhs, rhs) = ("\(operands.lhs).\(field.name)", "\(operands.rhs).\(field.name)")
    if let child { return condition(lhs, rhs, below: child) }
    switch field.annotations.strategy {
    case .equality: break
    case .identity: return "\(runtime).__areIdentical(\(lhs), \(rhs))"
    case .bitwise: return "\(runtime).__areBitwiseEqual(\(lhs), \(rhs))"
    case .unordered: return "\(runtime).__areEqualUnordered(\(lhs), \(rhs))"
    case .tolerance(let distance): return "\(runtime).__areEqual(\(lhs), \(rhs), tolerance: \(distance))"
    case .custom(let function): return "\(runtime).__areEqual(\(lhs), \(rhs), by: \(function))"
    }
    switch field.storage {
    case .stateWrapper:
      let storage = "_\(field.specName)"
      let left = "\(runtime).__comparable(\(operands.lhs).\(storage), \(lhs))"
      let right = "\(runtime).__comparable(\(operands.rhs).\(storage), \(rhs))"
      return "\(runtime).__areEqual(\(left), \(right))"
    case .plain:
      guard let addresses = operands.addresses, field.shape.mayHaveSpec else { return nil }
      let path = "pointer(to: \\.\(field.name))"
      let left = "\(runtime).__inPlace(\(lhs), at: \(addresses.lhs).\(path))"
      let right = "\(runtime).__inPlace(\(rhs), at: \(addresses.rhs).\(path))"
      return "\(runtime).__areEqual(\(left), \(right))"
    case .observed, .wrapper, .reference, .lazy: return nil
    }
  }

  /// The condition for what lies below a field.
  private func condition(_ lhs: String, _ rhs: String, below child: ChildPath) -> String {
    if holdsRoot(of: child) {
      return "\(runtime).__areEqual(\(lhs)\(child.steps[0]), \(rhs)\(child.steps[0]))"
    }
    let unordered = field.annotations.matching == .unordered ? "Unordered" : ""
    return """
      \(runtime).__areChildrenEqual\(unordered)(of: \(rootType(of: child, lhs)), \(lhs), \(rhs), { lhs, rhs in \
      \(condition(child.steps[...])) })
      """
  }

  /// Whether the field is spelled as the root itself, so that there is no optional and no collection to go through.
  private func holdsRoot(of child: ChildPath) -> Bool {
    field.type?.trimmedDescription == child.root && child.steps.count == 1
  }

  /// The condition for the last steps of a path, from closure parameters `lhs` and `rhs`.
  ///
  /// Each step but the last leads to an optional, which is compared as such: optional chaining alone would call a
  /// missing parent and a missing child the same.
  private func condition(_ steps: ArraySlice<String>) -> String {
    guard let first = steps.first, steps.count > 1 else {
      return "\(runtime).__areEqual(lhs\(steps.first ?? ""), rhs\(steps.first ?? ""))"
    }
    return """
      \(runtime).__areOptionalsEqual(lhs\(first), rhs\(first), { lhs, rhs in \(condition(steps.dropFirst())) })
      """
  }

  /// The entry's value of one operand, for reports.
  func value(_ operand: String) -> String {
    let value = "\(operand).\(field.name)"
    guard let child else { return value }
    if holdsRoot(of: child) { return "\(value)\(child.steps[0])" }
    return """
      \(runtime).__mapChildren(of: \(rootType(of: child, value)), \(value), { $0\(child.steps.joined(separator: "?")) })
      """
  }

  /// The statements that feed the entry to `hasher`; none where equal values may differ in every part of it.
  func hashing(_ operand: String) -> [String] {
    let value = value(operand)
    if child != nil {
      // Elements that are paired in any order are hashed by their count.
      return field.annotations.matching == .unordered
        ? ["\(runtime).__hashCount(\(operand).\(field.name), into: &hasher)"]
        : ["\(runtime).__hash(\(value), into: &hasher)"]
    }
    switch field.annotations.strategy {
    case .equality: break
    case .identity: return ["\(runtime).__hashIdentity(\(value), into: &hasher)"]
    case .bitwise: return ["\(runtime).__hashBits(\(value), into: &hasher)"]
    case .unordered: return ["\(runtime).__hashUnordered(\(value), into: &hasher)"]
    case .tolerance, .custom: return []
    }
    if case .stateWrapper = field.storage {
      return ["\(runtime).__hash(\(runtime).__comparable(\(operand)._\(field.specName), \(value)), into: &hasher)"]
    }
    return hashValue(value, type: field.type)
  }
}
