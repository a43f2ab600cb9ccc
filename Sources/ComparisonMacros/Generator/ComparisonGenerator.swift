/// Writes the bodies of the generated functions for one kind of type.
///
/// The bodies read parameters of fixed names: `lhs` and `rhs` (pointers, or `self` and the value `rhs`), `start` and
/// `id` (numbers of entries), `value` (a pointer) and `hasher`.
protocol ComparisonGenerator {
  /// The rows of the spec's table: the compared entries in order, then the others.
  var tableRows: [SpecTableRow] { get }
  /// The arguments of the spec in addition to its table, as elements of array literals.
  var specDetails: (roles: [String], tolerances: [String]) { get }
  /// Whether some entry is left to the reconciliation of children.
  var hasChildren: Bool { get }
  /// How many entries are compared.
  var comparedCount: Int { get }
  /// Whether all that is compared is of standard types that hold no values of the program's own.
  var comparesLeavesOnly: Bool { get }
  /// Whether a field is read whose use the compiler warns of.
  var readsDeprecatedFields: Bool { get }
  /// Whether no value of the type can exist: the compiler would warn of code that reads one.
  var isUninhabited: Bool { get }
  /// Whether the compiler makes the type Equatable and Hashable without being asked: an enum without payloads.
  var isHashableByItself: Bool { get }
  /// Whether `self` and `rhs` are equal.
  func equality() -> [String]
  /// The number of the first entry, from `start` on, in which the values at `lhs` and `rhs` differ; see
  /// `DifferenceStart`.
  ///
  /// Of all functions it is the one in which the type checker reports each field that cannot be compared.
  func firstDifference() -> [String]
  /// The value of the entry `id` in the value at `lhs`, as `Any`.
  func fieldValue() -> [String]
  /// Adds the compared parts of `value` to `hasher`.
  func hashing() -> [String]
}
