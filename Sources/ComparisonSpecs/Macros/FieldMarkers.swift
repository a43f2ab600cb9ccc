#if EQUITREE_MACROS
  /// Leaves a field out of the comparison.
  ///
  /// A closure is left out anyway: on a closure, the marker silences the warning about it.
  @attached(peer)
  public macro AutoIgnored() = #externalMacro(module: "ComparisonMacros", type: "AutoIgnoredMacro")

  /// Leaves values of an enum case's payload out of the comparison.
  ///
  /// ```swift
  /// @AutoEquatable enum Page {
  ///   @AutoIgnored("loadedAt") case loaded(id: Int, loadedAt: Date)
  /// }
  /// ```
  ///
  /// - Parameter payload: Labels, or positions counted from 0 for values without one.
  @attached(peer)
  public macro AutoIgnored(_ payload: PayloadElement...) =
    #externalMacro(module: "ComparisonMacros", type: "AutoIgnoredMacro")

  /// Says that a field is compared.
  ///
  /// By default it changes nothing, because every field is compared; with `@AutoEquatable(fields: .annotatedOnly)` it
  /// selects a field.
  @attached(peer)
  public macro AutoRequired() = #externalMacro(module: "ComparisonMacros", type: "AutoRequiredMacro")

  /// Compares a field by what key paths below it lead to, and by nothing else.
  ///
  /// ```swift
  /// @AutoRequiredChild(\Profile.email, \Profile.age) let profile: Profile
  /// @AutoRequiredChild<Profile>(\.email, \.age) let author: Profile?
  /// ```
  ///
  /// The paths are compared in the order in which they are written. The field may hold the root, an optional of it (nil
  /// equals nil only), or a collection, which is compared element by element in order, a dictionary key by key, a set
  /// in any order. The type of the field need not be Equatable, only what the paths lead to.
  ///
  /// - Parameter paths: Key path literals from the type that the field holds.
  @attached(peer, names: prefixed(__root_))
  public macro AutoRequiredChild<Root>(_ paths: PartialKeyPath<Root>...) =
    #externalMacro(module: "ComparisonMacros", type: "AutoRequiredChildMacro")

  /// Compares the elements of a collection by what key paths lead to, in any order.
  ///
  /// Two collections are equal if their elements can be paired so that each pair agrees in all paths; equal elements
  /// have to occur equally often.
  ///
  /// - Parameters:
  ///   - paths: Key path literals from the type of the elements.
  ///   - matching: How the elements are paired.
  /// - Complexity: O(*n*) if the order is the same, O(*m*²) in the *m* elements between the first and the last
  ///   difference otherwise.
  @attached(peer, names: prefixed(__root_))
  public macro AutoRequiredChild<Root>(_ paths: PartialKeyPath<Root>..., matching: ChildMatching) =
    #externalMacro(module: "ComparisonMacros", type: "AutoRequiredChildMacro")

  /// Compares a field below an object that both values may share.
  ///
  /// Where two values refer to the same object, the path reads the same property twice and never differs.
  ///
  /// - Parameter paths: Key path literals from a class.
  @available(
    *, deprecated,
    message: """
      both values may refer to the same object, of which the path then reads the newest state twice: compare the \
      reference itself, or a struct
      """
  )
  @attached(peer, names: prefixed(__root_))
  public macro AutoRequiredChild<Root: AnyObject>(_ paths: PartialKeyPath<Root>...) =
    #externalMacro(module: "ComparisonMacros", type: "AutoRequiredChildMacro")

  /// Compares a field earlier or later.
  ///
  /// Lower priorities are compared earlier, fields without one after all that have one, and ties in the order of the
  /// declaration. The order never changes the answer, only its cost.
  ///
  /// - Parameter priority: An integer literal.
  @attached(peer)
  public macro AutoPriority(_ priority: Int) = #externalMacro(module: "ComparisonMacros", type: "AutoPriorityMacro")

  /// Says that a field holds child nodes.
  ///
  /// `==` and the hash cover it. A tree differ leaves it out of the node's own comparison and reconciles the children
  /// instead, so that nothing is compared twice on the way down.
  @attached(peer)
  public macro AutoChildren() = #externalMacro(module: "ComparisonMacros", type: "AutoChildrenMacro")

  /// Says that values of an enum case's payload hold child nodes.
  ///
  /// - Parameter payload: Labels, or positions counted from 0 for values without one.
  @attached(peer)
  public macro AutoChildren(_ payload: PayloadElement...) =
    #externalMacro(module: "ComparisonMacros", type: "AutoChildrenMacro")

  /// Compares a field by a strategy other than `==`.
  ///
  /// - Parameter strategy: The strategy, written out.
  @attached(peer, names: prefixed(__areEqual_))
  public macro AutoCompared(by strategy: ComparisonStrategy) =
    #externalMacro(module: "ComparisonMacros", type: "AutoComparedMacro")

  /// Compares a field by a function.
  ///
  /// ```swift
  /// @AutoCompared(by: isSameDay) let date: Date
  /// ```
  ///
  /// The function has to be an equivalence: true for a value and itself, the same in either order, and true for two
  /// values that equal a third. The field adds nothing to a hash.
  ///
  /// - Parameter areEqual: A function of two values, or a closure that names its parameters' types.
  @attached(peer, names: prefixed(__areEqual_))
  public macro AutoCompared<Value>(by areEqual: (Value, Value) -> Bool) =
    #externalMacro(module: "ComparisonMacros", type: "AutoComparedMacro")
#endif
