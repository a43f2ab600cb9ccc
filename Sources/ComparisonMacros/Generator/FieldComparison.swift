/// One entry of a type's spec: a stored property, or one key path below it, with its place and its code.
struct FieldComparison {
  let field: StoredField
  let role: FieldRole
  /// The key path below the field, where only that is compared.
  let child: ChildPath?
  /// The number by which generated code knows the entry.
  let id: Int

  /// The entry's name in the spec.
  var path: String { child.map { "\(field.specName).\($0.name)" } ?? field.specName }

  /// The entry as an element of the spec's table.
  var specText: String {
    var parts = ["path: \(path.swiftLiteral)"]
    if case .stateWrapper = field.storage, role == .compared {
      // Whether the wrapper holds state is known to the type checker only.
      parts.append("role: \(runtime).__role { (root: Self) in root._\(field.specName) }")
    } else {
      parts.append("role: \(role.specText)")
    }
    if let priority = field.annotations.priority, role.isCompared { parts.append("priority: \(priority)") }
    if role.isCompared, !field.annotations.strategy.isEquality {
      parts.append("strategy: \(field.annotations.strategy.specText)")
    }
    parts.append("id: \(id)")
    if let note { parts.append("note: \(note.swiftLiteral)") }
    return "\(runtime).ComparisonField(\(parts.joined(separator: ", ")))"
  }

  private var note: String? {
    switch field.storage {
    case .stateWrapper(let name), .wrapper(let name): "@\(name)"
    default: nil
    }
  }
}

/// The module that generated code calls.
let runtime = "ComparisonSpecs"

extension String {
  /// The text as a Swift string literal.
  var swiftLiteral: String {
    "\"\(replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }

  /// The text with every occurrence of a character replaced.
  private func replacing(_ character: Character, with replacement: String) -> String {
    reduce(into: "") { text, next in
      if next == character { text += replacement } else { text.append(next) }
    }
  }
}
