/// One entry of a type's spec: a stored property, or one key path below it, with its place and its code.
struct FieldComparison {
  let field: StoredField
  let role: FieldRole
  /// The key path below the field, where only that is compared.
  let child: ChildPath?
  /// The number by which generated code knows the entry.
  var id: Int
  /// What the type is called, for members of it.
  let owner: String
  /// Whether the type is a class.
  var isOfObject = false
  /// Whether the entry holds child nodes of a type that generic arguments decide, which need not be Equatable.
  var holdsAnyNodes = false

  /// The entry's name in the spec.
  var path: String { child.map { "\(field.specName).\($0.name)" } ?? field.specName }

  /// The entry as a row of the spec's table.
  var tableRow: SpecTableRow {
    SpecTableRow(
      id: id, role: role.tableText, priority: role.isCompared ? field.annotations.priority : nil,
      strategy: role.isCompared ? field.annotations.strategy.tableText : "equality", note: note, path: path,
      conditions: field.conditions)
  }

  /// What the table cannot say since it takes the type checker to know, as an argument of the spec's initializer.
  var specDetail: String? {
    if case .stateWrapper = field.storage, role == .compared {
      return "(\(id), \(runtime)__role { (root: Self) in root._\(field.specName) })"
    }
    return nil
  }

  private var note: String? {
    switch field.storage {
    case .stateWrapper(let name), .wrapper(let name): "@\(name)"
    default: nil
    }
  }
}

#if compiler(>=6.3)
  /// What names the module that generated code calls, even if something else has that name there.
  let runtime = "ComparisonSpecs::"
  /// What names the standard library.
  let standard = "Swift::"
#else
  /// What names the module that generated code calls.
  let runtime = "ComparisonSpecs."
  /// What names the standard library.
  let standard = "Swift."
#endif
