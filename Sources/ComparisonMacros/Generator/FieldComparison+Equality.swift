import SwiftSyntax

/// The two values that a comparison reads from, as expressions.
struct Operands {
  let lhs: String
  let rhs: String
  /// The pointers to both values, where the type's fields can be reached in place through them.
  let addresses: (lhs: String, rhs: String)?
  /// Whether the values are read through pointers.
  let isUnsafe: Bool

  /// The value itself and another in a variable.
  static let values = Operands(lhs: "self", rhs: "rhs", addresses: nil, isUnsafe: false)
  /// Values behind pointers, whose fields lie in place.
  static let pointers = Operands(
    lhs: "lhs.pointee", rhs: "rhs.pointee", addresses: ("lhs", "rhs"), isUnsafe: true)
  /// References behind pointers.
  static let references = Operands(lhs: "lhs.pointee", rhs: "rhs.pointee", addresses: nil, isUnsafe: true)
}

extension FieldComparison {
  /// Statements that return where both values differ in this entry.
  func checks(_ operands: Operands, orReturn result: String) -> [String] {
    // A function that the user gives reads the field in a member, which the marker adds.
    let isRead = child == nil && !field.annotations.strategy.isCustom
    let isUnsafe = operands.isUnsafe || field.isUnsafe && isRead
    if let condition = condition(operands) {
      return field.position.wrap([check(condition, isUnsafe: isUnsafe, orReturn: result)])
    }
    let (lhs, rhs) = (read(operands.lhs), read(operands.rhs))
    return field.position.wrap(
      checkValues(lhs, rhs, type: field.knownType, isUnsafe: isUnsafe, orReturn: result))
  }

  /// The value of the entry's field in one operand.
  ///
  /// A property with an attribute may be a computed one, and reading it may change the value that it belongs to: that is
  /// for the check of the field to say, and nothing else.
  func read(_ operand: String) -> String {
    if field.mayBeComputed { return "\(runtime)__read(\(operand), { return $0.\(field.name) })" }
    let value = "\(operand).\(field.name)"
    return mayBeNoncopyable ? "\(runtime)__copied(\(value))" : value
  }

  /// Whether the field may be of a type that cannot be copied.
  ///
  /// There is no value of it to compare, which is for the check of the field to say, too. Only objects hold such values
  /// where they are Equatable themselves.
  private var mayBeNoncopyable: Bool {
    guard isOfObject, child == nil, !field.shape.isKnownEquatable else { return false }
    return field.type.map { $0.withoutParentheses.nominalName != nil } ?? true
  }

  /// The condition under which both values are equal in this entry; nil where its type alone decides.
  ///
  /// `verdict` takes what a comparison gives, which may be a misfit, and makes a Bool of it.
  func condition(_ operands: Operands, verdict: String = "\(runtime)__is") -> String? {
    let (lhs, rhs) = (read(operands.lhs), read(operands.rhs))
    if let child { return condition(lhs, rhs, below: child, verdict) }
    if holdsAnyNodes { return "\(runtime)__areNodesEqual(\(lhs), \(rhs))" }
    switch field.annotations.strategy {
    case .equality: break
    case .identity: return "\(verdict)(\(runtime)__areIdentical(\(lhs), \(rhs)))"
    case .bitwise: return "\(verdict)(\(runtime)__areBitwiseEqual(\(lhs), \(rhs)))"
    case .unordered: return "\(verdict)(\(runtime)__areEqualUnordered(\(lhs), \(rhs)))"
    case .tolerance(let distance): return "\(verdict)(\(runtime)__areEqual(\(lhs), \(rhs), tolerance: \(distance)))"
    case .custom(let function):
      guard field.canHaveMembers else { return "\(runtime)__areEqual(\(lhs), \(rhs), by: \(function))" }
      return "\(owner).\(field.memberName("__areEqual_"))(\(operands.lhs), \(operands.rhs))"
    }
    switch field.storage {
    case .stateWrapper:
      let storage = "_\(field.specName)"
      let left = "\(runtime)__comparable(\(operands.lhs).\(storage), \(lhs))"
      let right = "\(runtime)__comparable(\(operands.rhs).\(storage), \(rhs))"
      return "\(verdict)(\(runtime)__areEqual(\(left), \(right)))"
    case .plain:
      guard let addresses = operands.addresses, field.shape.mayHaveSpec, !field.mayBeComputed else { return nil }
      let places = "\(runtime)__places(\(addresses.lhs), \(addresses.rhs), \\.\(field.name))"
      return "\(verdict)(\(runtime)__areEqual(\(lhs), \(rhs), at: \(places)))"
    case .observed, .wrapper, .reference, .lazy: return nil
    }
  }

  /// The condition for what lies below a field.
  private func condition(_ lhs: String, _ rhs: String, below child: ChildPath, _ verdict: String) -> String {
    if holdsRoot(of: child) {
      return "\(verdict)(\(runtime)__areEqual(\(lhs)\(child.steps[0]), \(rhs)\(child.steps[0])))"
    }
    let unordered = field.annotations.matching == .unordered ? "Unordered" : ""
    return """
      \(verdict)(\(runtime)__areChildrenEqual\(unordered)(of: \(rootType(of: child, lhs)), \(lhs), \(rhs), { lhs, rhs in \
      \(condition(child.steps[...], verdict)) }))
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
  private func condition(_ steps: ArraySlice<String>, _ verdict: String) -> String {
    guard let first = steps.first, steps.count > 1 else {
      return "\(verdict)(\(runtime)__areEqual(lhs\(steps.first ?? ""), rhs\(steps.first ?? "")))"
    }
    return """
      \(runtime)__areOptionalsEqual(lhs\(first), rhs\(first), { lhs, rhs in \(condition(steps.dropFirst(), verdict)) })
      """
  }

  /// The entry's value of one operand, for reports.
  func value(_ operand: String) -> String {
    let value = read(operand)
    guard let child else { return value }
    if holdsRoot(of: child) { return "\(value)\(child.steps[0])" }
    return """
      \(runtime)__mapChildren(of: \(rootType(of: child, value)), \(value), { $0\(child.steps.joined(separator: "?")) })
      """
  }

  /// The statements that feed the entry to `hasher`; none where equal values may differ in every part of it.
  func hashing(_ operand: String) -> [String] {
    let value = value(operand)
    if child != nil {
      // Elements that are paired in any order are hashed by their count.
      return field.annotations.matching == .unordered
        ? ["unsafe \(runtime)__hashCount(\(operand).\(field.name), into: &hasher)"]
        : ["unsafe \(runtime)__hash(\(value), into: &hasher)"]
    }
    if holdsAnyNodes { return ["unsafe \(runtime)__hashNode(\(value), into: &hasher)"] }
    switch field.annotations.strategy {
    case .equality: break
    case .identity: return ["unsafe \(runtime)__hashIdentity(\(value), into: &hasher)"]
    case .bitwise: return ["unsafe \(runtime)__hashBits(\(value), into: &hasher)"]
    case .unordered: return ["unsafe \(runtime)__hashUnordered(\(value), into: &hasher)"]
    case .tolerance, .custom: return []
    }
    if case .stateWrapper = field.storage {
      return ["unsafe \(runtime)__hash(\(runtime)__comparable(\(operand)._\(field.specName), \(value)), into: &hasher)"]
    }
    return hashValue(value, type: field.type, isUnsafe: true)
  }
}
