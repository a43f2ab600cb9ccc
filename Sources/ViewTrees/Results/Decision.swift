/// What an update decided about one node, and why.
public struct Decision {
  /// An outcome.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// The node and everything below it were kept.
    case skip
    /// The node kept its identity and was reconciled in place: its body was evaluated, or its content was reconciled.
    case compare
    /// The identity differs: the old node was unmounted and a new one was mounted.
    case rebuild
    /// A node was mounted where there was none.
    case mount
    /// The node was unmounted, and nothing replaced it.
    case unmount
  }

  /// The reason for a decision.
  public enum Reason: Sendable, Hashable {
    /// All compared fields are equal.
    case equal
    /// The elements of this many rows of a memoizing list are equal.
    case equalElements(Int)
    /// The fields with these names differ. A `==` does not tell names.
    case fields([String])
    /// Only the child nodes can differ.
    case children
    /// The node was invalidated by ``ViewTree/invalidate(_:)``.
    case invalidated
    /// Something changed that the body read.
    ///
    /// The names are those of states, such as `Counter.count`, and of environment keys. A change of an observable
    /// object has no name, because the standard library does not tell which property changed.
    /// ``ViewTree/footprint(of:)`` lists everything that a body reads.
    case changed([String])
    /// A closure or an ignored field of a skipped node was needed, so its body was evaluated.
    case refreshed
    /// The other branch of a condition was taken.
    case branch
    /// The type inside an erased view differs.
    case type
    /// The value of `id(_:)` differs.
    case identity
    /// The node is new among its siblings.
    case inserted
    /// The node is no longer among its siblings.
    case removed
  }

  /// The node; of a rebuild, the old node.
  public let node: NodeID

  /// The outcome.
  public let kind: Kind

  /// The reason.
  public let reason: Reason

  /// The type of the node's view.
  ///
  /// Every element is an `Element<EmptyView>` here, because the node does not keep its content.
  public let viewType: any View.Type

  /// The name of the node for readers: the host name of a host view, the type of any other view.
  public let name: String
}

extension Decision: CustomStringConvertible {
  /// One line, such as `compare TodoRow 12.0: todo`.
  public var description: String { "\(kind) \(name) \(node): \(reason)" }
}

extension Decision.Reason: CustomStringConvertible {
  /// The reason in a few words.
  public var description: String {
    switch self {
    case .equal: "equal"
    case .equalElements(let count): "\(count) equal elements"
    case .fields(let names): names.isEmpty ? "not equal" : names.joined(separator: ", ")
    case .children: "children"
    case .invalidated: "invalidated"
    case .changed(let names): names.isEmpty ? "observed change" : names.joined(separator: ", ")
    case .refreshed: "refreshed"
    case .branch: "other branch"
    case .type: "other type"
    case .identity: "other identity"
    case .inserted: "inserted"
    case .removed: "removed"
    }
  }
}

extension __TreeHandle {
  /// The full form of a decision.
  func decision(_ raw: __RawDecision) -> Decision {
    let detail = raw.outcome >> 8 == 0 ? nil : storage.pointee.details[Int(raw.outcome >> 8) - 1]
    let info = storage.pointee.types[Int(raw.type)].info.takeUnretainedValue()
    let (kind, reason): (Decision.Kind, Decision.Reason) =
      switch raw.outcome & 0xFF {
      case Outcome.skipEqual: (.skip, .equal)
      case Outcome.skipEqualElement: (.skip, .equalElements(1))
      case Outcome.skipEqualElements: (.skip, .equalElements(Int(detail ?? 0)))
      case Outcome.compareFields: (.compare, .fields(detail.map(info.fieldNames) ?? []))
      case Outcome.compareInvalidated: (.compare, .invalidated)
      case Outcome.compareChanged:
        (
          .compare,
          .changed(
            storage.pointee.owner._withUnsafeGuaranteedRef { core in
              detail.map { core.causesOfDecisions[Int($0)] } ?? []
            })
        )
      case Outcome.compareChildren: (.compare, .children)
      case Outcome.rebuildBranch: (.rebuild, .branch)
      case Outcome.rebuildType: (.rebuild, .type)
      case Outcome.rebuildIdentity: (.rebuild, .identity)
      case Outcome.mountInserted: (.mount, .inserted)
      case Outcome.compareRefreshed: (.compare, .refreshed)
      default: (.unmount, .removed)
      }
    let isAlive = self[raw.node].pointee.generation == raw.generation
    return Decision(
      node: NodeID(index: UInt32(bitPattern: raw.node.index), generation: raw.generation), kind: kind, reason: reason,
      viewType: info.viewType, name: isAlive ? description(of: raw.node) : info.name(nil))
  }
}
