/// Why a field cannot be compared as it asks for, as far as the type checker finds out.
///
/// Each is a type of the library, `__Misfit<…>`, that overloads of the comparing functions give.
enum Misfit: String {
  case closure = "__IsClosure"
  case notEquatable = "__IsNotEquatable"
  case noIdentity = "__HasNoIdentity"
  case noBits = "__HasNoBits"
  case noTolerance = "__HasNoTolerance"
  case noElements = "__HasNoElements"
  case noRoot = "__HoldsNoRoot"
  case changedByReading = "__IsChangedByReading"
  case hidesStrategies = "__HidesStrategies"

  /// The type, as generated code names it.
  var type: String { "\(runtime)__Misfit<\(runtime)\(rawValue)>" }

  /// What the compiler says behind the name of the field and "is unavailable".
  var message: String {
    switch self {
    case .closure: "a closure cannot be compared: mark this field '@AutoIgnored'"
    case .notEquatable:
      """
      the type of this field is not 'Equatable': mark the field '@AutoIgnored', name what to compare with \
      '@AutoRequiredChild', or give a comparison with '@AutoCompared(by:)'; if it is 'Equatable' only for some generic \
      arguments, name the constraint in '@AutoEquatable(where:)'
      """
    case .changedByReading:
      "comparing it would change the value that it belongs to: mark it '@AutoIgnored' to leave it out"
    case .hidesStrategies:
      """
      a type of the program's own hides the library's 'ComparisonStrategy': begin the library's strategies with a dot, \
      and give another name to a type with comparisons
      """
    case .noIdentity: "only references have an identity: compare this field by .equality or by a function"
    case .noBits: "this type has no bits to compare: conform it to BitwiseComparable, or compare by a function"
    case .noTolerance:
      "a tolerance is for floating-point numbers: conform this type to ToleranceComparable, or compare by a function"
    case .noElements:
      "only collections of Equatable elements compare without order: compare this field by .equality or by a function"
    case .noRoot:
      """
      the key path does not start from what this field holds: begin it with the type of the field, of what its \
      optional wraps or of its collection's elements
      """
    }
  }
}

/// The check of one field: a function with the field's name, which is unavailable for each misfit.
///
/// What compares the field hands its answer to the function. The compiler's message about an unavailable function begins
/// with its name.
struct FieldCheck {
  private let name: String
  private let misfits: [Misfit]

  /// A check of the field or value that is called `name`, which can be any of the misfits.
  init(name: String, misfits: [Misfit]) {
    // What surrounds the check calls its parameters and variables so, and a function of the name would hide them.
    let isOperand = ["lhs", "rhs"].contains(name.prefix(3)) && name.dropFirst(3).allSatisfy(\.isNumber)
    let isTaken = name == "start" || isOperand
    self.name = isTaken ? "the field \(name)" : name
    self.misfits = misfits
  }

  /// The library's function that compares values of a type that is known by its name, and checks that it is that type.
  static let ofNamesakes = "`this field`"

  /// What is wrapped around a comparison.
  var function: String { "`\(name)`" }

  /// The statements of a comparison, with what they ask.
  ///
  /// - Parameters:
  ///   - positions: Where the field is declared: what is left of it for a comparison that asks nothing, and for one that
  ///     does.
  ///   - comparison: The statements.
  /// - Returns: The statements, after the declarations of the function where they call it.
  func asking(
    positions: (SourcePosition?, ofCheck: SourcePosition?), _ comparison: () -> [String]
  ) -> [String] {
    let comparison = comparison()
    let calls = { (name: String) in comparison.contains { $0.contains("\(name)(") } }
    // A local function costs as much to compile as the comparison, so there are none that nothing calls.
    if calls(function) { return declarations + positions.ofCheck.wrap(comparison) }
    return (calls(Self.ofNamesakes) ? positions.ofCheck : positions.0).wrap(comparison)
  }

  /// The declarations of the function.
  var declarations: [String] {
    let refusals = misfits.flatMap { misfit in
      [
        "@available(*, unavailable, message: \"\(misfit.message)\")",
        "func \(function)(_: \(misfit.type)) -> \(standard)Bool { false }",
      ]
    }
    return ["func \(function)(_ isEqual: \(standard)Bool) -> \(standard)Bool { isEqual }"] + refusals
  }
}
