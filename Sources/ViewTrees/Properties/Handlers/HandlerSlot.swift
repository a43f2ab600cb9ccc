/// What a handler refers to.
class AnyHandlerSlot {
  /// The tree that has a view with the handler.
  private weak var core: TreeCore?

  /// Who makes newer closures for it: of the first view that was given the handler, however that view was made.
  private var maker: HandlerMaker?

  /// Takes over the closure of a newer slot of the same type.
  func follow(_ newer: AnyHandlerSlot) {}

  /// Takes note of a view that has the handler.
  final func belong(to node: __NodeReference, in core: TreeCore) {
    if let maker, self.core === core, core.knows(maker) { return }
    self.core = core
    maker = core.maker(of: node)
  }

  /// Calls the closure, which may be followed by a newer one first.
  final func call(_ action: () -> Void) {
    guard let core, let maker else { return action() }
    core.beginEvent()
    defer { core.endEvent() }
    core.refresh(maker)
    action()
  }
}

final class HandlerSlot<Input>: AnyHandlerSlot {
  private(set) var action: (Input) -> Void

  init(_ action: @escaping (Input) -> Void) { self.action = action }

  override func follow(_ newer: AnyHandlerSlot) {
    // The tree keeps a handler only in place of one at the same offset in a value of the same view type, so that the type
    // of both is that of the field.
    action = unsafeDowncast(newer, to: HandlerSlot<Input>.self).action
  }

  func call(_ input: Input) { call { action(input) } }
}

/// What makes the views below: a view with a body, a list, or the caller of the tree.
enum HandlerMaker {
  /// The body of a view.
  case body(NodeID)
  /// The closure of a list that keeps its elements, for a row.
  case row(NodeID)
  /// The caller that updates the tree.
  case outside
}

extension TreeCore {
  /// Who makes the view in a node.
  func maker(of node: __NodeReference) -> HandlerMaker {
    var node = node
    while true {
      let parent = tree[node].pointee.parent
      guard parent.exists else { return .outside }
      let viewType = tree.viewType(of: parent)
      if viewType is any ListView.Type, tree[parent].pointee.flags.contains(.trackedRows) {
        return .row(tree.id(of: node))
      }
      if !tree[parent].pointee.flags.contains(.structural), viewType.__isEvaluated {
        return .body(tree.id(of: parent))
      }
      node = parent
    }
  }

  /// Whether somebody who makes views is still there.
  func knows(_ maker: HandlerMaker) -> Bool {
    switch maker {
    case .body(let id), .row(let id): tree.node(named: id).exists
    case .outside: true
    }
  }

  /// Has views evaluated that were skipped, and whose bodies may have newer closures for a handler.
  func refresh(_ maker: HandlerMaker) {
    switch maker {
    case .body(let id): refresh(id, withItself: true)
    case .row(let id): refresh(id)
    case .outside: break
    }
  }
}
