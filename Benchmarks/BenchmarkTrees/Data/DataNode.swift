public import ComparisonSpecs
public import ViewTrees

/// A node of plain data that is a view: a number, a text, and nodes of the same kind below it.
@AutoEquatable
public struct DataNode: HostView, Identifiable {
  /// The key, unique among siblings.
  public var id: Int
  /// The text of the node.
  public var label: String
  /// The children.
  @AutoChildren public var children: [DataNode]

  /// Makes a node.
  public init(id: Int, label: String, children: [DataNode] = []) {
    self.id = id
    self.label = label
    self.children = children
  }

  /// The children.
  public var body: some View { ForEach(children) }

  /// The text of the node.
  public var attributes: Attributes { ["label": label] }
}
