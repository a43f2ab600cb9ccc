/// Declares that only children of a field are compared.
///
/// ```swift
/// ComparedChild(\.profile, \.email, \.address.city)
/// ComparedChild(\.rows, \.title)               // of every element, in order
/// ComparedChild(\.size, \.width, by: .tolerance(0.5))
/// ```
///
/// The field may be an optional: nil then equals only nil, even if the child is an optional. It may be a collection, or
/// an optional one: the children are compared element by element, and the counts must agree. Elements of a dictionary
/// are paired by key, those of a set in any order in which all paths of one declaration agree.
public struct ComparedChild<Root> {
  private(set) var fields: [DeclaredField<Root>]

  private init(_ fields: [DeclaredField<Root>]) {
    self.fields = fields
  }

  /// Returns the children with a priority: fields with lower ones are compared first.
  ///
  /// - Parameter priority: Any number.
  /// - Returns: The children with the priority.
  public func priority(_ priority: Int) -> Self {
    Self(
      fields.map { field in
        var copy = field
        copy.priority = priority
        return copy
      })
  }

  /// Returns the child under a given name.
  ///
  /// - Parameter name: The names of the field and the child, joined by a dot.
  /// - Returns: The child with the name; with several children, each gets the name, so declare them on separate lines.
  public func named(_ name: String) -> Self {
    Self(
      fields.map { field in
        var copy = field
        copy.name = name
        return copy
      })
  }
}

// MARK: - Below one value

extension ComparedChild {
  /// Declares the compared children of a field.
  ///
  /// - Parameters:
  ///   - field: Leads to the field.
  ///   - child: Leads from the field's value to what is compared.
  ///   - others: The same for more children, which are compared in this order.
  public init<Field, Child: Equatable, each Other: Equatable>(
    _ field: KeyPath<Root, Field>, _ child: KeyPath<Field, Child>,
    _ others: repeat KeyPath<Field, each Other>
  ) {
    self.init(field, child, by: .equality)
    repeat fields += ComparedChild(field, each others, by: .equality).fields
  }

  /// Declares the compared child of a field.
  ///
  /// - Parameters:
  ///   - field: Leads to the field.
  ///   - child: Leads from the field's value to what is compared.
  ///   - comparison: How two values of the child are compared.
  public init<Field, Child>(
    _ field: KeyPath<Root, Field>, _ child: KeyPath<Field, Child>,
    by comparison: FieldComparison<Child>
  ) {
    let path = field.appending(path: child)
    self.init([DeclaredField(path, names: [field, child], by: comparison, role: .child)])
  }
}

// MARK: - Below an optional

extension ComparedChild {
  /// Declares the compared children of an optional field.
  ///
  /// - Parameters:
  ///   - field: Leads to the field.
  ///   - child: Leads from the wrapped value to what is compared.
  ///   - others: The same for more children, which are compared in this order.
  public init<Field, Child: Equatable, each Other: Equatable>(
    _ field: KeyPath<Root, Field?>, _ child: KeyPath<Field, Child>,
    _ others: repeat KeyPath<Field, each Other>
  ) {
    self.init(field, child, by: .equality)
    repeat fields += ComparedChild(field, each others, by: .equality).fields
  }

  /// Declares the compared child of an optional field.
  ///
  /// - Parameters:
  ///   - field: Leads to the field.
  ///   - child: Leads from the wrapped value to what is compared.
  ///   - comparison: How two values of the child are compared.
  public init<Field, Child>(
    _ field: KeyPath<Root, Field?>, _ child: KeyPath<Field, Child>,
    by comparison: FieldComparison<Child>
  ) {
    let comparison = comparison.pulledBack(along: child).ofOptionals
    self.init([
      DeclaredField(field, names: [field, child], by: comparison, role: .child) { $0?[keyPath: child] as Any }
    ])
  }
}

// MARK: - Below the elements of a collection

extension ComparedChild {
  /// Declares the compared children of every element of a collection.
  ///
  /// - Parameters:
  ///   - field: Leads to the collection.
  ///   - child: Leads from an element to what is compared.
  ///   - others: The same for more children, which are compared in this order.
  @_disfavoredOverload
  public init<Field: Collection, Child: Equatable, each Other: Equatable>(
    _ field: KeyPath<Root, Field>, _ child: KeyPath<Field.Element, Child>,
    _ others: repeat KeyPath<Field.Element, each Other>
  ) {
    let agreement = Self.agreement(child, repeat each others)
    self.init(elements: field, child, by: .equality, pairedBy: agreement)
    repeat fields += ComparedChild(elements: field, each others, by: .equality, pairedBy: agreement).fields
  }

  /// Declares the compared child of every element of a collection.
  ///
  /// - Parameters:
  ///   - field: Leads to the collection.
  ///   - child: Leads from an element to what is compared.
  ///   - comparison: How two values of the child are compared.
  @_disfavoredOverload
  public init<Field: Collection, Child>(
    _ field: KeyPath<Root, Field>, _ child: KeyPath<Field.Element, Child>,
    by comparison: FieldComparison<Child>
  ) {
    self.init(elements: field, child, by: comparison)
  }

  private init<Field: Collection, Child>(
    elements field: KeyPath<Root, Field>, _ child: KeyPath<Field.Element, Child>,
    by comparison: FieldComparison<Child>, pairedBy agreement: FieldComparison<Field.Element>? = nil
  ) {
    let comparison = comparison.pulledBack(along: child).ofElements(of: Field.self, pairedBy: agreement)
    self.init([
      DeclaredField(field, names: [field, child], by: comparison, role: .child) { $0.map { $0[keyPath: child] } }
    ])
  }

  /// Declares the compared children of every element of an optional collection.
  ///
  /// - Parameters:
  ///   - field: Leads to the collection.
  ///   - child: Leads from an element to what is compared.
  ///   - others: The same for more children, which are compared in this order.
  @_disfavoredOverload
  public init<Field: Collection, Child: Equatable, each Other: Equatable>(
    _ field: KeyPath<Root, Field?>, _ child: KeyPath<Field.Element, Child>,
    _ others: repeat KeyPath<Field.Element, each Other>
  ) {
    let agreement = Self.agreement(child, repeat each others)
    self.init(optionalElements: field, child, by: .equality, pairedBy: agreement)
    repeat fields += ComparedChild(optionalElements: field, each others, by: .equality, pairedBy: agreement).fields
  }

  /// Declares the compared child of every element of an optional collection.
  ///
  /// - Parameters:
  ///   - field: Leads to the collection.
  ///   - child: Leads from an element to what is compared.
  ///   - comparison: How two values of the child are compared.
  @_disfavoredOverload
  public init<Field: Collection, Child>(
    _ field: KeyPath<Root, Field?>, _ child: KeyPath<Field.Element, Child>,
    by comparison: FieldComparison<Child>
  ) {
    self.init(optionalElements: field, child, by: comparison)
  }

  private init<Field: Collection, Child>(
    optionalElements field: KeyPath<Root, Field?>, _ child: KeyPath<Field.Element, Child>,
    by comparison: FieldComparison<Child>, pairedBy agreement: FieldComparison<Field.Element>? = nil
  ) {
    let comparison = comparison.pulledBack(along: child).ofElements(of: Field.self, pairedBy: agreement).ofOptionals
    self.init([
      DeclaredField(field, names: [field, child], by: comparison, role: .child) {
        $0?.map { $0[keyPath: child] } as Any
      }
    ])
  }

  /// Whether two elements agree in all children.
  private static func agreement<Element, Child: Equatable, each Other: Equatable>(
    _ child: KeyPath<Element, Child>, _ others: repeat KeyPath<Element, each Other>
  ) -> FieldComparison<Element> {
    var comparisons = [FieldComparison<Child>.equality.pulledBack(along: child)]
    for other in repeat each others { comparisons.append(FieldComparison.equality.pulledBack(along: other)) }
    return .all(comparisons)
  }
}
