/// The memory of a tree in bytes, by purpose.
///
/// Two things are not counted. View values refer to strings, arrays and closures, which belong to the code that made
/// them as much as to the tree. And a node that has read an observable value takes about two kilobytes more, mostly in
/// the standard library's tables.
public struct MemoryFootprint: Hashable, Sendable, Codable {
  /// Records of nodes, including unused ones.
  public let records: Int

  /// View values, each rounded up to a multiple of sixteen bytes.
  public let views: Int

  /// Memory for future view values.
  public let freeViews: Int

  /// The account of the last update: patches, decisions, and the sets of differing fields.
  public let account: Int

  /// Buffers of the passes and tables of types, kept between updates so that the next one allocates nothing.
  public let working: Int

  /// The sum.
  public var total: Int { records + views + freeViews + account + working }
}

extension MemoryFootprint: CustomStringConvertible {
  /// One line, such as `records 4800 · views 6400 · free 1792 · account 2800 · working 70672`.
  public var description: String {
    "records \(records) · views \(views) · free \(freeViews) · account \(account) · working \(working)"
  }
}
