/// One row of the table that a type's spec is made from.
///
/// The table is a string literal: static data, and next to nothing to type-check and compile. The library reads a row
/// as `id role priority strategy note path`, with `-` for what is missing.
struct SpecTableRow {
  let id: Int
  let role: String
  let priority: Int?
  let strategy: String
  let note: String?
  let path: String
  let conditions: [CompilationCondition]

  /// The row as text in a multi-line string literal.
  var text: String {
    let priority = priority.map(String.init) ?? "-"
    return "\(id) \(role) \(priority) \(strategy) \(note ?? "-") \(path)"
  }
}

extension [SpecTableRow] {
  /// The table as an expression, and the statements that it needs before it.
  ///
  /// Rows under an `#if` are added to a variable, because a literal cannot have conditions. That happens in a function,
  /// which the library calls once a type.
  var code: (statements: [String], expression: [String]) {
    let unconditional = filter(\.conditions.isEmpty)
    let literal = ["\"\"\""] + unconditional.map(\.text) + ["\"\"\""]
    guard unconditional.count < count else { return ([], literal) }
    var statements = ["func table() -> \(standard)String {", "var table = \(literal[0])"] + literal.dropFirst()
    for row in self where !row.conditions.isEmpty {
      statements += row.conditions.wrap(["table += \"\\n\(row.text)\""])
    }
    return (statements + ["return table", "}"], ["table()"])
  }
}

extension SpecEntry {
  /// The entry as a row of the spec's table.
  var tableRow: SpecTableRow {
    SpecTableRow(
      id: id, role: role.tableText, priority: role.isCompared ? field.annotations.priority : nil,
      strategy: role.isCompared ? field.annotations.strategy.tableText : "equality", note: note, path: path,
      conditions: field.conditions)
  }

  /// What only the type checker knows, and the table therefore cannot say, as an argument of the spec's initializer.
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

extension FieldRole {
  /// The role in the spec's table.
  var tableText: String {
    switch self {
    case .compared: "compared"
    case .child: "child"
    case .children: "children"
    case .ignored: "ignored"
    case .excludedClosure: "closure"
    }
  }
}

extension EnumCase.Role {
  /// The role in the spec's table.
  var tableText: String {
    switch self {
    case .compared: "compared"
    case .children: "children"
    case .ignored: "ignored"
    case .closure: "closure"
    }
  }
}

extension FieldStrategy {
  /// The strategy in the spec's table; a distance is a separate argument, because it may be any expression.
  var tableText: String {
    switch self {
    case .equality: "equality"
    case .identity: "identity"
    case .bitwise: "bitwise"
    case .unordered: "unordered"
    case .tolerance: "tolerance"
    case .custom: "custom"
    }
  }
}
