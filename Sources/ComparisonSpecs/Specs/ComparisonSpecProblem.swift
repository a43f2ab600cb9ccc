/// A contradiction within the declaration of a comparison spec.
///
/// A spec with problems still works and never compares less than it says: a field that is both compared and ignored
/// is compared. Check `comparisonSpec.problems` in a test.
public enum ComparisonSpecProblem: Sendable, Hashable {
  /// The field is mentioned more than once in the same part.
  case mentionedTwice(path: String)

  /// The field is compared by one line of the declaration and left out by another.
  case comparedAndLeftOut(path: String)

  /// The whole field is compared, so that comparing something below it as well adds nothing.
  case comparedWholeAndBelow(path: String, below: String)

  /// The field has a priority although it is not compared.
  case priorityWithoutComparison(path: String)

  /// The key path does not tell the field's name, so that descriptions and ``ComparisonSpec/uncoveredFields()`` lack
  /// it.
  case nameUnknown(path: String)

  /// The field is excluded although it is not a closure and holds no framework's state.
  case excludedWithoutReason(path: String)

  /// The tolerance is negative, infinite or not a number, so that all values or none are equal.
  case unusableTolerance(path: String)

  /// The type defines a `==` that disagrees with the spec about whether two values are equal.
  case operatorDisagrees(type: String)

  /// The type defines a hash that differs for values that the spec calls equal.
  case hashDisagrees(type: String)
}

extension ComparisonSpecProblem: CustomStringConvertible {
  /// The problem, and what to do about it.
  public var description: String {
    switch self {
    case .mentionedTwice(let path):
      "'\(path)' is mentioned twice: remove one of the two lines"
    case .comparedAndLeftOut(let path):
      "'\(path)' is compared and left out at the same time: keep the line that is meant"
    case .comparedWholeAndBelow(let path, let below):
      "'\(below)' is covered by comparing '\(path)' already: keep one of the two lines"
    case .priorityWithoutComparison(let path):
      "'\(path)' has a priority but is not compared: remove the priority, or compare the field"
    case .nameUnknown(let path):
      "the key path of a field of type \(path) does not tell its name: add .named(\"…\") to its line"
    case .excludedWithoutReason(let path):
      """
      '\(path)' is neither a closure nor a framework's state: write Ignored if it is to be left out, or conform the type \
      of its wrapper to FrameworkState
      """
    case .unusableTolerance(let path):
      "the tolerance of '\(path)' has to be a finite number that is not negative"
    case .operatorDisagrees(let type):
      """
      '\(type)' is compared by a == that does not follow its spec, which the compiler makes where the type is Equatable or \
      Hashable already and the spec is in another file: move the spec to the file of the type, or declare the \
      conformances beside the spec, or write a == that returns comparisonSpec.areEqual(lhs, rhs)
      """
    case .hashDisagrees(let type):
      """
      '\(type)' has a hash that does not follow its spec: move the spec to the file of the type, or declare Hashable beside \
      the spec, or write a hash(into:) that calls comparisonSpec.hash(self, into: &hasher)
      """
    }
  }
}

extension ComparisonSpecProblem {
  /// The problems of a table of fields, in the order of the table.
  ///
  /// - Parameters:
  ///   - fields: The table.
  ///   - mention: For the id of a field a text that is the same only for mentions of the same field.
  /// - Returns: The problems.
  static func problems(
    in fields: [ComparisonField], mentionedAs mention: (ComparisonField) -> String = \.path
  ) -> [Self] {
    var problems: [Self] = []
    var mentions: [String: Bool] = [:]
    let wholes = Set(fields.lazy.filter { $0.role == .compared || $0.role == .children }.map(\.path))
    for field in fields {
      let isCompared = field.role.isCompared
      if let wasCompared = mentions.updateValue(isCompared, forKey: mention(field)) {
        problems.append(
          wasCompared == isCompared ? .mentionedTwice(path: field.path) : .comparedAndLeftOut(path: field.path))
      }
      if !isCompared, field.priority != nil { problems.append(.priorityWithoutComparison(path: field.path)) }
      if let whole = field.path.properPrefixes.first(where: wholes.contains) {
        problems.append(
          isCompared ? .comparedWholeAndBelow(path: whole, below: field.path) : .comparedAndLeftOut(path: field.path))
      }
      if isCompared, case .tolerance(let amount) = field.strategy, !(amount >= 0 && amount.isFinite) {
        problems.append(.unusableTolerance(path: field.path))
      }
    }
    return problems
  }
}

extension String {
  /// The prefix before each dot of a path, from the shortest on.
  fileprivate var properPrefixes: [String] {
    indices.filter { self[$0] == "." }.map { String(self[..<$0]) }
  }
}

extension ComparisonSpec {
  /// The contradictions within the declaration; empty for a sound one.
  ///
  /// For a handwritten spec, they include disagreements with the type's own `==` or hash that show in made-up values:
  /// structs of numbers, strings, optionals, collections and other such structs. ``problems(comparing:)`` finds them in
  /// values of any type.
  public var problems: [ComparisonSpecProblem] { storage.problems + storage.problemsOfOperators }
}
