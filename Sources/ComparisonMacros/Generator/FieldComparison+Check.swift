extension FieldComparison {
  /// Statements that return where both values differ in this entry, and that say what is wrong with the field.
  ///
  /// - Parameters:
  ///   - operands: The two values.
  ///   - result: What is returned.
  ///   - known: The spellings of standard types that have been asked about.
  /// - Returns: The statements.
  func askingChecks(_ operands: Operands, orReturn result: String, known: inout Set<String>) -> [String] {
    if field.annotations.strategy.isCustom && child == nil || holdsAnyNodes {
      // The function that compares is checked where it is written, and nodes of any type are compared.
      return questions(operands) + checks(operands, orReturn: result)
    }
    let check = FieldCheck(name: field.specName, misfits: misfits)
    return questions(operands)
      + check.asking(positions: (field.position, field.positionOfCheck)) {
        if let condition = condition(operands, verdict: check.function) {
          return [ComparisonMacros.check(condition, isUnsafe: operands.isUnsafe, orReturn: result)]
        }
        return checkValues(
          read(operands.lhs), read(operands.rhs), type: field.knownType, isUnsafe: operands.isUnsafe, orReturn: result,
          asking: check.function, known: &known)
      }
  }

  /// What is asked apart from the comparison.
  private func questions(_ operands: Operands) -> [String] {
    readingCheck(operands) + strategyCheck
  }

  /// Asks whether the type that names the strategy is the library's.
  private var strategyCheck: [String] {
    guard field.annotations.namesStrategyType else { return [] }
    let check = FieldCheck(name: field.specName, misfits: [.hidesStrategies])
    let question = "\(runtime)__isStrategies(\(FieldAnnotations.strategyType).self)"
    return ["do {"] + check.declarations + field.positionOfCheck.wrap(["_ = \(check.function)(\(question))"]) + ["}"]
  }

  /// Asks whether the field can be read without changing the value that it belongs to.
  ///
  /// The answer is in a variable: in one expression with the call the compiler would stop at the closure.
  private func readingCheck(_ operands: Operands) -> [String] {
    guard field.mayBeComputed else { return [] }
    let check = FieldCheck(name: field.specName, misfits: [.changedByReading])
    let question = "\(runtime)__canRead(\(operands.lhs), { return $0.\(field.name) })"
    return ["do {", "let __isReadable = \(operands.isUnsafe ? "unsafe " : "")\(question)"] + check.declarations
      + field.positionOfCheck.wrap(["_ = \(check.function)(__isReadable)"]) + ["}"]
  }

  private var misfits: [Misfit] {
    if child != nil { return [.noRoot, .closure, .notEquatable] }
    return switch field.annotations.strategy {
    case .equality: field.knownType?.mayBeClosure == false ? [.notEquatable] : [.closure, .notEquatable]
    case .identity: [.noIdentity]
    case .bitwise: [.noBits]
    case .unordered: [.noElements]
    case .tolerance: [.noTolerance]
    case .custom: []
    }
  }
}
