/// One view for each element of a collection, matched by the identity of the elements.
///
/// ```swift
/// ForEach(items) { item in TodoRow(todo: item) }
/// ForEach(names, id: \.self) { name in Text(name) }
/// ```
///
/// When elements change places their views move with them, by the smallest number of moves. Where an identity stands
/// twice, its n-th occurrence matches the n-th, and the update carries a diagnostic.
///
/// With `memoizing: true` the author promises that a row depends on its element alone: rows of elements that are equal
/// to the former ones are skipped without calling the closure. That is about what a row shows: before a row handles an
/// event it is made anew, so that the handlers in it are the newest.
@frozen
public struct ForEach<Element, ID: Hashable, Content: View>: __StructuralView {
  @usableFromInline let elements: [Element]
  @usableFromInline let id: (UnsafePointer<Element>) -> ID
  /// Nil where the elements are the views.
  @usableFromInline let content: ((Element) -> Content)?
  /// Not nil where rows of equal elements are skipped: the number of equal elements in front of the first that differ.
  ///
  /// A whole run is asked for at once, so that the comparison of an element is part of the loop.
  @usableFromInline let equalRun: EqualRun?

  @usableFromInline typealias EqualRun = (UnsafePointer<Element>, UnsafePointer<Element>, _ count: Int) -> Int

  @inlinable
  init(
    elements: consuming [Element], id: @escaping (UnsafePointer<Element>) -> ID, content: ((Element) -> Content)?,
    equalRun: EqualRun? = nil
  ) {
    self.elements = elements
    self.id = id
    self.content = content
    self.equalRun = equalRun
  }

  /// Mounts the parts of a value, and consumes it.
  @inlinable
  public static func __mount(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    let tree = cursor.tree
    let fragment = cursor.appendFragment(Self.self)
    view.pointee.withRows { rows in tree.mountRows(rows, in: fragment, hostParent: cursor.hostParent) }
    keepIfMemoizing(view, fragment, tree)
  }

  /// Lets the parts of a value meet those that are mounted, and consumes it.
  @inlinable
  public static func __update(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    let tree = cursor.tree
    let fragment = cursor.take()
    let hostParent = cursor.hostParent
    if let payload = tree[fragment].pointee.payload, view.pointee.equalRun != nil {
      let old = payload.assumingMemoryBound(to: Self.self)
      old.pointee.withRows { old in
        view.pointee.withRows { rows in tree.updateMemoizedRows(rows, from: old, in: fragment, hostParent: hostParent) }
      }
      old.pointee = view.move()
      return
    }
    if tree[fragment].pointee.payload == nil, view.pointee.equalRun == nil {
      // Owned here, nothing of it need be retained.
      let list = view.move()
      list.withRows { rows in tree.updateRows(rows, from: nil, in: fragment, hostParent: hostParent) }
      return
    }
    view.pointee.withRows { rows in tree.updateRows(rows, from: nil, in: fragment, hostParent: hostParent) }
    keepIfMemoizing(view, fragment, tree)
  }

  /// Makes the view of a row anew from an element that was called equal to its former value.
  @inlinable
  public static func __refreshRow(_ row: __NodeReference, of list: __NodeReference, _ tree: __Tree) {
    guard let payload = tree[list].pointee.payload else { return }
    var index = 0
    var other = tree[list].pointee.firstChild
    while other != row {
      other = tree[other].pointee.next
      index += 1
    }
    payload.assumingMemoryBound(to: Self.self).pointee.withRows { rows in
      tree.updateRow(
        row, rows, index, hostParent: tree[list].pointee.hostParent, old: nil, oldIndex: index)
    }
  }

  /// What a tree has to know of the type: rows of equal elements may differ in what the closure captured.
  public static func __makeInfo() -> __ViewTypeInfo {
    ReflectedTypeInfo<Self>(flags: NodeFlags.structural | NodeFlags.leavesOut)
  }

  /// A list that memoizes keeps its elements, to compare the next ones with them.
  @inlinable
  @inline(__always)
  static func keepIfMemoizing(_ view: UnsafeMutablePointer<Self>, _ fragment: __NodeReference, _ tree: __Tree) {
    let isKept = view.pointee.equalRun != nil
    if let payload = tree[fragment].pointee.payload {
      tree[fragment].pointee.payload = nil
      __destroy(payload, tree)
    }
    if isKept {
      tree[fragment].pointee.payload = tree.pointee.arena.store(view)
    } else {
      view.deinitialize(count: 1)
    }
  }

  @inlinable
  @inline(__always)
  func withRows(_ body: (__ListRows<Element, ID, Content>) -> Void) {
    elements.withUnsafeBufferPointer { buffer in
      body(
        __ListRows(elements: buffer.baseAddress, count: buffer.count, id: id, content: content, equalRun: equalRun))
    }
  }
}
