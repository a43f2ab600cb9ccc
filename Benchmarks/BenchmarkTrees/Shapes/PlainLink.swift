public import ViewTrees

/// A link of a chain without `==` or a spec.
public struct PlainLink: ChainView {
  /// The number of links that follow.
  public var depth: Int
  /// The text at the end of the chain.
  public var value: Int

  /// Makes a link with all that follow.
  public init(depth: Int, value: Int) {
    self.depth = depth
    self.value = value
  }

  /// The next link, or the end.
  public var body: some View {
    if depth > 0 { PlainLink(depth: depth - 1, value: value) } else { Text(String(value)) }
  }
}
