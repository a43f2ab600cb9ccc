/// The storage of a comparison spec: the fields, and the code that compares and reads them.
///
/// The two kinds of spec, generated and written by hand, are its subclasses.
@usableFromInline
class ComparisonSpecStorage<Root>: @unchecked Sendable {
  // Sendable: every stored property here and in the subclasses is an immutable value or a `@Sendable` function.

  /// The fields in the order in which they are compared, then the ones that are not compared, as declared.
  final let fields: [ComparisonField]

  /// The fields that are compared, in their order.
  final let comparedFields: [ComparisonField]

  /// The contradictions in the declaration.
  final let problems: [ComparisonSpecProblem]

  /// Compares all compared fields in straight code, if there is any; `areEqual` compares them in any case.
  final let fused: FusedComparison

  /// The same for the fields that hold no child nodes.
  final let fusedWithoutChildren: FusedComparison

  init(
    fields: [ComparisonField], problems: [ComparisonSpecProblem], fused: FusedComparison = .none,
    fusedWithoutChildren: FusedComparison = .none
  ) {
    self.fields = fields
    comparedFields = fields.filter(\.role.isCompared)
    self.problems = problems
    self.fused = fused
    self.fusedWithoutChildren = fusedWithoutChildren
  }

  /// Whether two values agree in a field.
  func areEqual(in field: ComparisonField, _ lhs: UnsafePointer<Root>, _ rhs: UnsafePointer<Root>) -> Bool {
    preconditionFailure("A subclass of ComparisonSpecStorage must say how a field is compared")
  }

  /// The value of a field.
  func value(of field: ComparisonField, in root: UnsafePointer<Root>) -> Any {
    preconditionFailure("A subclass of ComparisonSpecStorage must say how a field is read")
  }

  /// Adds the compared values of a field to a hash.
  func hash(_ field: ComparisonField, of root: UnsafePointer<Root>, into hasher: inout Hasher) {
    preconditionFailure("A subclass of ComparisonSpecStorage must say how a field is hashed")
  }

  /// Whether two values agree in every compared field.
  @usableFromInline
  func areEqual(_ lhs: UnsafePointer<Root>, _ rhs: UnsafePointer<Root>) -> Bool {
    for field in comparedFields where !areEqual(in: field, lhs, rhs) { return false }
    return true
  }

  /// Whether two values agree in every compared field that does not hold child nodes.
  @usableFromInline
  func areEqualExceptChildren(_ lhs: UnsafePointer<Root>, _ rhs: UnsafePointer<Root>) -> Bool {
    for field in comparedFields where field.role != .children && !areEqual(in: field, lhs, rhs) { return false }
    return true
  }

  /// Finds the first compared field in which two values differ, by its position; nil if they are equal.
  func firstDifference(_ lhs: UnsafePointer<Root>, _ rhs: UnsafePointer<Root>) -> Int? {
    nextDifference(from: 0, in: comparedFields, lhs, rhs)
  }

  /// Finds the first of some compared fields, given in the order of comparison, in which two values differ.
  ///
  /// - Parameters:
  ///   - position: The position among the fields to begin at.
  ///   - fields: The fields.
  ///   - lhs: The address of a value.
  ///   - rhs: The address of another value.
  /// - Returns: The field's position; nil if the values agree from there on.
  func nextDifference(
    from position: Int, in fields: [ComparisonField], _ lhs: UnsafePointer<Root>, _ rhs: UnsafePointer<Root>
  ) -> Int? {
    fields.indices[position...].first { !areEqual(in: fields[$0], lhs, rhs) }
  }

  /// Tells in which of some compared fields, given in the order of comparison, two values differ, by their positions.
  func forEachDifference(
    in fields: [ComparisonField], _ lhs: UnsafePointer<Root>, _ rhs: UnsafePointer<Root>, _ visit: (Int) -> Void
  ) {
    for (position, field) in fields.enumerated() where !areEqual(in: field, lhs, rhs) { visit(position) }
  }

  /// The disagreements of the type's own `==` and hash with the spec, as far as they show without values.
  var problemsOfOperators: [ComparisonSpecProblem] { [] }

  /// The stored properties, by name, that some field of the spec starts at.
  ///
  /// Leaving out a part of a property leaves its other parts undecided.
  final var coveredNames: Set<String> {
    Set(
      fields.compactMap { field in
        let name = field.path.prefix { $0 != "." && $0 != "?" && $0 != "[" }
        return field.role.isCompared || name.endIndex == field.path.endIndex ? String(name) : nil
      })
  }
}
