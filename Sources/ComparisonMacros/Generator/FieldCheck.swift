/// The check of one field: a function with the field's name, which is unavailable for each refusal.
///
/// The comparison of the field passes its answer to the function. The compiler's message about an unavailable function
/// begins with its name.
struct FieldCheck {
  private let name: String
  private let refusals: [FieldRefusal]

  /// A check of the field or value that is called `name`, which can be refused for any of the reasons.
  init(name: String, refusals: [FieldRefusal]) {
    // The code around the check has parameters and variables with these names, which a function of the name would hide.
    let isOperand = ["lhs", "rhs"].contains(name.prefix(3)) && name.dropFirst(3).allSatisfy(\.isNumber)
    let isTaken = name == "start" || isOperand
    self.name = isTaken ? "the field \(name)" : name
    self.refusals = refusals
  }

  /// The library's function that compares values of a type that is known by its name, and checks that it is that type.
  static let ofNamesakes = "`this field`"

  /// The code around a comparison.
  var function: String { "`\(name)`" }

  /// The statements of a comparison, after the declarations of the function if they call it.
  ///
  /// - Parameters:
  ///   - positions: Where the field is declared.
  ///   - comparison: The statements.
  /// - Returns: The statements, which are reported at the field's position.
  func asking(positions: FieldPositions, _ comparison: ValueComparison) -> [String] {
    // A local function takes as long to compile as the comparison, so unused ones are not generated.
    if comparison.callsCheck { return declarations + positions.ofCheck.wrap(comparison.statements) }
    return (comparison.callsNamesakeCheck ? positions.ofCheck : positions.ofComparison).wrap(comparison.statements)
  }

  /// Statements that only call the check, separate from the comparison.
  ///
  /// - Parameters:
  ///   - answer: The expression that is refused or a Bool.
  ///   - statements: The statements before the check.
  ///   - position: Where the field is declared.
  /// - Returns: The statements, in a block of their own.
  func asking(_ answer: String, after statements: [String] = [], at position: SourcePosition?) -> [String] {
    ["do {"] + statements + declarations + position.wrap(["_ = \(function)(\(answer))"]) + ["}"]
  }

  /// The declarations of the function.
  private var declarations: [String] {
    let unavailable = refusals.flatMap { refusal in
      [
        "@available(*, unavailable, message: \"\(refusal.message)\")",
        "func \(function)(_: \(refusal.type)) -> \(standard)Bool { false }",
      ]
    }
    return ["func \(function)(_ isEqual: \(standard)Bool) -> \(standard)Bool { isEqual }"] + unavailable
  }
}
