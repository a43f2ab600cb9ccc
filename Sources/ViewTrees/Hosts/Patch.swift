/// One instruction to a host.
///
/// Positions are "before this sibling" among host nodes; composite views never appear in a patch. The patches of one
/// update, applied in order to what the host shows of the old tree, give the new tree. A patch refers only to nodes
/// that are mounted when it is applied.
///
/// `Content` is the type of the host views: `any HostView` in the patches of an update, a ``HostSnapshot`` or a type of
/// the receiver if they cross a wire. Patches are Codable, Equatable and Sendable if their content is.
public enum Patch<Content> {
  /// A node appears, without children, which follow in separate patches.
  ///
  /// A node without a parent is at the top level of the host. Without a sibling to insert before, it goes to the end.
  case mount(NodeID, Content, parent: NodeID?, before: NodeID?)

  /// A node that stays where it is has a new view; `changedFields` names the fields that differ, where they are known.
  case update(NodeID, Content, changedFields: [String])

  /// A node, with everything below it, moves to another place below its parent or below the parent given here.
  case move(NodeID, parent: NodeID?, before: NodeID?)

  /// A node disappears. Its children are already gone: they are unmounted or moved away before their parent.
  case unmount(NodeID)
}

extension Patch {
  /// The node that the patch is about.
  public var node: NodeID {
    switch self {
    case .mount(let node, _, _, _), .update(let node, _, _), .move(let node, _, _), .unmount(let node): node
    }
  }

  /// The same patch with its view in another form.
  ///
  /// ```swift
  /// let wire = update.patches.map { $0.map(HostSnapshot.init) }
  /// let data = try JSONEncoder().encode(wire)
  /// ```
  public func map<Other>(_ transform: (Content) throws -> Other) rethrows -> Patch<Other> {
    switch self {
    case .mount(let node, let view, let parent, let before):
      .mount(node, try transform(view), parent: parent, before: before)
    case .update(let node, let view, let changedFields):
      .update(node, try transform(view), changedFields: changedFields)
    case .move(let node, let parent, let before): .move(node, parent: parent, before: before)
    case .unmount(let node): .unmount(node)
    }
  }
}

extension Patch: Equatable where Content: Equatable {}
extension Patch: Hashable where Content: Hashable {}
extension Patch: Sendable where Content: Sendable {}

extension Patch: CustomStringConvertible {
  /// One line, such as `mount 3.0 li in 1.0 before 5.0`.
  public var description: String {
    func place(_ parent: NodeID?, _ before: NodeID?) -> String {
      (parent.map { " in \($0)" } ?? " at the top") + (before.map { " before \($0)" } ?? "")
    }
    func name(_ view: Content) -> String {
      switch view {
      case let view as any HostView: view.text ?? view.hostName
      default: String(describing: view)
      }
    }
    return switch self {
    case .mount(let node, let view, let parent, let before): "mount \(node) \(name(view))\(place(parent, before))"
    case .update(let node, let view, let fields):
      "update \(node) \(name(view))" + (fields.isEmpty ? "" : ": \(fields.joined(separator: ", "))")
    case .move(let node, let parent, let before): "move \(node)\(place(parent, before))"
    case .unmount(let node): "unmount \(node)"
    }
  }
}
