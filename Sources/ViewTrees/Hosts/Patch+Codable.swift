extension Patch: Codable where Content: Codable {
  private enum Key: String, CodingKey {
    case kind, node, view, parent, before, changedFields
  }

  private enum Kind: String, Codable {
    case mount, update, move, unmount
  }

  /// Writes an object with the fields `kind`, `node`, and as the kind needs them `view`, `parent`, `before` and
  /// `changedFields`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(node, forKey: .node)
    switch self {
    case .mount(_, let view, let parent, let before):
      try container.encode(Kind.mount, forKey: .kind)
      try container.encode(view, forKey: .view)
      try container.encodeIfPresent(parent, forKey: .parent)
      try container.encodeIfPresent(before, forKey: .before)
    case .update(_, let view, let changedFields):
      try container.encode(Kind.update, forKey: .kind)
      try container.encode(view, forKey: .view)
      try container.encode(changedFields, forKey: .changedFields)
    case .move(_, let parent, let before):
      try container.encode(Kind.move, forKey: .kind)
      try container.encodeIfPresent(parent, forKey: .parent)
      try container.encodeIfPresent(before, forKey: .before)
    case .unmount:
      try container.encode(Kind.unmount, forKey: .kind)
    }
  }

  /// Reads the form that ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let node = try container.decode(NodeID.self, forKey: .node)
    switch try container.decode(Kind.self, forKey: .kind) {
    case .mount:
      self = .mount(
        node, try container.decode(Content.self, forKey: .view),
        parent: try container.decodeIfPresent(NodeID.self, forKey: .parent),
        before: try container.decodeIfPresent(NodeID.self, forKey: .before))
    case .update:
      self = .update(
        node, try container.decode(Content.self, forKey: .view),
        changedFields: try container.decode([String].self, forKey: .changedFields))
    case .move:
      self = .move(
        node, parent: try container.decodeIfPresent(NodeID.self, forKey: .parent),
        before: try container.decodeIfPresent(NodeID.self, forKey: .before))
    case .unmount:
      self = .unmount(node)
    }
  }
}
