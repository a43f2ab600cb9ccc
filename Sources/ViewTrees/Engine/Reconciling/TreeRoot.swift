/// The fragment at the top of every tree, in which the root view is mounted.
enum TreeRoot: __StructuralView {
  static func __mount(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {}
  static func __update(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {}
}
