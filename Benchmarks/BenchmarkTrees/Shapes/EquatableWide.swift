public import ComparisonSpecs
public import ViewTrees

/// A leaf of a wide tree.
///
/// Leaves are compared by the compiler's `==`.
public struct EquatableLeaf: View, Equatable {
  /// The text of the leaf.
  public var label: String
  /// A number that is compared and not shown.
  public var level: Int

  /// A text.
  public var body: some View { Text(label) }
}

/// One element with many leaves that have no keys.
///
/// Leaves are compared by the compiler's `==`.
@AutoEquatable
public struct EquatableWide: WideView {
  /// Child nodes: the tree visits each leaf anyway.
  @AutoChildren public var labels: [String]

  /// Makes a leaf for each label.
  public init(labels: [String]) { self.labels = labels }

  /// The leaves.
  public var body: some View {
    Element("div") {
      for label in labels { EquatableLeaf(label: label, level: 1) }
    }
  }
}
