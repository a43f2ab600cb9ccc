/// One view for each element of a collection, matched by the identity of the elements.
///
/// ```swift
/// ForEach(items) { item in TodoRow(todo: item) }
/// ForEach(names, id: \.self) { name in Text(name) }
/// ```
///
/// When elements change places their views move with them, with the smallest number of moves. If an identity is
/// repeated, its n-th occurrence matches the n-th, and the update carries a diagnostic.
///
/// With `memoizing: true` you promise that a row depends only on its element: rows whose elements equal the previous
/// ones are skipped without calling the closure. The promise concerns only what a row shows: before a row handles an
/// event, it is rebuilt, so its handlers are the newest.
@frozen
public struct ForEach<Element, ID: Hashable, Content: View>: __StructuralView {
  @usableFromInline let elements: [Element]
  @usableFromInline let id: (UnsafePointer<Element>) -> ID
  /// Nil if the elements are the views.
  @usableFromInline let content: ((Element) -> Content)?
  /// Counts the equal elements at the start of two arrays; nil unless rows of equal elements are skipped.
  ///
  /// It is called for a whole run, so that the comparison of an element is inlined into its loop.
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
}
