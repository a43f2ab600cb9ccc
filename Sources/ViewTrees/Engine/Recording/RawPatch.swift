/// A patch as the tree notes it; the view is read when somebody asks for it.
@frozen
public struct __RawPatch: BitwiseCopyable {
  @usableFromInline enum Kind {
    @inlinable static var mount: UInt32 { 0 }
    @inlinable static var update: UInt32 { 1 }
    @inlinable static var move: UInt32 { 2 }
    @inlinable static var unmount: UInt32 { 3 }
  }

  let kind: UInt32
  let node: __NodeReference
  let generation: UInt32
  let parent: __NodeReference
  let before: __NodeReference
  /// Of an update, one more than the index of the fields that differ, 0 if they are not known.
  let detail: UInt32
}
