/// Whether generated code reads values in variables or through pointers.
enum ComparisonForm { case values, pointers }

/// What writes the bodies of the generated functions for one kind of type.
///
/// All bodies read parameters of fixed names: `lhs` and `rhs` (values or pointers), `id` (the number of an entry),
/// `value` and `hasher`.
protocol ComparisonGenerator {
  /// The elements of the spec's table in its order, each with the `#if` it stands under.
  var specEntries: [(text: String, conditions: [CompilationCondition])] { get }
  /// Whether some entry is left to the reconciliation of children.
  var hasChildren: Bool { get }
  /// How many entries are compared.
  var comparedCount: Int { get }
  /// Whether `lhs` and `rhs` are equal.
  func equality(_ form: ComparisonForm, exceptChildren: Bool) -> [String]
  /// Whether what `lhs` and `rhs` point to is equal in the entry `id`.
  func fieldEquality() -> [String]
  /// The value of the entry `id` of what `lhs` points to, as `Any`.
  func fieldValue() -> [String]
  /// Feeds what is compared of `value` to `hasher`.
  func hashing() -> [String]
}
