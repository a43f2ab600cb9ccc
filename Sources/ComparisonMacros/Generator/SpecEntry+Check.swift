extension SpecEntry {
  /// Statements that return if both values differ in this entry, and that report a field that cannot be compared.
  ///
  /// - Parameters:
  ///   - operands: The two values.
  ///   - result: What is returned.
  ///   - known: The spellings of standard types that have been asked about.
  /// - Returns: The statements.
  func askingChecks(_ operands: Operands, orReturn result: String, known: inout Set<String>) -> [String] {
    let questions = questions(operands)
    if field.annotations.strategy.isCustom && child == nil || holdsAnyNodes {
      // A comparing function is checked in the source, and nodes of any type are compared.
      return questions + checks(operands, orReturn: result)
    }
    let check = FieldCheck(name: field.specName, refusals: refusals)
    let comparison = comparison(operands, orReturn: result, asking: check.function, known: &known)
    return questions + check.asking(positions: field.positions, comparison)
  }

  /// The checks that are separate from the comparison: whether the field can be read, and whether the type that names
  /// its strategy is the library's.
  private func questions(_ operands: Operands) -> [String] {
    var statements: [String] = []
    if field.mayBeComputed {
      // Reading the field must not change the value that it belongs to. The answer is in a variable: in one expression
      // with the call the compiler would stop at the closure.
      let answer = "\(runtime)__canRead(\(operands.lhs), { return $0.\(field.name) })"
      statements += FieldCheck(name: field.specName, refusals: [.changedByReading]).asking(
        "__isReadable", after: ["let __isReadable = \(operands.isUnsafe ? "unsafe " : "")\(answer)"],
        at: field.positions.ofCheck)
    }
    if field.annotations.namesStrategyType {
      statements += FieldCheck(name: field.specName, refusals: [.hidesStrategies]).asking(
        "\(runtime)__isStrategies(\(FieldAnnotations.strategyType).self)", at: field.positions.ofCheck)
    }
    return statements
  }

  private var refusals: [FieldRefusal] {
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
