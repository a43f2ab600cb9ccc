/// The short form of a patch, in 24 bytes.
///
/// The view is read when the patch is handed over.
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
  /// Updates only: one more than the index of the set of differing fields; 0 if they are not known.
  let detail: UInt32
}
