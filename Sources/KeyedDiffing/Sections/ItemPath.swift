/// The position of an item in a list of sections.
public struct ItemPath: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The offset of the section.
  public var section: Int
  /// The offset of the item in its section.
  public var item: Int

  /// Creates a path.
  ///
  /// - Parameters:
  ///   - section: The offset of the section.
  ///   - item: The offset of the item in its section.
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// Orders paths by section and then by item.
  public static func < (lhs: ItemPath, rhs: ItemPath) -> Bool {
    (lhs.section, lhs.item) < (rhs.section, rhs.item)
  }

  /// Both offsets, as in `1.0`.
  public var description: String { "\(section).\(item)" }
}

/// The positions of an item in the old sections and in the new ones.
public struct ItemPathPair: Hashable, Sendable, CustomStringConvertible {
  /// The path in the old sections.
  public var old: ItemPath
  /// The path in the new sections.
  public var new: ItemPath

  /// Creates a pair of paths.
  ///
  /// - Parameters:
  ///   - old: The path in the old sections.
  ///   - new: The path in the new sections.
  public init(old: ItemPath, new: ItemPath) {
    self.old = old
    self.new = new
  }

  /// Both paths, as in `0.1 → 1.0`.
  public var description: String { "\(old) → \(new)" }
}
