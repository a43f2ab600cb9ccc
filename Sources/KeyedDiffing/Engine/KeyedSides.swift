/// Two lists whose elements have keys, as the matcher reads them: by offset.
///
/// The hash only narrows the search; equality decides. The protocol is public so that the matcher is inlined into
/// clients, where it is as fast as a loop written by hand. It is not meant to be used directly.
public protocol __KeyedSides {
  var oldCount: Int { get }
  var newCount: Int { get }
  func keysAreEqual(old: Int, new: Int) -> Bool
  func keysAreEqual(old first: Int, old second: Int) -> Bool
  func keysAreEqual(new first: Int, new second: Int) -> Bool
  /// Equal keys must have equal hashes, on both sides. The matcher spreads the hashes itself.
  func hash(old: Int) -> UInt64
  func hash(new: Int) -> UInt64
}

/// One of the two lists alone.
@usableFromInline
protocol KeyedSide {
  func keysAreEqual(_ first: Int, _ second: Int) -> Bool
  func hash(_ index: Int) -> UInt64
}

@frozen
@usableFromInline
struct OldSide<Sides: __KeyedSides>: KeyedSide {
  @usableFromInline let sides: Sides

  @inlinable
  @inline(__always)
  init(_ sides: Sides) { self.sides = sides }

  @inlinable
  @inline(__always)
  func keysAreEqual(_ first: Int, _ second: Int) -> Bool { sides.keysAreEqual(old: first, old: second) }

  @inlinable
  @inline(__always)
  func hash(_ index: Int) -> UInt64 { sides.hash(old: index) }
}

@frozen
@usableFromInline
struct NewSide<Sides: __KeyedSides>: KeyedSide {
  @usableFromInline let sides: Sides

  @inlinable
  @inline(__always)
  init(_ sides: Sides) { self.sides = sides }

  @inlinable
  @inline(__always)
  func keysAreEqual(_ first: Int, _ second: Int) -> Bool { sides.keysAreEqual(new: first, new: second) }

  @inlinable
  @inline(__always)
  func hash(_ index: Int) -> UInt64 { sides.hash(new: index) }
}
