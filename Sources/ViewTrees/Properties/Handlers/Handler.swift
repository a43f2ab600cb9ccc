/// A handle on a closure that stays the same while the closure is replaced by newer ones.
///
/// Two handlers are always equal, so a handler never keeps its view from being skipped. When a view with a handler
/// replaces an older value in a tree, the older handle stays and calls the newer closure from then on: code that has
/// the handle, even outside the tree, never runs an old closure. The same holds for a handler in a value of the
/// ``Environment``.
///
/// The same holds if the handler was made by a view that was skipped since, or for a row of a memoizing list: before it
/// calls its closure, the tree evaluates the views above it that may have a newer one. Call it on the tree's actor or
/// thread. With the scheduler ``FlushScheduler/immediate`` a call is one commit.
///
/// Do not call a handler in a body. All handlers are equal, so the tree does not evaluate the body again when the
/// closure would return something else. Pass what the body needs as a value.
///
/// The tree finds the handlers in the stored properties of a view that is a struct, and in the structs, tuples and
/// optionals in them. It does not look into arrays, dictionaries, enums and classes, and reports a handler in one of
/// these as ``TreeDiagnostic/unconnected(wrapper:property:container:view:)``.
///
/// ```swift
/// struct Row: View {
///   let title: String
///   let onSelect: Handler<Int>
///   // …
/// }
/// Row(title: "Milk", onSelect: Handler { index in select(index) })
/// ```
public struct Handler<Input> {
  private let slot: HandlerSlot<Input>

  /// Wraps a closure.
  public init(_ action: @escaping (Input) -> Void) { slot = HandlerSlot(action) }

  /// Calls the newest closure.
  public func callAsFunction(_ input: Input) { slot.call(input) }
}

extension Handler where Input == Void {
  /// Calls the newest closure.
  public func callAsFunction() { slot.call(()) }
}

extension Handler: Equatable {
  /// Always true, because the closure of a handler does not affect what a view shows.
  public static func == (lhs: Self, rhs: Self) -> Bool { true }
}

extension Handler: Hashable {
  /// Adds nothing, as all handlers are equal.
  public func hash(into hasher: inout Hasher) {}
}

extension Handler: NodeBoundProperty {
  static var belongsToNode: Bool { false }

  static func bind(
    _ field: UnsafeMutableRawPointer, _ source: ChangeSource, of node: __NodeReference, _ tree: __TreeHandle
  ) {
    // A handler is a reference to its slot and nothing else.
    let slot = field.assumingMemoryBound(to: AnyHandlerSlot.self).pointee
    tree.storage.pointee.owner._withUnsafeGuaranteedRef { slot.bind(to: node, in: $0) }
  }

  static func transfer(_ old: UnsafeMutableRawPointer, in new: UnsafeMutableRawPointer) -> Bool {
    assert(MemoryLayout<Self>.size == MemoryLayout<AnyHandlerSlot>.size, "A handler is a reference to its slot")
    let place = new.assumingMemoryBound(to: AnyHandlerSlot.self)
    let kept = old.assumingMemoryBound(to: AnyHandlerSlot.self).pointee
    let newer = place.pointee
    guard kept !== newer else { return true }
    kept.follow(newer)
    place.pointee = kept
    return true
  }
}
