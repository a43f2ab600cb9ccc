public import ViewTrees

/// A link of a chain that is compared by the `==` that the compiler makes.
public struct EquatableLink: ChainView, Equatable {
  /// How many links follow.
  public var depth: Int
  /// What the end of the chain shows.
  public var value: Int

  /// Makes a link with all that follow.
  public init(depth: Int, value: Int) {
    self.depth = depth
    self.value = value
  }

  /// The next link, or the end.
  public var body: some View {
    if depth > 0 { EquatableLink(depth: depth - 1, value: value) } else { Text(String(value)) }
  }
}
