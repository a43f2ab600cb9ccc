extension FieldComparison {
  /// Statements that ask the type checker whether the field can be compared as it asks for.
  ///
  /// - Parameter known: The spellings of standard types that have been asked about.
  /// - Returns: The statements.
  func questions(known: inout Set<String>) -> [String] {
    // The parameters of closures below a field are called so, and would hide a function of the name.
    let name = ["lhs", "rhs", "__value"].contains(field.specName) ? "the field \(field.specName)" : field.specName
    let check = FieldCheck(name: name, misfits: misfits, position: field.positionOfCheck)
    let value = Operands(lhs: "__value", rhs: "__value", addresses: nil, isUnsafe: false)
    let calls: [String]
    if field.annotations.strategy.isCustom && child == nil || holdsAnyNodes {
      // The function that compares is checked where it is written, and nodes of any type are compared.
      calls = []
    } else if let condition = condition(value, verdict: check.function) {
      calls = [condition]
    } else {
      calls = ComparisonMacros.questions(
        about: self.value("__value"), type: field.knownType, check.function, known: &known)
    }
    return field.conditions.wrap(readingCheck + check.statements(calls))
  }

  /// Asks whether the field can be read without changing the value that it belongs to.
  ///
  /// The answer stands in a variable: in one expression with the call the compiler would stop at the closure.
  private var readingCheck: [String] {
    guard field.mayBeComputed else { return [] }
    let check = FieldCheck(name: field.specName, misfits: [.changedByReading], position: field.positionOfCheck)
    return check.statements(
      ["\(check.function)(__isReadable)"],
      before: ["let __isReadable = \(runtime)__canRead(__value, { return $0.\(field.name) })"])
  }

  private var misfits: [Misfit] {
    if child != nil { return [.noRoot, .closure, .notEquatable] }
    return switch field.annotations.strategy {
    case .equality: [.closure, .notEquatable]
    case .identity: [.noIdentity]
    case .bitwise: [.noBits]
    case .unordered: [.noElements]
    case .tolerance: [.noTolerance]
    case .custom: []
    }
  }
}
