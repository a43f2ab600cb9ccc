/// A handle on a closure that stays the same while the closure is replaced by newer ones.
///
/// Two handlers are always equal, so that one in a view never keeps the view from being skipped. Where a view with a
/// handler takes the place of an older one in a tree, the older handle stays and calls the newer closure from then on:
/// whoever was given it, even outside of the tree, never runs an old one.
///
/// The tree finds the handlers in the stored properties of a view that is a struct, and in the structs, tuples and
/// optionals in them. It does not look into arrays, dictionaries, enums and classes.
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
  public func callAsFunction(_ input: Input) { slot.action(input) }
}

extension Handler where Input == Void {
  /// Calls the newest closure.
  public func callAsFunction() { slot.action(()) }
}

extension Handler: Equatable {
  /// True: which closure a handler calls is no part of what a view shows.
  public static func == (lhs: Self, rhs: Self) -> Bool { true }
}

extension Handler: Hashable {
  /// Adds nothing, as all handlers are equal.
  public func hash(into hasher: inout Hasher) {}
}

extension Handler: ConnectedField {
  static var belongsToNode: Bool { false }

  static func connect(
    _ field: UnsafeMutableRawPointer, _ source: ChangeSource, of node: __NodeReference, _ tree: __Tree
  ) -> Any.Type? {
    nil
  }

  static func keep(_ old: UnsafeMutableRawPointer, in new: UnsafeMutableRawPointer) {
    let place = new.assumingMemoryBound(to: AnyHandlerSlot.self)
    let kept = old.assumingMemoryBound(to: AnyHandlerSlot.self).pointee
    let newer = place.pointee
    guard kept !== newer else { return }
    kept.follow(newer)
    place.pointee = kept
  }
}

/// What a handler refers to.
class AnyHandlerSlot {
  /// Takes over the closure of a newer slot of the same type.
  func follow(_ newer: AnyHandlerSlot) {}
}

final class HandlerSlot<Input>: AnyHandlerSlot {
  private(set) var action: (Input) -> Void

  init(_ action: @escaping (Input) -> Void) { self.action = action }

  override func follow(_ newer: AnyHandlerSlot) {
    // A slot at the same place of a value of the same type.
    action = unsafeDowncast(newer, to: HandlerSlot<Input>.self).action
  }
}
