#if !EQUITREE_MACROS
  // The macros of a build without them: each use is an error on its line that says what is missing.

  /// Needs the trait `Macros`.
  @available(
    *, unavailable,
    message: """
      equitree is built without its macros: enable its trait 'Macros', with a toolchain that ships SwiftSyntax, or \
      write the conformance to AutoEquatable by hand
      """
  )
  @attached(extension, conformances: AutoEquatable, Equatable, names: named(==), named(comparisonSpec))
  public macro AutoEquatable(
    closures: ClosurePolicy = .excluded, fields: FieldSelection = .all, order: ComparisonOrder = .declared,
    isolation: ConformanceIsolation = .automatic, where requirements: StaticString = ""
  ) = #externalMacro(module: "ComparisonMacros", type: "AutoEquatableMacro")

  /// Needs the trait `Macros`.
  @available(*, unavailable, message: "equitree is built without its macros: enable its trait 'Macros'")
  @attached(extension, conformances: AutoEquatable, Equatable, names: named(==), named(comparisonSpec))
  public macro AutoEquatable<Isolation: GlobalActor>(
    closures: ClosurePolicy = .excluded, fields: FieldSelection = .all, order: ComparisonOrder = .declared,
    isolation: Isolation.Type, where requirements: StaticString = ""
  ) = #externalMacro(module: "ComparisonMacros", type: "AutoEquatableMacro")

  /// Needs the trait `Macros`.
  @available(*, unavailable, message: "equitree is built without its macros: enable its trait 'Macros'")
  @attached(member, names: named(==), named(comparisonSpec))
  public macro AutoEquatable(
    _ placement: GeneratedCodePlacement, closures: ClosurePolicy = .excluded, fields: FieldSelection = .all,
    order: ComparisonOrder = .declared, isolation: ConformanceIsolation = .automatic
  ) = #externalMacro(module: "ComparisonMacros", type: "AutoEquatableMembersMacro")

  /// Needs the trait `Macros`.
  @available(*, unavailable, message: "equitree is built without its macros: enable its trait 'Macros'")
  @attached(peer)
  public macro AutoIgnored(_ payload: PayloadElement...) =
    #externalMacro(module: "ComparisonMacros", type: "AutoIgnoredMacro")

  /// Needs the trait `Macros`.
  @available(*, unavailable, message: "equitree is built without its macros: enable its trait 'Macros'")
  @attached(peer)
  public macro AutoRequired() = #externalMacro(module: "ComparisonMacros", type: "AutoRequiredMacro")

  /// Needs the trait `Macros`.
  @available(*, unavailable, message: "equitree is built without its macros: enable its trait 'Macros'")
  @attached(peer)
  public macro AutoRequiredChild<Root>(_ paths: PartialKeyPath<Root>..., matching: ChildMatching = .ordered) =
    #externalMacro(module: "ComparisonMacros", type: "AutoRequiredChildMacro")

  /// Needs the trait `Macros`.
  @available(*, unavailable, message: "equitree is built without its macros: enable its trait 'Macros'")
  @attached(peer)
  public macro AutoPriority(_ priority: Int) = #externalMacro(module: "ComparisonMacros", type: "AutoPriorityMacro")

  /// Needs the trait `Macros`.
  @available(*, unavailable, message: "equitree is built without its macros: enable its trait 'Macros'")
  @attached(peer)
  public macro AutoChildren(_ payload: PayloadElement...) =
    #externalMacro(module: "ComparisonMacros", type: "AutoChildrenMacro")

  /// Needs the trait `Macros`.
  @available(*, unavailable, message: "equitree is built without its macros: enable its trait 'Macros'")
  @attached(peer)
  public macro AutoCompared(by strategy: ComparisonStrategy) =
    #externalMacro(module: "ComparisonMacros", type: "AutoComparedMacro")

  /// Needs the trait `Macros`.
  @available(*, unavailable, message: "equitree is built without its macros: enable its trait 'Macros'")
  @attached(peer)
  public macro AutoCompared<Value>(by areEqual: (Value, Value) -> Bool) =
    #externalMacro(module: "ComparisonMacros", type: "AutoComparedMacro")
#endif
