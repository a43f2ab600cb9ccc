/// The storage of a handler, whatever its input is.
class AnyHandlerSlot {
  /// The tree that has a view with the handler.
  private weak var core: TreeCore?

  /// What makes newer closures for the handler: the maker of the first view that got it.
  private var maker: HandlerMaker?

  /// Takes the closure of a newer slot of the same type.
  func follow(_ newer: AnyHandlerSlot) {}

  /// Binds the handler to a view that has it.
  final func bind(to node: __NodeReference, in core: TreeCore) {
    if let maker, self.core === core, core.knows(maker) { return }
    self.core = core
    maker = core.maker(of: node)
  }

  /// Calls the closure, after the tree has evaluated the views that may make a newer one.
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
    // The cast is sound: both handlers are at the same offset in values of one view type, so both have the field's
    // type.
    action = unsafeDowncast(newer, to: HandlerSlot<Input>.self).action
  }

  func call(_ input: Input) { call { action(input) } }
}

/// What makes a view: the body of another view, the closure of a list, or the caller of the tree.
enum HandlerMaker {
  /// The body of a view.
  case body(NodeID)
  /// The closure of a list with tracked rows, for this row.
  case row(NodeID)
  /// The caller of ``ViewTree/update(_:)``.
  case outside
}

extension TreeCore {
  /// The maker of the view in a node.
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

  /// Whether a maker still exists.
  func knows(_ maker: HandlerMaker) -> Bool {
    switch maker {
    case .body(let id), .row(let id): tree.node(named: id).exists
    case .outside: true
    }
  }

  /// Evaluates skipped views so that a maker has made its newest closures.
  func refresh(_ maker: HandlerMaker) {
    switch maker {
    case .body(let id): refresh(id, withItself: true)
    case .row(let id): refresh(id)
    case .outside: break
    }
  }
}
