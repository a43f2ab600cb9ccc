extension SpecEntry {
  /// The entry's value of one operand, for reports.
  func value(_ operand: String) -> String {
    let value = read(operand)
    guard let child else { return value }
    if holdsRoot(of: child) { return "\(value)\(child.steps[0])" }
    return """
      \(runtime)__mapChildren(of: \(rootType(of: child, value)), \(value), { $0\(child.steps.joined(separator: "?")) })
      """
  }

  /// The statements that feed the entry to `hasher`; empty if equal values may differ in every part of it.
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
