import SwiftSyntax

extension SpecEntry {
  /// Statements that return if both values differ in this entry.
  func checks(_ operands: Operands, orReturn result: String) -> [String] {
    var known: Set<String> = []
    return field.positions.ofComparison.wrap(
      comparison(operands, orReturn: result, asking: nil, known: &known).statements)
  }

  /// Compares both values in this entry.
  ///
  /// - Parameters:
  ///   - operands: The two values.
  ///   - result: The result if they differ.
  ///   - function: The check of the field; nil if a problem of the field is reported elsewhere.
  ///   - known: The spellings of standard types that have been asked about.
  /// - Returns: The statements and the checks that they call.
  func comparison(
    _ operands: Operands, orReturn result: String, asking function: String?, known: inout Set<String>
  ) -> ValueComparison {
    // A function that the user gives reads the field in a member, which the marker adds.
    let isRead = child == nil && !field.annotations.strategy.isCustom
    let isUnsafe = operands.isUnsafe || field.isUnsafe && isRead
    if let condition = condition(operands, verdict: function ?? "\(runtime)__is") {
      return ValueComparison(
        statements: [check(condition, isUnsafe: isUnsafe, orReturn: result)], callsCheck: function != nil)
    }
    return checkValues(
      read(operands.lhs), read(operands.rhs), type: field.knownType, isUnsafe: isUnsafe, orReturn: result,
      asking: function, known: &known)
  }

  /// The value of the entry's field in one operand.
  ///
  /// A property with an attribute may be a computed one, and reading it may change the value that it belongs to: only
  /// the check of the field reports that.
  func read(_ operand: String) -> String {
    if field.mayBeComputed { return "\(runtime)__read(\(operand), { return $0.\(field.name) })" }
    let value = "\(operand).\(field.name)"
    return mayBeNoncopyable ? "\(runtime)__copied(\(value))" : value
  }

  /// Whether the field may be of a type that cannot be copied.
  ///
  /// There is no value to compare, which the check of the field reports too. Only classes that are Equatable may hold
  /// such values.
  private var mayBeNoncopyable: Bool {
    guard isOfObject, child == nil, !field.shape.isKnownEquatable else { return false }
    return field.type.map { $0.withoutParentheses.nominalName != nil } ?? true
  }

  /// The condition under which both values are equal in this entry; nil if its type alone decides.
  ///
  /// `verdict` makes a Bool of the result of a comparison, which may be a misfit.
  private func condition(_ operands: Operands, verdict: String) -> String? {
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

  /// The condition for the values below a field.
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
  func holdsRoot(of child: ChildPath) -> Bool {
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
}
