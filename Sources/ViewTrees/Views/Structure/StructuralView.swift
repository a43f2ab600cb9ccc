/// A view that only gives structure to other views: an optional, a branch, a list, a modifier.
///
/// Its parts become children of a fragment or of the node around it. It is never evaluated or compared as a whole.
public protocol __StructuralView: View where Body == Never {}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension __StructuralView {
  /// A structural view has no body.
  public var body: Never { preconditionFailure("\(Self.self) has no body: its parts are mounted in its place") }

  @inlinable
  @inline(__always)
  public static var __isSingleNode: Bool { false }

  @inlinable
  @inline(__always)
  public static var __isEvaluated: Bool { false }

  public static func __makeInfo() -> __ViewTypeInfo { ReflectedTypeInfo<Self>(flags: .structural) }
}

/// A cursor over the parts of a value, which are consumed one after the other by address.
///
/// Nested accesses to stored properties would cost copies; addresses from the layout do not. A frozen struct has its
/// fields in order, each at the next aligned offset. `StructuralLayoutTests` checks that.
@frozen
@usableFromInline
struct ViewParts {
  @usableFromInline let base: UnsafeMutableRawPointer
  @usableFromInline var offset: Int

  @inlinable
  @inline(__always)
  init(_ base: UnsafeMutableRawPointer, offset: Int = 0) {
    self.base = base
    self.offset = offset
  }

  @inlinable
  @inline(__always)
  mutating func next<Part>(_: Part.Type) -> UnsafeMutablePointer<Part> {
    let mask = MemoryLayout<Part>.alignment - 1
    let start = (offset + mask) & ~mask
    offset = start + MemoryLayout<Part>.size
    return (base + start).assumingMemoryBound(to: Part.self)
  }

  @inlinable
  @inline(__always)
  mutating func mount<Part: View>(_ part: Part.Type, _ cursor: inout __ChildCursor) {
    Part.__mount(next(part), &cursor)
  }

  @inlinable
  @inline(__always)
  mutating func update<Part: View>(_ part: Part.Type, _ cursor: inout __ChildCursor) {
    Part.__update(next(part), &cursor)
  }
}
