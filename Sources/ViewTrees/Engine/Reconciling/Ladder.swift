public import ComparisonSpecs
import ReflectiveComparison

// The decision ladder: what becomes of a node that gets a new value. Docs/DecisionLadder.md has the rungs as users see
// them; the comments below name them. Rung 1, another identity, is decided before a value reaches a node: by a branch,
// an erased view or `.id` (`willRebuild`), or by the keys of a list.
//
// Casts of payloads to `Self` are sound because only nodes of this type's row in the table of types come here; see
// `__NodeRecord.payload`.

extension View {
  /// Reconciles a node with a new value of its view.
  ///
  /// Consumes `view`.
  @inlinable
  @inline(__always)
  static func __reconcile(_ node: __NodeReference, _ view: UnsafeMutablePointer<Self>, _ tree: __TreeHandle) {
    let old = tree[node].pointee.payload.unsafelyUnwrapped.assumingMemoryBound(to: Self.self)
    let flags = tree[node].pointee.flags
    __replace(node, old, by: view, isEqual: __areEqual(old, view, tree), flags, tree)
  }

  /// Decides about a node whose old and new value have been compared, and replaces the old value.
  ///
  /// Consumes `view`.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - old: Its payload.
  ///   - view: The new value.
  ///   - isEqual: Whether the own fields of both are equal.
  ///   - flags: The flags of the node before they were compared.
  ///   - tree: The tree.
  @inlinable
  @inline(__always)
  static func __replace(
    _ node: __NodeReference, _ old: UnsafeMutablePointer<Self>, by view: UnsafeMutablePointer<Self>, isEqual: Bool,
    _ flags: NodeFlags, _ tree: __TreeHandle
  ) {
    // Rung 3 for the most frequent node: it is equal, and there is nothing else to ask.
    if isEqual, flags.isDisjoint(with: [.invalidated, .holdsChildren, .holdsNodeBound, .unmounts]) {
      // As many releases as destroying the new value would cost; closures stay fresh, and buffers become the same.
      old.pointee = view.move()
      // Added to the flags as they are now: `==` or a deinit may have invalidated the node.
      tree[node].pointee.flags.insert(.unrefreshed)
      tree.recordSkip(node)
      return
    }
    let isEvaluated = isEqual ? tree.reconcileEqual(node, old, view) : tree.reconcileUnequal(node, old, view)
    old.pointee = view.move()
    if isEvaluated, __isEvaluated || flags.contains(.hostViewObserves) { tree.schedule(node) }
  }
}

extension __TreeHandle {
  /// Decides about a node whose own fields are equal: rungs 2, 3a and 3.
  ///
  /// - Returns: Whether the node is evaluated.
  @usableFromInline
  @inline(never)
  func reconcileEqual(
    _ node: __NodeReference, _ old: UnsafeMutableRawPointer, _ new: UnsafeMutableRawPointer
  ) -> Bool {
    if self[node].pointee.flags.contains(.holdsNodeBound) { transferProperties(of: node, old, new) }
    // Read after that: the new value may ask for something else, which invalidates the node.
    let flags = self[node].pointee.flags
    // Rung 2: something changed that the body read.
    if flags.contains(.invalidated) {
      recordInvalidation(node)
      return true
    }
    // Rung 3a: the children may differ.
    if flags.contains(.holdsChildren), !haveSameChildren(node, old, new) {
      recordComparison(node, Outcome.compareChildren)
      return true
    }
    // Rung 3. A view with an unmount hook below it is evaluated once more before the hook runs, unless nothing in it is
    // newer.
    if !flags.contains(.unmounts) || !info(of: node)._withUnsafeGuaranteedRef({ $0.hasNothingNewer(old, new) }) {
      self[node].pointee.flags.insert(.unrefreshed)
    }
    recordSkip(node)
    return false
  }

  /// Decides about a node whose own fields differ: rung 4.
  ///
  /// - Returns: True: the node is evaluated.
  @usableFromInline
  @inline(never)
  func reconcileUnequal(
    _ node: __NodeReference, _ old: UnsafeMutableRawPointer, _ new: UnsafeMutableRawPointer
  ) -> Bool {
    // The new value may have no place for a view that has an unmount hook now.
    if self[node].pointee.flags.contains(.unmounts) { refreshHooksBeforeChange(of: node) }
    // First, because the host must not be told of a view whose environment is missing.
    if self[node].pointee.flags.contains(.holdsNodeBound) { transferProperties(of: node, old, new) }
    let isHostNode = self[node].pointee.flags.contains(.host)
    var detail: UInt32 = 0
    if isHostNode || storage.pointee.recordsDecisions {
      storage.pointee.details.append(info(of: node)._withUnsafeGuaranteedRef { $0.differingFields(old, new) })
      detail = UInt32(truncatingIfNeeded: storage.pointee.details.count)
    }
    recordComparison(node, Outcome.withDetail(Outcome.compareFields, detail))
    if isHostNode {
      recordHostUpdate(node, fields: detail)
      forgetShownSnapshot(node)
    }
    return true
  }

  /// Decides about a node that keeps only a part of its view, such as the head of an element, and replaces the part.
  ///
  /// The content is always reconciled: it is not part of what is compared. Consumes `new`.
  @inlinable
  @inline(__always)
  func replacePart<Part>(
    of node: __NodeReference, _ old: UnsafeMutablePointer<Part>, by new: UnsafeMutablePointer<Part>, isEqual: Bool
  ) {
    if isEqual {
      recordComparison(node, Outcome.compareChildren)
    } else {
      _ = reconcileUnequal(node, old, new)
    }
    old.pointee = new.move()
  }
}

// MARK: Equal fields

// How two values of a view are compared. The compiler picks one of these extensions for a type when it compiles the
// type's conformance to `View`, so comparing needs no lookup and no cast.

// For a type that declares nothing, or declares it only for some generic arguments: the tree's fallback.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension View {
  @inlinable
  public static func __areEqual(
    _ old: UnsafeMutablePointer<Self>, _ new: UnsafeMutablePointer<Self>, _ tree: __TreeHandle
  ) -> Bool {
    tree.areEqualByFallback(old, new)
  }
}

// A `==` may leave out any field, so its types omit fields as far as the tree knows.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension View where Self: Equatable {
  @inlinable
  @inline(__always)
  public static func __areEqual(
    _ old: UnsafeMutablePointer<Self>, _ new: UnsafeMutablePointer<Self>, _ tree: __TreeHandle
  ) -> Bool {
    old.pointee == new.pointee
  }

  public static func __makeInfo() -> __ViewTypeInfo { ReflectedTypeInfo<Self>(flags: .omitsFields) }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension HostView where Self: Equatable {
  public static func __makeInfo() -> __ViewTypeInfo { ReflectedTypeInfo<Self>(flags: [.host, .omitsFields]) }
}

// A spec compares everything but the child nodes, which the tree reconciles.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension View where Self: AutoEquatable {
  @inlinable
  @inline(__always)
  public static func __areEqual(
    _ old: UnsafeMutablePointer<Self>, _ new: UnsafeMutablePointer<Self>, _ tree: __TreeHandle
  ) -> Bool {
    areEqualExceptChildren(UnsafePointer(old), UnsafePointer(new))
  }

  public static func __makeInfo() -> __ViewTypeInfo { SpecifiedTypeInfo<Self>(flags: []) }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension HostView where Self: AutoEquatable {
  public static func __makeInfo() -> __ViewTypeInfo { SpecifiedTypeInfo<Self>(flags: .host) }
}

extension __TreeHandle {
  @usableFromInline
  @inline(never)
  func areEqualByFallback<V: View>(_ old: UnsafeMutablePointer<V>, _ new: UnsafeMutablePointer<V>) -> Bool {
    switch storage.pointee.fallback {
    case .reflective: LayoutComparer().areEqual(UnsafePointer(old), UnsafePointer(new))
    case .mirror: MirrorComparer().areEqual(UnsafePointer(old), UnsafePointer(new))
    case .alwaysDifferent: false
    }
  }
}
