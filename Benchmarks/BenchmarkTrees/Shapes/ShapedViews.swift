public import ViewTrees

/// A chain of views, each of which shows nothing but the next one.
public protocol ChainView: View {
  /// Makes a chain.
  ///
  /// - Parameters:
  ///   - depth: The number of links behind the first one.
  ///   - value: What the end shows.
  init(depth: Int, value: Int)
}

/// A view with many leaves side by side.
public protocol WideView: View {
  /// Makes a leaf for each label.
  init(labels: [String])
}
