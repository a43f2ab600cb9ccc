/// Why a field cannot be compared as it asks for, as far as the type checker finds out.
///
/// Each is a type of the library, `__Misfit<…>`, that overloads of the comparing functions give.
enum FieldRefusal: String {
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

  /// The compiler's message behind the name of the field and "is unavailable".
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
