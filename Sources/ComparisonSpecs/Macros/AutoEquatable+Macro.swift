#if EQUITREE_MACROS
  /// Makes a type equal by its stored properties, except for those that its declaration leaves out.
  ///
  /// ```swift
  /// @AutoEquatable
  /// struct User {
  ///   @AutoPriority(0) let id: Int
  ///   let name: String
  ///   @AutoRequiredChild(\Profile.email) let profile: Profile
  ///   @AutoIgnored let cachedAt: Date
  ///   let onTap: () -> Void
  /// }
  /// ```
  ///
  /// `==` compares `id`, then `name`, then `profile.email`. `cachedAt` is left out because it says so, `onTap` because
  /// no comparison can tell closures apart. Every other stored property is compared, including any that you add later.
  ///
  /// The macro applies to structs, enums and final classes. It adds `Equatable` and ``AutoEquatable`` (`==`, the
  /// pointer form, and the declaration as data in `comparisonSpec`), and where the type is Hashable `hash(into:)` over
  /// the same fields. A `==` or `hash(into:)` that is written in the type stays and decides.
  ///
  /// - Parameters:
  ///   - closures: Whether closures are left out automatically or have to be marked.
  ///   - fields: Whether all fields are compared or only annotated ones.
  ///   - order: The order of the comparisons within one priority.
  ///   - isolation: The isolation of the conformance.
  ///   - requirements: The generic requirements of the conformance, such as `"T: Equatable"`, in place of those that
  ///     the macro infers from the spelling of the fields' types.
  @attached(
    extension, conformances: AutoEquatable, __GeneratedEquatable, Equatable,
    names: named(==), named(areEqual), named(areEqualExceptChildren), named(comparisonSpec), named(__hash), named(hash),
    named(__compareValues), named(__difference), named(__firstDifference), named(__fieldValue), named(__wrapperRoles),
    named(__hashFields), named(__caseIndex), named(__caseName), named(__isEqual),
    named(__anySpec),
    named(__anyAreEqual), named(__anyDifference), named(__anyHash))
  public macro AutoEquatable(
    closures: ClosurePolicy = .excluded, fields: FieldSelection = .all, order: ComparisonOrder = .declared,
    isolation: ConformanceIsolation = .automatic, where requirements: StaticString = ""
  ) = #externalMacro(module: "ComparisonMacros", type: "AutoEquatableMacro")

  /// Makes a type equal by its stored properties, with a conformance that is isolated to a global actor.
  ///
  /// `isolation: MainActor.self` makes the conformance usable on the main actor only.
  ///
  /// - Parameters:
  ///   - closures: Whether closures are left out automatically or have to be marked.
  ///   - fields: Whether all fields are compared or only annotated ones.
  ///   - order: The order of the comparisons within one priority.
  ///   - isolation: The global actor.
  ///   - requirements: The generic requirements of the conformance in place of the inferred ones.
  @attached(
    extension, conformances: AutoEquatable, __GeneratedEquatable, Equatable,
    names: named(==), named(areEqual), named(areEqualExceptChildren), named(comparisonSpec), named(__hash), named(hash),
    named(__compareValues), named(__difference), named(__firstDifference), named(__fieldValue), named(__wrapperRoles),
    named(__hashFields), named(__caseIndex), named(__caseName), named(__isEqual),
    named(__anySpec),
    named(__anyAreEqual), named(__anyDifference), named(__anyHash))
  public macro AutoEquatable<Isolation: GlobalActor>(
    closures: ClosurePolicy = .excluded, fields: FieldSelection = .all, order: ComparisonOrder = .declared,
    isolation: Isolation.Type, where requirements: StaticString = ""
  ) = #externalMacro(module: "ComparisonMacros", type: "AutoEquatableMacro")

  /// Adds the members of ``AutoEquatable`` to a type that declares the conformance itself.
  ///
  /// For types that no extension can reach: those declared in a function, and private ones nested in another type.
  ///
  /// ```swift
  /// func sorted() {
  ///   @AutoEquatable(.members)
  ///   struct Entry: AutoEquatable { let id: Int }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - placement: Where the generated code goes.
  ///   - closures: Whether closures are left out automatically or have to be marked.
  ///   - fields: Whether all fields are compared or only annotated ones.
  ///   - order: The order of the comparisons within one priority.
  ///   - isolation: The isolation of the members.
  @attached(
    member,
    names: named(==), named(areEqual), named(areEqualExceptChildren), named(comparisonSpec), named(__hash), named(hash),
    named(__compareValues), named(__difference), named(__firstDifference), named(__fieldValue), named(__wrapperRoles),
    named(__hashFields), named(__caseIndex), named(__caseName), named(__isEqual))
  public macro AutoEquatable(
    _ placement: GeneratedCodePlacement, closures: ClosurePolicy = .excluded, fields: FieldSelection = .all,
    order: ComparisonOrder = .declared, isolation: ConformanceIsolation = .automatic
  ) = #externalMacro(module: "ComparisonMacros", type: "AutoEquatableMembersMacro")
#endif
