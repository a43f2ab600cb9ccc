public import KeyedDiffing

/// The elements of a list and the functions that make its rows, by address while the list is reconciled.
@frozen
public struct __ListRows<Element, ID: Hashable, Content: View> {
  @usableFromInline let elements: UnsafePointer<Element>?
  @usableFromInline let count: Int
  @usableFromInline let id: (UnsafePointer<Element>) -> ID
  @usableFromInline let content: ((Element) -> Content)?
  /// Whether the elements are the views.
  ///
  /// Comparing the closure with nil would copy it.
  @usableFromInline let isInPlace: Bool
  @usableFromInline let equalRun: ForEach<Element, ID, Content>.EqualRun?
  /// Whether reads of the closure are tracked for each row.
  @usableFromInline let isTracked: Bool

  @inlinable
  @inline(__always)
  init(
    elements: UnsafePointer<Element>?, count: Int, id: @escaping (UnsafePointer<Element>) -> ID,
    content: ((Element) -> Content)?, equalRun: ForEach<Element, ID, Content>.EqualRun?, isTracked: Bool
  ) {
    self.elements = elements
    self.count = count
    self.id = id
    self.content = content
    self.equalRun = equalRun
    self.isTracked = isTracked
    isInPlace = content == nil
  }

  @inlinable
  @inline(__always)
  func element(_ index: Int) -> UnsafePointer<Element> {
    // Indices are below the number of rows, or equal to it if no element is read. Only an empty buffer has no address.
    assert(index >= 0 && index <= count && elements != nil, "There is no such row")
    return elements.unsafelyUnwrapped + index
  }

  /// The identity of a row.
  @inlinable
  @inline(__always)
  func id(_ index: Int) -> ID { id(element(index)) }

  /// Makes the view of a row.
  @inlinable
  @inline(__always)
  func makeView(_ index: Int, at place: UnsafeMutablePointer<Content>) {
    if let content {
      place.initialize(to: content(element(index).pointee))
    } else {
      place.initialize(to: view(index).pointee)
    }
  }

  /// Reads everything that reconciling the rows reads.
  @inlinable
  func readAhead() {
    for index in 0..<count {
      _ = id(index)
      if let content { _ = content(element(index).pointee) }
    }
  }

  /// The element as a view; only for lists without a closure.
  @inlinable
  @inline(__always)
  func view(_ index: Int) -> UnsafeMutablePointer<Content> {
    // The cast is sound: initializers without a closure require `Element == Content`. The view is read and never
    // changed.
    assert(Element.self == Content.self, "The elements are no views")
    return UnsafeMutableRawPointer(mutating: element(index)).assumingMemoryBound(to: Content.self)
  }
}

/// The old and the new rows of a list, for the matching of keys.
@frozen
@usableFromInline
struct ListSides<Element, ID: Hashable, Content: View>: __KeyedSides {
  @usableFromInline let rows: __ListRows<Element, ID, Content>
  @usableFromInline let tree: __TreeHandle
  /// Where the old rows start in the tree's buffer of rows.
  @usableFromInline let start: Int
  @usableFromInline let oldCount: Int

  @inlinable
  init(rows: __ListRows<Element, ID, Content>, tree: __TreeHandle, start: Int, oldCount: Int) {
    self.rows = rows
    self.tree = tree
    self.start = start
    self.oldCount = oldCount
  }

  @inlinable var newCount: Int { rows.count }

  @inlinable
  @inline(__always)
  func oldKey(_ index: Int) -> UnsafeMutablePointer<ID> {
    ListRow<Content, ID>.key(of: tree.storage.pointee.rows[start + index], tree)
  }

  @inlinable
  @inline(__always)
  func keysAreEqual(old: Int, new: Int) -> Bool { oldKey(old).pointee == rows.id(new) }

  @inlinable
  func keysAreEqual(old first: Int, old second: Int) -> Bool { oldKey(first).pointee == oldKey(second).pointee }

  @inlinable
  func keysAreEqual(new first: Int, new second: Int) -> Bool { rows.id(first) == rows.id(second) }

  @inlinable
  func hash(old: Int) -> UInt64 { __keyHash(oldKey(old).pointee) }

  @inlinable
  func hash(new: Int) -> UInt64 { __keyHash(rows.id(new)) }
}
