/// Whether generated code reads values in variables or through pointers.
enum ComparisonForm { case values, pointers }

/// What writes the bodies of the generated functions for one kind of type.
///
/// The bodies read parameters of fixed names: `lhs` and `rhs` (pointers, or `self` and the value `rhs`), `id` (the
/// number of an entry), `value` (a pointer) and `hasher`.
protocol ComparisonGenerator {
  /// The elements of the spec's table in its order, each with the `#if` it stands under.
  var specEntries: [(text: String, conditions: [CompilationCondition])] { get }
  /// Whether some entry is left to the reconciliation of children.
  var hasChildren: Bool { get }
  /// How many entries are compared.
  var comparedCount: Int { get }
  /// Whether no value of the type can exist, so that the compiler would warn of code that reads one.
  var isUninhabited: Bool { get }
  /// Whether the compiler makes the type Equatable and Hashable without being asked: an enum without payloads.
  var isHashableByItself: Bool { get }
  /// Whether both values are equal.
  func equality(_ form: ComparisonForm, exceptChildren: Bool) -> [String]
  /// Whether what `lhs` and `rhs` point to is equal in the entry `id`.
  func fieldEquality() -> [String]
  /// The value of the entry `id` of what `lhs` points to, as `Any`.
  func fieldValue() -> [String]
  /// Feeds what is compared of `value` to `hasher`.
  func hashing() -> [String]
}
