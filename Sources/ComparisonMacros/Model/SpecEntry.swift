/// One entry of a type's spec: a stored property, or one key path below it.
struct SpecEntry {
  let field: AnnotatedField
  let role: FieldRole
  /// The key path below the field, if only the value there is compared.
  let child: ChildPath?
  /// The number by which generated code knows the entry.
  var id: Int
  /// The name of the type, for its members.
  let owner: String
  /// Whether the type is a class.
  let isOfObject: Bool
  /// Whether the entry holds child nodes of a type that generic arguments decide, which need not be Equatable.
  let holdsAnyNodes: Bool

  /// The entry's name in the spec.
  var path: String { child.map { "\(field.specName).\($0.name)" } ?? field.specName }
}
