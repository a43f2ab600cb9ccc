/// The memory that a tree holds, in bytes by what it is for.
///
/// What view values refer to, such as the storage of strings, arrays and closures, is not counted: it belongs as much
/// to the code that made them as to the tree. Nor is what observation keeps: a node that has read something takes about
/// two kilobytes more, most of them in the standard library's tables of the objects.
public struct MemoryFootprint: Hashable, Sendable, Codable {
  /// Records of nodes: their links, flags and types, those that are kept for nodes to come included.
  public let records: Int

  /// View values, each rounded up to a multiple of sixteen bytes.
  public let views: Int

  /// Room for view values to come.
  public let freeViews: Int

  /// The account of the last update: patches, decisions, and the fields that differ.
  public let account: Int

  /// What a pass works with, and tables of types: kept between updates so that the next one allocates nothing.
  public let working: Int

  /// All of it.
  public var total: Int { records + views + freeViews + account + working }
}

extension MemoryFootprint: CustomStringConvertible {
  /// One line, such as `records 4800 · views 6400 · free 1792 · account 2800 · working 70672`.
  public var description: String {
    "records \(records) · views \(views) · free \(freeViews) · account \(account) · working \(working)"
  }
}
